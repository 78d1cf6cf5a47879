// See en/sharedQuiz.
import type { sharedQuiz as english } from '../en/sharedQuiz.ts';
import { plural } from './plural.ts';

export const sharedQuiz: typeof english = {
  page: 'Un quiz partagé',
  owner: (name) => `Partagé par ${name}`,
  ownerUnknown: 'Partagé avec toi',
  intro: 'Essaie-le ici sans compte, ou rejoins-le pour le garder sur ton appareil.',

  questions: (count) =>
    plural(count, {
      one: `${count} question avec sa réponse expliquée`,
      other: `${count} questions avec leurs réponses expliquées`,
    }),
  noTimeLimit: 'Sans limite de temps',
  timeLimit: (minutes) =>
    plural(minutes, {
      one: `${minutes} minute une fois que tu l’as rejoint`,
      other: `${minutes.toLocaleString('fr')} minutes une fois que tu l’as rejoint`,
    }),
  visible: 'Tu vois les questions et les phrases dont elles viennent, pas le document.',
  tryIt: 'Essayer',
  waysOfStudent:
    'Rejoins-le pour le garder sur ton tableau de bord, hors ligne aussi. Si tu l’essaies seulement, rien n’est envoyé.',
  waysOfVisitor:
    'Rejoins-le avec un compte pour le garder sur ton tableau de bord, hors ligne aussi. Pour l’essayer, pas besoin de compte, et rien n’est envoyé.',

  tryPage: 'Quiz partagé',
  loadFailed: 'Le quiz n’a pas pu être chargé',
  unknownError: 'Une erreur inconnue s’est produite',
  results: 'Résultats du quiz',
  subtitle: (title) => `Essayé : ${title}`,
  joinTitle: 'Rejoins-le pour le garder',
  joinNote:
    'Cet essai reste sur cet appareil et ne compte pas. Une fois que tu l’as rejoint, le quiz est sur ton tableau de bord, hors ligne aussi.',
  tryAgain: 'Recommencer',
};
