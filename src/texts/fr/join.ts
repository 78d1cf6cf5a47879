// See en/join.
import type { join as english } from '../en/join.ts';

export const join: typeof english = {
  codeFields: { quiz: 'Code d’un quiz partagé', group: 'Code d’une invitation' },
  codeHint: 'Les 10 lettres et chiffres, ou le lien entier.',
  codeFlaw: 'Un code a 10 lettres et chiffres. Vérifie-le.',
  open: 'Ouvrir',

  nameInGroup: 'Ton nom dans le groupe',
  name: 'Ton nom (facultatif)',
  nameHintWithBoard:
    'Avec un nom, tu apparais dans le classement : tous ceux qui ont ce quiz le voient, avec ton premier score et ton temps.',
  nameHint: 'La personne qui a partagé le quiz voit ce nom.',
  join: 'Rejoindre',
  accountNeeded: 'Crée un compte ou connecte-toi pour finir.',
  failed: 'Cet appareil n’a pas pu l’enregistrer. Réessaie.',
  nameRefused: (name) => `« ${name} » ne peut pas être utilisé ici. Choisis un autre nom.`,

  loadFailed: { quiz: 'Le quiz partagé n’a pas pu être chargé', group: 'L’invitation n’a pas pu être chargée' },
  opensNothing: { quiz: 'Ce code ne marche pas', group: 'Cette invitation ne marche pas' },
  isOfOther: { quiz: 'C’est le code d’un groupe', group: 'C’est le code d’un quiz' },
  unknownError: 'Une erreur inconnue s’est produite',
  askForNew: 'Demandes-en un nouveau à la personne qui te l’a donné.',
};
