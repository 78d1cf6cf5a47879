// Lists by code why no quiz can be made from a document. `#texts/en/documentFailures` has the sentence for each.
import type { OpenChoice } from '#core/document/openChoice';

export const unusableCodes = [
  'unreadable-type',
  'other-office',
  'archive',
  'embedded-text',
  'form',
  'picture',
  'password',
  'damaged',
  'no-text',
  'scanned',
  'scanned-long',
  'garbled',
  'too-short',
  'formulas',
  'plain-story',
  'nothing-to-ask',
  'code',
  'no-answers',
  'too-large',
  'long-text',
  'too-long',
] as const;
export type UnusableCode = (typeof unusableCodes)[number];

export class UnusableDocument extends Error {
  override readonly name = 'UnusableDocument';
  readonly code: UnusableCode;
  /** for a past paper without answers: the questions that the student can answer instead */
  readonly open: readonly OpenChoice[];

  constructor(code: UnusableCode, open: readonly OpenChoice[] = []) {
    super(code);
    this.code = code;
    this.open = open;
  }
}
