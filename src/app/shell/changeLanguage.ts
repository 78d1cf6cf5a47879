// Shows the page anew in another language; where its file cannot be had, it says so and nothing changes.
import { chooseLanguage } from '#texts/catalogue';
import type { Language } from '#texts/languages';
import { shellTexts } from '#texts/shell';
import { storeLanguage } from '../data/language.ts';
import { notify } from './notices.tsx';
import { keepTypedEmail } from './typedEmail.ts';

export async function changeLanguage(language: Language): Promise<void> {
  try {
    await chooseLanguage(language);
    storeLanguage(language);
    keepTypedEmail();
    location.reload();
  } catch {
    notify.error(shellTexts.languageFailed);
  }
}
