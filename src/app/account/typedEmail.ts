// Brings back the e-mail address that was typed before the page changed its language.
import { TYPED_EMAIL } from '../shell/changeLanguage.ts';

/** The kept address, once. */
export function takeTypedEmail(): string {
  try {
    const email = sessionStorage.getItem(TYPED_EMAIL) ?? '';
    sessionStorage.removeItem(TYPED_EMAIL);
    return email;
  } catch {
    return '';
  }
}
