// Says why a document has no quiz: the engine's reasons, and those of the server that runs it.
import type { UnusableCode } from '#engine/unusable';
import { documentFailures } from '#texts/en/documentFailures';

export type DocumentFailureCode = UnusableCode | 'gave-up' | 'file-gone' | 'server-stopped';

/** The sentence for a student in English, which older apps show. A page in another language translates the code. */
export function documentFailureText(code: DocumentFailureCode): string {
  return documentFailures[code];
}
