// Why a document has no quiz, in a language other than English: in English the server says it itself.
import { type Area, translationOf } from './catalogue.ts';
import { textOfCode } from './textOfCode.ts';

const textsNow = translationOf<Area>(
  () => import('./en/documentFailures.ts').then(({ documentFailures }) => documentFailures),
  {},
);

/** Null in English, and of a code that this app does not know. */
export function translateDocumentFailure(code: string | null | undefined): string | null {
  const texts = textsNow();
  return texts === null || !code || !Object.hasOwn(texts, code) ? null : textOfCode(texts, { code });
}
