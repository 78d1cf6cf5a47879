// The way to the other languages, each named in itself, where there are no settings.
import { languageNow } from '#texts/catalogue';
import { languageNames, type WrittenLanguage } from '#texts/languages';

async function change(code: WrittenLanguage): Promise<void> {
  const { changeLanguage } = await import('./changeLanguage.ts');
  await changeLanguage(code);
}

export function LanguageLinks() {
  const otherLanguages = (Object.keys(languageNames) as WrittenLanguage[]).filter((code) => code !== languageNow());
  return otherLanguages.map((code) => (
    <button key={code} type="button" className="btn btn--text" lang={code} onClick={() => void change(code)}>
      {languageNames[code]}
    </button>
  ));
}
