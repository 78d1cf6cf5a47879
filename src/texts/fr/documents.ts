// See en/documents.
import type { documents as english } from '../en/documents.ts';
import { plural } from './plural.ts';

export const documents: typeof english = {
  page: 'Tableau de bord',
  title: 'Tes documents',
  about: 'Gère tes documents et fais les quiz qui en sont tirés.',
  upload: 'Envoyer un document',
  loadFailed: 'Les documents n’ont pas pu être chargés',
  unknownError: 'Une erreur inconnue s’est produite',
  refresh: 'Recharge la page si la création du quiz prend trop de temps.',

  none: 'Pas encore de document ! Envoie le premier pour commencer.',
  fileTypes: 'PDF, PPTX, DOCX ou TXT, jusqu’à 100 Mo.',
  sampleQuiz: 'Essayer un quiz',
  sampleScore: (score) => `Ton quiz d’essai : ${score}`,

  columns: { filename: 'Fichier', uploaded: 'Envoyé le', status: 'État', actions: 'Actions' },
  uploaded: 'envoyé',
  states: { waiting: 'En attente', reading: 'Lecture', writing: 'Création du quiz', failed: 'Échec' },
  lastScore: (score) => `Dernier score ${score}`,
  readingTime: 'Il faut environ 6 secondes pour lire une page numérisée.',
  takeQuiz: 'Faire le quiz',
  resume: 'Reprendre',
  viewResults: 'Résultats',
  delays: { incomplete: 'Lecture en cours', generating: 'Création du quiz' },
  actFor: (act, filename) => `${act} : ${filename}`,
  moreFor: (filename) => `Plus d’actions pour ${filename}`,

  uploadAnother: 'Envoyer un autre fichier',
  addAnswers: 'Ajouter les réponses',
  betterQuiz: 'Un meilleur quiz est prêt',
  betterQuizBegins: 'Un meilleur quiz est en préparation',
  betterQuizProgress: (partCount, all) =>
    plural(all, {
      one: `Un meilleur quiz est en préparation : ${partCount} partie sur ${all}`,
      other: `Un meilleur quiz est en préparation : ${partCount} parties sur ${all}`,
    }),
  unreadPages: (pages, count) =>
    plural(count, {
      one: `Trop peu a pu être lu à la page ${pages} : aucune question ne porte sur elle.`,
      other: `Trop peu a pu être lu aux pages ${pages} : aucune question ne porte sur elles.`,
    }),

  next: 'À suivre',
  notTaken: 'Prêt, pas encore fait',
  takeQuizNext: (filename) => `Faire le quiz, à suivre : ${filename}`,
  continue: 'Continuer',
  stoppedHere: 'Reprends là où tu en étais',
  showMore: (count) => plural(count, { one: `En voir ${count} de plus`, other: `En voir ${count} de plus` }),
  position: (position, count) => `Question ${position} sur ${count}`,
  orphan: 'Son document a été supprimé. Tu peux encore terminer ce quiz.',
  resumeQuiz: 'Reprendre le quiz',
  discard: 'Abandonner',
  timeLeft: (time) => `Encore ${time}`,
  today: 'Aujourd’hui',
  comesBack: 'Ce que tu as raté revient',
  dueToday: (count) =>
    plural(count, { one: `${count} question à réviser aujourd’hui`, other: `${count} questions à réviser aujourd’hui` }),
  review: (count) => plural(count, { one: `Réviser ${count} question`, other: `Réviser ${count} questions` }),

  sortBy: 'Trier par',
  orders: { newest: 'Les plus récents', name: 'Nom', score: 'Dernier score, croissant' },
  show: 'Afficher',
  sortAndFilter: 'Trier et filtrer',
  filters: { all: 'Tous', untaken: 'Pas faits', low: 'Sous 70 %' },
  search: 'Chercher un document par son nom',
  searchHint: 'Chercher un nom ou un titre',
  clearSearch: 'Effacer la recherche',
  showAll: 'Tout afficher',
  nothing: {
    all: 'Il n’y a pas de document dans ta liste.',
    untaken: 'Tu as fait tous les quiz de ta liste.',
    low: 'Aucun quiz de ta liste n’est en dessous de 70 %.',
  },
  nothingFound: {
    all: (words) => `Aucun document n’a « ${words} » dans son nom ou son titre.`,
    untaken: (words) => `Aucun quiz à faire n’a « ${words} » dans son nom ou son titre.`,
    low: (words) => `Aucun quiz en dessous de 70 % n’a « ${words} » dans son nom ou son titre.`,
  },

  quizzesWritten: (count) =>
    plural(count, {
      one: 'Un de tes documents a maintenant un quiz.',
      other: `${count} de tes documents ont maintenant un quiz.`,
    }),
  isVerified: 'Ton adresse e-mail est vérifiée.',
  verifyEmail: 'Vérifie ton e-mail',
  emailSent: 'E-mail de vérification envoyé.',
  emailFailed: 'L’e-mail de vérification n’a pas pu être envoyé.',
  resend: 'Renvoyer l’e-mail',
  linkSent: (email) => `Nous avons envoyé un lien à ${email}. Ouvre-le pour confirmer que cette adresse est la tienne.`,
};
