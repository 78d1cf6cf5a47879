// See en/progress.
import type { progress as english } from '../en/progress.ts';
import { plural } from './plural.ts';

export const progress: typeof english = {
  page: 'Progression',
  isPartial: 'Tu vois seulement ce que tu as fait sur cet appareil. Connecte-toi à Internet pour voir le reste.',
  download: 'Télécharger en CSV',
  nothingYet: 'Rien à montrer pour l’instant',
  nothingYetNote: 'Termine un quiz pour voir tes scores, tes jours et ce que tu sais de chaque thème.',
  asTable: 'En tableau',
  day: 'Jour',
  questions: 'Questions',
  when: 'Quand',
  score: 'Score',
  quiz: 'Quiz',

  yourDays: 'Tes jours',
  daySums: {
    answers: (sum, days) =>
      `${sum} réponses dans les ${days} derniers jours. Un jour finit à 4 h du matin. Tu peux manquer un jour par semaine sans perdre ta série.`,
    minutes: (sum, days) =>
      `${sum} minutes dans les ${days} derniers jours. Un jour finit à 4 h du matin. Tu peux manquer un jour par semaine sans perdre ta série.`,
  },
  show: 'Afficher',
  measures: { answers: 'Réponses', minutes: 'Minutes' },
  quizzes: 'Quiz',
  reviews: 'Révisions',

  scores: 'Scores',
  allQuizzes: 'Tous les quiz',
  scoresSum: (count, last) =>
    plural(count, {
      one: `${count} tentative, la dernière à ${last}. La ligne pointillée est à 70 %.`,
      other: `${count} tentatives, la dernière à ${last}. La ligne pointillée est à 70 %.`,
    }),
  scoresSumWithMean: (count, last) =>
    `${count} tentatives, la dernière à ${last}. La ligne pointillée est à 70 %. La ligne est la moyenne des cinq dernières.`,
  scoreAndCount: (score, count) => `${score}, ${count}`,

  comesBack: 'Bientôt en révision',
  nothingComesBack: 'Rien à réviser dans les deux prochaines semaines.',
  comingSum: (today, sum) => `${today} aujourd’hui, ${sum} dans les deux prochaines semaines.`,
  weekdayAndDay: (weekday, day) => `${weekday} ${day}`,

  whatYouKnow: 'Ce que tu sais',
  knownOf: (count, all) => plural(count, { one: `${count} sue sur ${all}`, other: `${count} sues sur ${all}` }),
  masterySum: (count, all) =>
    plural(count, {
      one: `${count} question sue sur ${all}. Une question compte tant que tu as 90 % de chances de t’en souvenir. La révision l’entretient.`,
      other: `${count} questions sues sur ${all}. Une question compte tant que tu as 90 % de chances de t’en souvenir. La révision l’entretient.`,
    }),
  topics: (count) => plural(count, { one: `${count} thème`, other: `${count} thèmes` }),
  noTopic: 'Sans thème',
  sureButWrong: 'À coup sûr, mais faux',
  sureButWrongNote:
    'Tu n’avais aucun doute sur ces réponses. Une question quitte cette liste dès que tu la réussis en révision ou dans le quiz.',
  weakestTopics: (count) => plural(count, { one: 'Ton thème le plus faible', other: `Tes ${count} thèmes les plus faibles` }),
  practise: 'S’entraîner',
  practiseQuiz: (title, count) =>
    plural(count, { one: `S’entraîner : ${title}, ${count} question`, other: `S’entraîner : ${title}, ${count} questions` }),
  practiseTopic: (topic, count) =>
    plural(count, { one: `S’entraîner : ${topic}, ${count} question`, other: `S’entraîner : ${topic}, ${count} questions` }),
  practiceFailed: 'L’entraînement n’a pas pu commencer sur cet appareil.',

  everyQuiz: 'Chaque quiz, tentative par tentative',
  version: (number) => `Version ${number}`,
  attemptsOfQuiz: (count, last) =>
    plural(count, { one: `${count} tentative, la dernière à ${last}`, other: `${count} tentatives, la dernière à ${last}` }),
  attempts: 'Tentatives',
  backToProgress: 'Retour à la progression',
  noResult: 'Il n’y a pas encore de résultats de ce quiz sur cet appareil. Ouvre cette page une fois en ligne.',
  attemptsSum: (count) =>
    plural(count, {
      one: 'Une tentative jusqu’ici.',
      other: `${count} tentatives. La ligne pointillée est à 70 %.`,
    }),
  moment: (day, time) => `${day}, ${time}`,
  nightMoment: (day, time) => `Nuit du ${day}, ${time}`,
  sameScore: 'Pareil que la dernière fois',
  betterScore: (points) => `${points} points de plus que la dernière fois`,
  lowerScore: (points) => `${points} points de moins que la dernière fois`,

  attempt: 'Tentative',
  backToAttempts: 'Retour aux tentatives',
  scoreAndMoment: (score, moment) => `${score} · ${moment}`,
  notOnDevice: 'Cette tentative n’est pas sur cet appareil',
  openOnline: 'Ouvre-la une fois en ligne. Ensuite, elle marche aussi hors ligne.',
};
