// The way to the other languages, each named in itself, where there are no settings.
import { languageNow } from '#texts/catalogue';
import { languageNames, type WrittenLanguage } from '#texts/languages';
import { changeLanguage } from './changeLanguage.ts';

export function LanguageLinks() {
  const otherLanguages = (Object.keys(languageNames) as WrittenLanguage[]).filter((code) => code !== languageNow());
  return otherLanguages.map((code) => (
    <button key={code} type="button" className="btn btn--text" lang={code} onClick={() => void changeLanguage(code)}>
      {languageNames[code]}
    </button>
  ));
}
