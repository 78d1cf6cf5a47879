// Why a document has no quiz, in a language other than English: in English the server says it itself.
import { translated } from './catalogue.ts';
import { textOfCode } from './textOfCode.ts';

/** Null in English, and of a code that this app does not know. */
export function translateDocumentFailure(code: string | null | undefined): string | null {
  const texts = translated('documentFailures');
  return texts === null || !code || !Object.hasOwn(texts, code) ? null : textOfCode(texts, { code });
}
