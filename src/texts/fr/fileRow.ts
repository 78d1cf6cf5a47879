// See en/fileRow.
import type { fileRow as english } from '../en/fileRow.ts';

export const fileRow: typeof english = {
  file: 'FICH',
  quiz: 'QUIZ',
  waitsToSend: 'En attente d’envoi',
  notAccepted: 'Refusé',
};
