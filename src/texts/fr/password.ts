// See en/password.
import type { password as english } from '../en/password.ts';

export const password: typeof english = {
  tooShort: 'Le mot de passe doit avoir au moins 8 caractères.',
  differ: 'Les mots de passe ne sont pas les mêmes.',
  resetTokenMissing: 'Le code du lien manque.',
};
