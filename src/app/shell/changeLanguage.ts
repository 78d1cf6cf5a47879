// Shows the page anew in another language; where its file cannot be had, it says so and nothing changes.
import { chooseLanguage } from '#texts/catalogue';
import type { Language } from '#texts/languages';
import { shellTexts } from '#texts/shell';
import { storeLanguage } from '../data/language.ts';
import { notify } from './notices.tsx';

/** In sessionStorage, the address of an account form while the page reloads. A password is never stored. */
export const TYPED_EMAIL = 'oasis-typed-email';

export async function changeLanguage(language: Language): Promise<void> {
  try {
    await chooseLanguage(language);
    storeLanguage(language);
    const field = document.querySelector<HTMLInputElement>('input[type=email]');
    if (field) sessionStorage.setItem(TYPED_EMAIL, field.value);
    location.reload();
  } catch {
    notify.error(shellTexts.languageFailed);
  }
}
