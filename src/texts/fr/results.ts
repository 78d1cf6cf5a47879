// See en/results.
import type { results as english } from '../en/results.ts';
import { plural } from './plural.ts';

export const results: typeof english = {
  page: 'Résultats du quiz',
  pastExam: (title) => `${title} (annales)`,
  unavailable: 'Les données des résultats ne sont pas disponibles.',
  openFromDashboard: 'Ouvre les résultats depuis le tableau de bord.',
  loadFailed: 'Les résultats n’ont pas pu être chargés',
  noSubmission: 'Rien n’a été rendu pour ce quiz',
  neverLoaded: 'Ces résultats ne sont pas encore sur cet appareil. Ouvre-les une fois en ligne.',

  score: 'Ton score',
  overallScore: 'Score global',
  sun: (score) => `Le soleil a fait ${score} pour cent de son chemin`,
  goal: '70 %',
  marks: (got, all) => `${got.toLocaleString('fr')} sur ${all}`,
  firstChecks: (right, count) => `Juste dès la première vérification : ${right} sur ${count}`,
  correctAnswers: 'Bonnes réponses',
  totalQuestions: 'Questions au total',
  deliveries: { received: 'Reçu', refused: 'Refusé', practice: 'Entraînement', waiting: 'En attente d’envoi' },

  ownJudgement: (correct, questions, ownCount) => `${correct} sur ${questions}, et ${ownCount} que tu as comptées justes`,
  essays: (count, parts) =>
    plural(count, { one: `Avec ${count} rédaction : ${parts}`, other: `Avec ${count} rédactions : ${parts}` }),
  essayParts: {
    student: (count) => plural(count, { one: `${count} corrigée par toi`, other: `${count} corrigées par toi` }),
    model: (count) =>
      plural(count, {
        one: `${count} proposée par un modèle de langage`,
        other: `${count} proposées par un modèle de langage`,
      }),
    suggested: (count) => plural(count, { one: `${count} proposée`, other: `${count} proposées` }),
    uncompared: (count) => `${count} à comparer`,
    compared: (count) => plural(count, { one: `${count} comparée par toi`, other: `${count} comparées par toi` }),
    blank: (count) => `${count} sans réponse`,
  },
  markEssays: (count) => plural(count, { one: 'Corriger ma rédaction', other: `Corriger mes ${count} rédactions` }),
  savingMarks: 'Enregistrement de tes corrections…',
  marksRefused: (reason) => `Tes corrections ont été refusées : ${reason} Elles restent sur cet appareil.`,
  marksWaitForLogin: 'Tes corrections sont enregistrées sur cet appareil et partiront après ta prochaine connexion.',
  marksWaitForNetwork: 'Tes corrections sont enregistrées sur cet appareil et partiront dès que tu seras en ligne.',
  markFailed: 'Ta correction n’a pas pu être enregistrée sur cet appareil.',

  noScore: 'Il n’y a pas de score',
  takenBack: 'Ce quiz a été retiré avant son ouverture. Tes réponses sont conservées.',
  afterClosing: 'Ton score arrive après la fermeture du quiz',
  closed: (time) => `Fermé depuis le ${time}.`,
  closes: (time) => `Fermeture le ${time}.`,
  notMarkedYet: (count) =>
    plural(count, {
      one: `${count} question, pas encore corrigée.`,
      other: `${count} questions, pas encore corrigées.`,
    }),
  serverIsAsked: 'Ton score et les bonnes réponses apparaîtront ici dès que tu seras en ligne.',
  hereAfterClosing: 'Ton score et les bonnes réponses apparaîtront alors sur cette page.',

  practice: 'Entraînement',
  isPractice: 'Corrigé sur cet appareil. L’entraînement n’est pas rendu et ne change pas ton score.',
  unmarkedTitles: { open: 'Pas encore envoyé', received: 'Envoyé' },
  notSentNotes: {
    login: 'Tes réponses sont enregistrées sur cet appareil et partiront quand tu te reconnecteras.',
    online: 'Tes réponses sont enregistrées sur cet appareil et partiront automatiquement.',
    offline: 'Tes réponses sont enregistrées sur cet appareil et partiront dès que tu seras en ligne.',
    received: 'Tes réponses sont arrivées.',
  },
  markedTitles: { open: 'Score provisoire', received: 'Score définitif' },
  provisionalNotes: {
    login:
      'Corrigé sur cet appareil. Tes réponses partiront quand tu te reconnecteras, et le score définitif remplacera celui-ci.',
    online:
      'Corrigé sur cet appareil. Le serveur n’a pas encore répondu. Tes réponses partiront automatiquement, et le score définitif remplacera celui-ci.',
    received: 'Tes réponses sont arrivées.',
  },
  provisionalAfterTry: {
    online: (lastTry) =>
      `Corrigé sur cet appareil. ${lastTry} Tes réponses partiront automatiquement, et le score définitif remplacera celui-ci.`,
    offline: (lastTry) =>
      `Corrigé sur cet appareil. ${lastTry} Tes réponses partiront dès que tu seras en ligne, et le score définitif remplacera celui-ci.`,
  },
  refused: 'Tes réponses ont été refusées',
  refusedNote: (reason) =>
    `${reason} Rien n’est perdu : les réponses restent sur cet appareil, et le score ci-dessous a été calculé ici.`,
  refusedUnmarkedNote: (reason) => `${reason} Rien n’est perdu : les réponses restent sur cet appareil.`,
  unreadable: 'Cet appareil ne sait plus lire les réponses qu’il devait envoyer.',
  submitFailed: 'Les résultats du quiz n’ont pas pu être enregistrés.',
  retry: 'Réessayer',
  downloadAnswers: 'Télécharger mes réponses',

  resultByTopic: 'Résultat par thème',
  byTopic: 'Par thème',
  topic: 'Thème',
  noTopic: 'Sans thème',
  correctOfTopic: 'Bonnes réponses',
  yourAttempts: 'Tes tentatives',
  sameScore: 'Le même score que la dernière fois',
  betterScore: (points) => `${points} points de plus que la dernière fois`,
  lowerScore: (points) => `${points} points de moins que la dernière fois`,
  lastTime: (right) => `(la dernière fois ${right})`,
  allAttempts: 'Toutes les tentatives',

  markedByVersion: (answer, key) =>
    `Ton professeur a rectifié ce quiz. Tu as fait la version ${answer}, et c’est la version ${key} qui compte.`,
  correctedVersion: (version) => `C’est la version ${version} du quiz, rectifiée par ton professeur.`,
  earlierVersion: (version) => `Ton professeur a rectifié ce quiz. La version ${version}, que tu as faite, compte.`,

  practise: (count) =>
    plural(count, { one: 'S’entraîner sur la question ratée', other: `S’entraîner sur les ${count} questions ratées` }),
  practiceFailed: 'L’entraînement n’a pas pu commencer sur cet appareil.',
  retake: 'Refaire le quiz',
  leaderboard: 'Classement',
  firstAttemptCounts: 'Seule ta première tentative compte dans le classement.',
  retakeDoesNotCount: (group) => `Rendu à ${group}. Une nouvelle tentative n’y compte pas.`,

  breakdown: 'Le détail',
  show: 'Afficher',
  filters: {
    all: (count) => `Toutes ${count}`,
    incorrect: (count) => plural(count, { one: `Fausse ${count}`, other: `Fausses ${count}` }),
    flagged: (count) => plural(count, { one: `Marquée ${count}`, other: `Marquées ${count}` }),
  },
  question: (number) => `Question ${number}`,
  toRead: 'À lire',
  markedBy: (name) => `Corrigé par ${name}`,
  markedByTeacher: 'Corrigé par le professeur',
  pointsOf: (count, all) => plural(count, { one: `${count} idée sur ${all}`, other: `${count} idées sur ${all}` }),
  toCompare: 'À comparer',
  correct: 'Juste',
  incorrect: 'Faux',
  askAbout: 'Chercher dans mes documents',
  yourAnswer: 'Ta réponse',
  noAnswer: 'Sans réponse',
  inReview: 'En révision. Enregistré sur cet appareil.',
  addToReview: 'Ajouter à la révision',
  notStored: 'Cet appareil n’a pas pu l’enregistrer. Réessaie.',
};
