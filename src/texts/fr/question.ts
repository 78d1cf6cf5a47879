// See en/question.
import type { question as english } from '../en/question.ts';
import { plural } from './plural.ts';

export const question: typeof english = {
  loadFailed: 'Le quiz n’a pas pu être chargé',
  unavailable: 'Les données du quiz ne sont pas disponibles.',
  unknownError: 'Une erreur inconnue s’est produite',

  correct: 'Juste !',
  incorrect: 'Faux',
  submitted: 'Réponse donnée',
  answer: 'La réponse',
  yourAnswer: 'Ta réponse',
  correctAnswer: 'Bonne réponse',
  modelAnswer: 'Réponse type',
  inDocument: 'Dans le document',
  spelling: (right) => `Attention à l’orthographe : ${right}`,
  explanation: 'Explication',
  noExplanation: 'Pas d’explication.',
  showInDocument: 'Voir dans le document',

  iWasRight: 'J’avais juste',
  judgedRight: 'Tu l’as comptée juste',
  judgedRightNote: 'Montré à côté de ton score, et accepté la prochaine fois.',
  undo: 'Annuler',
  undoJudgement: 'Annuler : tu l’as comptée juste',

  pointCounts: {
    student: (count, all) =>
      plural(count, { one: `Tu as coché ${count} idée sur ${all}`, other: `Tu as coché ${count} idées sur ${all}` }),
    model: (count, all) =>
      plural(count, {
        one: `Le modèle de langage propose ${count} idée sur ${all}`,
        other: `Le modèle de langage propose ${count} idées sur ${all}`,
      }),
    suggested: (count, all) =>
      plural(count, { one: `Proposé : ${count} idée sur ${all}`, other: `Proposé : ${count} idées sur ${all}` }),
  },
  points: 'Les idées de la réponse type.',
  pointHints: {
    student: 'Tes coches comptent dans ton score.',
    model:
      'Un modèle de langage a coché ce qu’il a trouvé. Coche ce que ta réponse dit vraiment. Tes coches comptent dans ton score.',
    suggested: 'Ce n’est qu’une proposition. Coche ce que ta réponse dit vraiment. Tes coches comptent dans ton score.',
  },
  sharedPointHints: {
    student: 'Tes coches sont pour toi : elles ne comptent pas dans ton score.',
    model:
      'Un modèle de langage a coché ce qu’il a trouvé. Coche ce que ta réponse dit vraiment. Tes coches sont pour toi : elles ne comptent pas dans ton score.',
    suggested:
      'Ce n’est qu’une proposition. Coche ce que ta réponse dit vraiment. Tes coches sont pour toi : elles ne comptent pas dans ton score.',
  },
  suggestedPoint: 'Proposé',
  noneIsRight: 'Aucune n’est dans ma réponse',
  suggestionIsRight: 'La proposition est juste',

  passageQuestion: 'Quelle part de ce passage était dans ta réponse ?',
  passageRatings: { all: 'Tout', most: 'Presque tout', some: 'Un peu', nothing: 'Rien' },
  passageCounts: '« Tout » et « Presque tout » comptent comme justes.',
  passageIsForYou: 'C’est pour toi : cela ne compte pas dans ton score.',

  somethingWrong: 'Une erreur ?',
  edit: 'Modifier',
  acceptAnswer: 'Ma réponse est juste aussi',
  answerAccepted: 'Ta réponse sera acceptée la prochaine fois.',
  leaveOut: 'La laisser de côté',
  leftOut: 'La question sera laissée de côté la prochaine fois.',
  nothingChanged: 'Rien n’a changé : c’est déjà ainsi dans la dernière version, ou c’est la seule question.',
  changeFailed: 'Cet appareil n’a pas pu modifier le quiz. Réessaie.',
};
