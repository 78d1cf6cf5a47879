// See en/remindersCard.
import type { remindersCard as english } from '../en/remindersCard.ts';

export const remindersCard: typeof english = {
  title: 'Rappels',
  note: 'Messages de ce navigateur quand Oasis est fermé. Ils ne nomment ni document, ni quiz, ni groupe.',
  blocked: 'Ce navigateur bloque les messages d’Oasis. Autorise les notifications pour ce site dans les réglages du navigateur.',
  refused: 'Ton navigateur n’a pas autorisé les messages d’Oasis.',
  failed: 'Tes rappels n’ont pas pu être modifiés. Réessaie.',
  on: 'Oui',
  off: 'Non',
  quizReady: 'Quand un quiz est prêt',
  assignmentDue: 'La veille de la date limite d’un devoir',
  review: 'Quand des cartes sont à réviser',
  hour: 'Me prévenir à',
};
