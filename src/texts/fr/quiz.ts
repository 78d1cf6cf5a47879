// See en/quiz.
import type { quiz as english } from '../en/quiz.ts';
import { plural } from './plural.ts';

export const quiz: typeof english = {
  page: 'Quiz',
  loadFailed: 'Le quiz n’a pas pu être chargé',
  unknownError: 'Une erreur inconnue s’est produite',
  unavailable: 'Les données du quiz ne sont pas disponibles.',
  openFromDashboard: 'Ouvre le quiz depuis le tableau de bord.',
  error: 'Erreur',
  questionUnavailable: (index) =>
    `Les données de la question ne sont pas disponibles (index : ${index}). Recharge la page ou contacte l’assistance.`,

  hours: (count) => plural(count, { one: `${count} heure`, other: `${count} heures` }),
  minutes: (count) => plural(count, { one: `${count} minute`, other: `${count} minutes` }),
  seconds: (count) => plural(count, { one: `${count} seconde`, other: `${count} secondes` }),
  timeForQuestions: (time, count) =>
    plural(count, { one: `${time} pour ${count} question`, other: `${time} pour ${count} questions` }),
  withMarks: (timeForQuestions, marks) => `${timeForQuestions}, ${marks}`,
  clockStarts:
    'Le chronomètre part quand tu appuies sur le bouton ci-dessous. Il continue si tu quittes cette page ou fermes Oasis.',
  answersSaved: 'Tes réponses sont enregistrées sur cet appareil. Quand le temps est écoulé, elles sont rendues automatiquement.',
  how: 'Mode',
  ways: { practice: 'Avec vérification', exam: 'Comme un examen' },
  wayNotes: {
    practice: 'Tu peux vérifier chaque réponse avant de continuer.',
    exam: 'Pas de vérification ni de correction avant la fin. Un rappel apparaît dix minutes et une minute avant.',
  },
  start: 'Commencer le quiz',

  position: (position, count) => `Question ${position} sur ${count}`,
  allQuestions: 'Toutes les questions',
  saveAndClose: 'Enregistrer et fermer',
  kept: 'Enregistré. Continue quand tu veux.',
  keptOnClock: 'Enregistré. Le chronomètre continue.',
  notSaved: 'Pas enregistré',
  savingAll: 'Enregistrement...',
  saving: 'Enregistrement…',
  saved: 'Enregistré sur cet appareil',
  storageFailed: 'Cet appareil n’a pas pu enregistrer tes réponses',
  keepOpen: 'Laisse cette page ouverte : tes réponses sont encore ici, et Oasis réessaie de les enregistrer en continu.',
  downloadAnswers: 'Télécharger mes réponses',
  timeLeft: { 600: 'Il reste 10 minutes.', 60: 'Il reste 1 minute.' },

  question: (number) => `Question ${number}`,
  topic: (topic) => `Thème : ${topic}`,
  flaggedTitle: 'Marquées pour relecture',
  flag: 'Marquer pour relecture',
  unflag: 'Retirer la marque',
  flagged: (number) => `Question ${number} marquée`,
  unflagged: (number) => `Marque retirée de la question ${number}`,
  writeHere: 'Ta réponse...',
  sure: 'À coup sûr',
  sureAbout:
    'Indique que tu n’as aucun doute. Ton score ne change pas ; la progression montre ce que tu croyais savoir mais qui était faux.',
  showAgain: 'Revoir la réponse',
  answerNeeded: 'Choisis ou écris une réponse.',
  answerSubmitted: 'Réponse donnée',
  correct: 'Juste !',
  incorrect: 'Faux',
  checkLast: 'Vérifie ta réponse à la dernière question avant de terminer.',

  previous: 'Précédente',
  next: 'Suivante',
  check: 'Vérifier',
  finish: 'Terminer le quiz',
  questions: 'Questions',
  answeredOf: (answered, count) =>
    plural(answered, { one: `${answered} réponse sur ${count}`, other: `${answered} réponses sur ${count}` }),
  states: { answered: 'avec réponse', open: 'sans réponse', checked: 'vérifiée', flagged: 'marquée' },
  shortQuestion: (number) => `Q${number}`,
  examAnswers: {
    atEnd: 'Les réponses sont montrées à la fin.',
    afterClosing: 'Les réponses sont montrées après la fermeture du quiz.',
  },
  closeAnyTime: 'Tu peux fermer Oasis à tout moment. Tes réponses restent ici.',
  closeAnyTimeTimed: 'Tu peux fermer Oasis à tout moment. Tes réponses restent ici, et le chronomètre continue.',
  writtenBy: (model) => `Questions de ${model}, vérifiées avec ton document.`,
  answersReadBy: (name) => `${name} peut lire tes réponses.`,
  download: (format) => `Télécharger ${format}`,
  moreFormats: 'Imprimer et autres formats',

  keys: 'Touches',
  keysHint: 'Touches (appuie sur ?)',
  keyRows: {
    options: { key: '1 – 4 ou A – D', act: 'Choisir une réponse' },
    enter: { key: 'Entrée', act: 'Vérifier la réponse, puis continuer' },
    controlEnter: { key: 'Ctrl + Entrée', act: 'Pareil, pendant que tu écris' },
    arrows: { key: '← et →', act: 'Question précédente et suivante' },
    flag: { key: 'F', act: 'Marquer la question ou retirer la marque' },
    help: { key: '?', act: 'Montrer les touches' },
  },
  singleKeys: 'Lettres, chiffres et ?',
  on: 'Oui',
  off: 'Non',
  close: 'Fermer',

  finishTitle: 'Terminer le quiz ?',
  reviewAnswers: 'Relire mes réponses',
  confirmFinish: 'Confirmer et terminer',
  finishSure: 'Tes réponses seront enregistrées. Veux-tu vraiment terminer ?',
  stillFlagged: (count) =>
    plural(count, { one: `Il te reste ${count} question marquée.`, other: `Il te reste ${count} questions marquées.` }),
  unanswered: (count) =>
    plural(count, { one: `${count} question est sans réponse.`, other: `${count} questions sont sans réponse.` }),
  goTo: (number) => `Aller à la question ${number}`,
  goToFirst: (number) => `Aller à la première : question ${number}`,
  isPractice: 'C’est un entraînement. Il n’est pas rendu et ne change pas ton score.',
  offline: 'Tu es hors ligne. Oasis garde tes réponses et les envoie dès que tu es en ligne.',
  timeUp: 'Le temps est écoulé ! Le quiz est rendu automatiquement.',
  submitted: 'Quiz rendu !',
  submitFailed: 'Les résultats du quiz n’ont pas pu être enregistrés.',
  needsLogin: 'Enregistré sur cet appareil. Connecte-toi pour envoyer tes réponses.',
  waits: 'Enregistré sur cet appareil. Il partira dès que tu seras en ligne.',

  startOver: 'Recommencer',
  discard: 'Abandonner',
  putAwayTitles: { discard: 'Abandonner cette tentative ?', 'start-over': 'Recommencer ?' },
  goOn: 'Continuer le quiz',
  putAwayNotes: {
    discard: 'Rien n’est rendu, et ton score ne change pas. Le quiz reste.',
    'start-over': 'Tu recommences à la question 1. Rien n’est rendu, et ton score ne change pas.',
    'start-over-timed': 'Tu recommences à la question 1 avec tout le temps prévu. Rien n’est rendu, et ton score ne change pas.',
  },
  nothingAnswered: 'Tu n’as encore répondu à rien.',
  answersLost: (count) =>
    plural(count, {
      one: 'Ta réponse sera perdue pour de bon.',
      other: `Tes ${count} réponses seront perdues pour de bon.`,
    }),
  discarded: 'La tentative est abandonnée. Rien n’a été rendu.',
  startOverFailed: 'Cet appareil n’a pas pu recommencer. Réessaie.',
};
