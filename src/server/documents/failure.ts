// Says why a document has no quiz: the engine's reasons, and those of the server that runs it.
import { type UnusableCode, unusableCodes, unusableText } from '#engine/unusable';

const serverTexts = {
  'gave-up': 'Something went wrong while this document was being read. Please upload it again.',
  'file-gone': 'The file of this document is not kept any more. Upload it again.',
  'server-stopped':
    'The server was stopped several times while this document was being read, so it was given up. Upload a part of it, or save it anew.',
};

export type DocumentFailureCode = UnusableCode | keyof typeof serverTexts;

const isOfEngine = (code: DocumentFailureCode): code is UnusableCode => (unusableCodes as readonly string[]).includes(code);

/** The sentence for a student, which older apps show. */
export function documentFailureText(code: DocumentFailureCode): string {
  return isOfEngine(code) ? unusableText(code) : serverTexts[code];
}
