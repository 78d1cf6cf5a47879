// See en/waitingFiles.
import type { waitingFiles as english } from '../en/waitingFiles.ts';

export const waitingFiles: typeof english = {
  dateAndSize: (date, size) => `${date}, ${size}`,
  waits: {
    network: 'Partira dès que tu seras en ligne.',
    login: 'Partira après ta prochaine connexion.',
  },
  shared: 'Il a été partagé avec Oasis et n’est pas encore envoyé.',
  upload: 'Envoyer ce fichier',
  uploadOf: (filename) => `Envoyer ${filename}`,
  tryAgain: 'Réessayer',
  tryAgainOf: (filename) => `Réessayer : ${filename}`,
  uploaded: (filename) => `« ${filename} » est envoyé ! La lecture a commencé.`,
  sendFailed: 'Le fichier n’a pas pu être envoyé. Réessaie.',

  remove: (filename) => `Retirer ${filename} de cet appareil`,
  removed: (filename) => `« ${filename} » est retiré de cet appareil`,
  notUploaded: 'Il ne sera pas envoyé.',
  restoreFailed: 'Le fichier n’a pas pu être rétabli. Choisis-le à nouveau.',
  removeFailed: 'Le fichier n’a pas pu être retiré. Réessaie.',

  progress: (filename) => `Envoi de ${filename}`,
  percentUploaded: (percent) => `${percent} % envoyés`,
  percent: (percent) => `${percent} pour cent`,
};
