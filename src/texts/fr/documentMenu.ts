// See en/documentMenu.
import type { documentMenu as english } from '../en/documentMenu.ts';
import { plural } from './plural.ts';

export const documentMenu: typeof english = {
  label: (filename) => `Plus d’actions pour ${filename}`,
  newQuiz: 'Nouveau quiz sur ce document',
  allQuizzes: 'Tous les quiz de ce document',
  partQuizzes: 'Quiz par chapitre',
  formats: 'Imprimer et autres formats',
  edit: 'Modifier le quiz',
  share: 'Partager',
  timeLimit: 'Limite de temps',
  download: (format) => `Télécharger ${format}`,
  removeHere: 'Retirer de cet appareil',
  keepHere: 'Garder sur cet appareil',
  deleteQuiz: 'Supprimer ce quiz',
  deleteDocument: 'Supprimer le document',

  deleted: (filename) => `« ${filename} » a été supprimé`,
  submissionsStay: 'Tes résultats sont conservés.',
  restoreFailed: 'Le document n’a pas pu être rétabli. Réessaie.',
  deleteFailed: 'Le document n’a pas pu être supprimé. Réessaie.',
  onDeviceOnly: 'Il n’était que sur cet appareil, et ses réponses aussi.',
  quizRestoreFailed: 'Le quiz n’a pas pu être rétabli. Réessaie.',
  quizDeleteFailed: 'Le quiz n’a pas pu être supprimé. Réessaie.',
  kept: 'Gardé sur cet appareil.',
  keepFailed: 'Le quiz n’a pas pu être gardé. Réessaie quand tu seras en ligne.',
  removed: (title) => `« ${title} » a été retiré de cet appareil`,
  keptOnOpening: 'Il revient quand tu l’ouvres.',
  needsNetwork: 'Il faut être en ligne pour le rouvrir.',
  removeFailed: 'Le quiz n’a pas pu être retiré. Réessaie.',

  removeTitle: 'Le retirer alors que tu es hors ligne ?',
  keepIt: 'Garder',
  remove: 'Retirer',
  removeNote: (title) => `Tu ne pourras rouvrir « ${title} » qu’une fois en ligne.`,

  save: 'Enregistrer',
  saving: 'Enregistrement...',
  cancel: 'Annuler',
  limitSaved: 'Limite de temps enregistrée.',
  limitFailed: 'La limite de temps n’a pas pu être enregistrée. Réessaie.',
  limitNote: 'Un quiz déjà commencé garde son heure de fin.',
  limitNeedsNetwork: 'Il faut être en ligne pour changer la limite.',

  discardTitle: 'Abandonner cette tentative ?',
  discard: 'Abandonner',
  discardTooLate: 'Cette tentative est déjà terminée, elle n’a donc pas été abandonnée.',
  discardFailed: 'Elle n’a pas pu être abandonnée. Réessaie.',
  nothingAnswered: (title) => `Tu n’as encore répondu à rien dans « ${title} ».`,
  answersLost: (title, count) =>
    plural(count, {
      one: `Ta réponse dans « ${title} » sera perdue. Elle n’est pas envoyée et ne compte pas.`,
      other: `Tes ${count} réponses dans « ${title} » seront perdues. Elles ne sont pas envoyées et ne comptent pas.`,
    }),
  orphanLost: 'Son document a été supprimé, tu ne pourras donc pas refaire ce quiz.',
  quizStays: 'Le quiz reste, et tu peux le reprendre depuis le début.',

  undo: 'Annuler',
  undoAll: 'Tout annuler',
  undoOf: (words) => `Annuler : ${words}`,
  removedCount: (count) => plural(count, { one: `${count} retiré`, other: `${count} retirés` }),
  undoUntil: 'Tu peux annuler tant que tu es sur cette page.',
  undoEachUntil: 'Tu peux annuler chaque retrait tant que tu es sur cette page.',
};
