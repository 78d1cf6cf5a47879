// See en/review.
import type { review as english } from '../en/review.ts';
import { plural } from './plural.ts';

const due = (count: number) => plural(count, { one: `${count} question`, other: `${count} questions` });

export const review: typeof english = {
  titles: { review: 'Révision', flashcards: 'Cartes mémoire', cards: 'Cartes mémoire' },
  cardsUnreadable: 'Tes cartes n’ont pas pu être lues',
  nothingLost: 'Ce navigateur ne peut pas lire ses données pour l’instant. Rien n’est perdu.',

  position: (position, count) => `${position} sur ${count}`,
  close: 'Enregistrer et fermer',
  leaveOut: 'Laisser de côté',
  answerInstead: 'Répondre plutôt',
  asFlashcards: 'En cartes',

  question: 'Question',
  check: 'Vérifier',
  showAnswer: 'Voir la réponse',
  showModelAnswer: 'Voir la réponse type',

  card: 'Carte',
  front: 'Recto de la carte',
  fronts: { meaning: 'Le sens d’abord', term: 'Le terme d’abord' },
  questionSides: { meaning: 'Question', term: 'Réponse' },
  definitionSides: { meaning: 'Sens', term: 'Terme' },
  turn: 'Retourner',
  swipe: 'Glisse à droite pour Bien, à gauche pour À revoir.',

  howWell: 'Savais-tu bien la réponse ?',
  ratings: { again: 'À revoir', hard: 'Difficile', good: 'Bien', easy: 'Facile' },
  ratingAndInterval: (rating, interval) => `${rating} : revient dans ${interval}`,
  suggestedRating: (rating, interval) => `${rating} : revient dans ${interval}, proposé`,
  minutes: (count) => `${count} min`,
  hours: (count) => plural(count, { one: `${count} heure`, other: `${count} heures` }),
  days: (count) => plural(count, { one: `${count} jour`, other: `${count} jours` }),
  months: (count) => `${count} mois`,
  years: (count) => plural(count, { one: `${count} an`, other: `${count} ans` }),

  leftOut: 'Laissée de côté',
  saved: (act) => `${act} · Enregistré sur cet appareil`,
  undo: 'Annuler',
  undoAct: (act) => `Annuler : ${act}`,
  notStored: 'Cet appareil n’a pas pu l’enregistrer. Réessaie.',

  noCardLeft: 'Plus de cartes',
  nothingYet: 'Rien à réviser pour l’instant',
  nothingYetNote:
    'Les questions que tu rates ou marques reviennent ici le lendemain, puis de moins en moins souvent, jusqu’à ce que tu les saches. Hors ligne aussi.',
  noneIsIn: 'Aucune question en révision',
  noneIsInNote:
    'Les questions que tu rates ou marques viennent ici. Tu peux remettre ce que tu as laissé de côté dans les résultats de son quiz.',
  reviewed: (count) => plural(count, { one: `${count} question révisée`, other: `${count} questions révisées` }),
  done: 'Fini pour aujourd’hui',
  nothingIsDue: 'Rien à réviser aujourd’hui',
  noTerm: (count) =>
    plural(count, {
      one: `${count} question d’aujourd’hui ne convient pas comme carte. Réponds-y dans la révision.`,
      other: `${count} questions d’aujourd’hui ne conviennent pas comme cartes. Réponds-y dans la révision.`,
    }),
  tomorrow: (count) => `Demain : ${due(count)}.`,
  inDays: (days, count) => `Demain : rien. Dans ${days} jours : ${due(count)}.`,
  nothingComes: 'Rien à réviser dans la semaine qui vient.',
  notOnDevice: (count) =>
    plural(count, {
      one: `${count} question n’est pas sur cet appareil. Connecte-toi une fois à Internet pour la charger.`,
      other: `${count} questions ne sont pas sur cet appareil. Connecte-toi une fois à Internet pour les charger.`,
    }),
  nextDays: 'Questions des prochains jours',
  goOn: (count) => `Continuer : ${due(count)}`,
  reviewQuestions: (count) => `Réviser ${due(count)}`,
  otherCards: 'Autres cartes',
};
