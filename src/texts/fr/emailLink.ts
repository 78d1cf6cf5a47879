// See en/emailLink.
import type { emailLink as english } from '../en/emailLink.ts';

export const emailLink: typeof english = {
  page: 'Vérifie ton e-mail',
  verifying: 'Vérification de ton e-mail...',
  verified: 'E-mail vérifié !',
  verifiedNote: 'Ton adresse e-mail est vérifiée. Tu peux maintenant te connecter.',
  failed: 'La vérification a échoué',
  goToLogin: 'Aller à la connexion',
};
