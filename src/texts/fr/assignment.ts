// See en/assignment.
import type { assignment as english } from '../en/assignment.ts';
import { plural } from './plural.ts';

const answersHint = 'Après la fermeture, les membres voient les réponses et leur score. Il faut une date de fermeture.';

export const assignment: typeof english = {
  title: 'Donner un quiz',
  cancel: 'Annuler',
  acts: { assign: 'Donner', change: 'Modifier' },
  runningActs: { assign: 'Un instant...', change: 'Modification...' },
  done: { assign: 'Le quiz est donné au groupe.', change: 'Le devoir est modifié.' },
  failed: 'Le quiz n’a pas pu être donné. Réessaie.',
  quiz: 'Quiz',
  noQuiz: 'Tu n’as pas encore de quiz. Envoie d’abord un document.',
  isAssigned: 'Ce quiz est déjà donné. Tu en modifies les conditions.',

  opens: 'Ouverture (vide : tout de suite)',
  closes: 'Fermeture (vide : jamais)',
  closingHint: 'Une fois le quiz ouvert, tu peux seulement prolonger le délai.',
  isOverHint: 'Ce moment est passé. Le quiz se ferme tout de suite, et tout ce qui est rendu est en retard.',
  answers: 'Réponses',
  answersAt: { at_once: 'Tout de suite', after_closing: 'Après la fermeture' },
  answersHint,
  answersKnownHint: (members) =>
    plural(members, {
      one: `${answersHint} 1 membre a déjà ce quiz avec ses réponses.`,
      other: `${answersHint} ${members} membres ont déjà ce quiz avec ses réponses.`,
    }),
  attempts: 'Tentatives qui comptent (vide : toutes)',
  attemptsHint:
    'Les tentatives en retard ou en trop arrivent quand même. Les premières sont signalées, les autres ne comptent pas.',
};
