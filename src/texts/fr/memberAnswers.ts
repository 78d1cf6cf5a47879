// See en/memberAnswers.
import type { memberAnswers as english } from '../en/memberAnswers.ts';

export const memberAnswers: typeof english = {
  page: 'Réponses d’un membre',
  back: 'Retour aux résultats',
  loadFailed: 'Les réponses n’ont pas pu être chargées',
  unknownError: 'Une erreur inconnue s’est produite',
  handedIn: (time) => `Rendu le ${time}`,
  handedInLate: (time) => `Rendu le ${time}, <b>en retard</b>`,
  next: (name) => `Suivant : ${name}`,
  none: 'Aucune réponse à montrer',
  noneNote: 'Rien n’a été rendu, ou cela a été rendu avant que l’application dise que tu peux lire les réponses.',

  question: (number) => `Question ${number}`,
  answer: 'Réponse',
  noAnswer: 'Sans réponse',
  correct: 'Juste',
  incorrect: 'Faux',
  markedAgain: (answer, key) =>
    `Version ${answer}, corrigée d’après la version ${key}. Tu vois les questions telles qu’elles ont été posées, avec les réponses rectifiées.`,
  firstCheckWrong: 'La première vérification compte, et elle était fausse.',
  toMark: 'À corriger',

  pointsHint: 'Coche chaque idée présente dans la réponse.',
  isRight: 'La réponse est-elle juste ?',
  verdicts: { right: 'Juste', wrong: 'Pas juste' },
  markedBy: (name) => `Corrigé par ${name}`,
  save: 'Enregistrer la correction',
  saveFor: (number) => `Enregistrer la correction de la question ${number}`,
  saving: 'Enregistrement...',
  saved: 'La correction est enregistrée. Elle compte dans le score.',
  saveFailed: 'La correction n’a pas pu être enregistrée. Réessaie.',
  needsNetwork: 'Il faut être en ligne pour enregistrer une correction.',
};
