// A question before it is chosen: its parts, what it asks for, and how good it seems. Letters and numbers come last.

import type { FileKind } from '#core/document';
import type { Question } from '#core/quiz';
import { splitMath } from '#core/richText';
import type { Sentence } from '../understand/material.ts';
import type { Stem } from './frame.ts';
import type { Letter } from './lettering.ts';

export type Draft = {
  type: 'multiple_choice' | 'short_answer' | 'essay';
  /** the wording's family, for variety and limits */
  form:
    | 'meaning'
    | 'term'
    | 'subject'
    | 'gap'
    | 'named'
    | 'name'
    | 'kind'
    | 'list'
    | 'stands-for'
    | 'essay'
    | 'own'
    | 'step'
    | 'why'
    | 'who'
    | 'when'
    | 'order'
    | 'view';
  stem: Stem;
  /** the stem as a student reads it (frame.ts) */
  text: string;
  /** the stem as a statement, only where it is asked as a question: grammar is judged by it */
  statement?: Stem;
  /** the right answer as shown */
  answer: string;
  /** the answer without what the stem says of it: "Verona" where it asks which congress */
  sought?: string;
  /** multiple choice: the three wrong ones */
  wrong: string[];
  /** the letter under which the document itself has the right one; the wrong ones are in its order then */
  letter?: Letter;
  accepted: string[];
  keyPoints: NonNullable<Question['key_points']>;
  /** what must not be asked twice */
  keys: string[];
  quote: string;
  sentence: Sentence;
  /** how good its form thinks it is; the writer puts in its place how likely a teacher takes it (verdict.ts) */
  score: number;
  /** how likely a teacher takes it as it stands, 0 to 1; the writer says so of each draft that it chooses from */
  likely?: number;
};

/** With a capital at its start, unless it has one inside ("mRNA", "pH"). */
export function capitalised(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Three words in a row are prose between two amounts of money, and no formula. */
function isProse(inner: string): boolean {
  return /(?:(?<![\\\p{L}])\p{L}{2,}[\s,.]+){3}/u.test(inner.replace(/\\(?:text|mathrm|mbox)\s*\{[^}]*\}/g, ''));
}

/** A document's text as rich text: its maths spans stay, every other dollar is a dollar (`\$`). */
export function asRichText(text: string, kind: FileKind): string {
  if (!text.includes('$')) return text;
  if (kind === 'pdf') return text.replace(/(?<!\\)\$/g, '\\$');
  return splitMath(text)
    .map((segment) => {
      if (segment.kind === 'text') return segment.text.replace(/\$/g, '\\$');
      const sign = segment.kind === 'display' ? '$$' : '$';
      return isProse(segment.text) ? `${sign}${segment.text}${sign}`.replace(/\$/g, '\\$') : `${sign}${segment.text}${sign}`;
    })
    .join('');
}

/** A place whose heading may be shown as rich text. */
export function richPlace<Place extends { section?: string }>(place: Place, kind: FileKind): Place {
  return place.section === undefined ? place : { ...place, section: asRichText(place.section, kind) };
}
