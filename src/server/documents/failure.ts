// Names why a document has no quiz, with the engine's reasons and the server's own.
import type { UnusableCode } from '#engine/unusable';
import { documentFailures } from '#texts/en/documentFailures';

export type DocumentFailureCode = UnusableCode | 'gave-up' | 'file-gone' | 'server-stopped';

/** The sentence for students in English, shown by older apps. A page in another language translates the code. */
export function documentFailureText(code: DocumentFailureCode): string {
  return documentFailures[code];
}
