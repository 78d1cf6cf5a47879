// See en/codeWays.
import type { codeWays as english } from '../en/codeWays.ts';

export const codeWays: typeof english = {
  qrCode: (address) => `Code QR de ${address}`,
  code: 'Code',
  copyLink: 'Copier le lien',
  sendWith: 'Envoyer par...',
  copied: 'Lien copié.',
  copyFailed: 'Le lien n’a pas pu être copié. Appuie longuement dessus pour le copier.',
};
