// See en/sample.
import type { sample as english } from '../en/sample.ts';

export const sample: typeof english = {
  page: 'Quiz d’essai',
  loadFailed: 'Le quiz n’a pas pu être chargé',
  unknownError: 'Une erreur inconnue s’est produite',
  text: 'Le texte de ce quiz',
  readText: 'Lis d’abord le texte (1 minute)',

  results: 'Résultats du quiz',
  quiz: (title) => `Quiz d’essai : ${title}`,
  ownDocument: 'À toi de jouer, avec ton document',
  ownDocumentNote: 'Envoie un chapitre ou tes notes, et reçois un quiz comme celui-ci.',
  upload: 'Envoyer un document',
  ownNotes: 'À toi de jouer, avec tes notes',
  ownNotesNote:
    'Crée un compte, envoie un chapitre, et reçois un quiz comme celui-ci. Ce résultat reste sur cet appareil : tu le retrouveras sur ton tableau de bord.',
  createAccount: 'Créer un compte',
  again: 'Recommencer',
};
