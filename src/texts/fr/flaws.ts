// See en/flaws.
import type { flaws as english } from '../en/flaws.ts';

export const flaws: typeof english = {
  containsAnswer: 'La question contient sa propre réponse.',
  longKey: 'Le bon choix est bien plus long que les autres, ce qui le trahit.',
  allOfTheAbove: 'Un choix renvoie aux autres (« toutes les réponses ci-dessus »). Écris plutôt une réponse à part.',
  longAnswer: 'Peu de gens tapent plus de huit mots exactement de la même façon. Fais-en une rédaction, ou demande moins.',
  loneDollar: 'Il y a un signe dollar seul. Mets les formules entre deux dollars, et écris un simple dollar \\$.',
  noExplanation: 'Il n’y a pas d’explication. Ajoutes-en une qui dit pourquoi la réponse est juste.',
  unmarked: 'Aucun choix n’est indiqué comme bon. Indiques-en un.',
  twice: 'Cette question est déjà dans le quiz.',
  outOfBounds: 'La question ne peut pas être enregistrée telle quelle.',
};
