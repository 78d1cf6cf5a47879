// See en/documentPage.
import type { documentPage as english } from '../en/documentPage.ts';

export const documentPage: typeof english = {
  page: 'Quiz de ce document',
  quizzes: (count) => `Les ${count} quiz`,
  itsQuiz: 'Quiz',
  itsFailure: 'Ce qui s’est passé',
  missing: 'Document introuvable',
  missingNote: 'Il a été supprimé, ou il est à quelqu’un d’autre.',

  newQuiz: 'Nouveau quiz sur ce document',
  partsLoading: 'Chargement des parties à choisir...',
  noParts: 'Si le document a des titres, tu pourras choisir ses parties une fois qu’il aura été lu.',
  needsNetwork: 'Il faut être en ligne pour créer un nouveau quiz.',
  write: 'Créer le quiz',
  sending: 'Envoi...',
  beingWritten: 'Ton quiz est en préparation. Tu le trouveras dans la liste ci-dessous.',
  writeFailed: 'La création du quiz n’a pas pu commencer. Réessaie.',
};
