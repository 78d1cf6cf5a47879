// A question before it is chosen: its parts, what it asks for, and how good it seems. Letters and numbers come last.
import type { FileKind } from '#core/document/document';
import type { Question } from '#core/quiz/quiz';
import { splitMath } from '#core/text/richText';
import { isProse } from '../english/plainText.ts';
import type { Random } from '../random.ts';
import type { Sentence } from '../understand/material.ts';
import type { Understood } from '../understand/understood.ts';
import type { Stem } from './frame.ts';

export type Draft = {
  type: 'multiple_choice' | 'short_answer' | 'essay';
  kind: QuestionKind;
  stem: Stem;
  /** the stem as a student reads it (frame.ts) */
  text: string;
  /** the right answer as shown */
  answer: string;
  /** multiple choice: the three wrong ones */
  wrong: string[];
  /** the letter under which the document itself has the right one; the wrong ones are in its order then */
  letter?: string;
  accepted: string[];
  keyPoints: NonNullable<Question['key_points']>;
  /** of an essay whose answer is a passage of the document, in its own words */
  passage?: NonNullable<Question['passage']>;
  /** what must not be asked twice */
  keys: string[];
  /** the keys of all terms that it sets beside each other: two questions on the same ones ask the same */
  among?: readonly string[];
  quote: string;
  sentence: Sentence;
  /** how good its kind thinks it is, 0 to 1: the share of strict readers who would take it, where no verdicts say that (choose/score.ts) */
  score: number;
  /** of a past exam: its number, part and marks as the paper has them */
  exam?: { number: string | null; part: string | null; marks: number | null };
  /** strict readers seldom took such a question */
  isWeak?: true;
};

type Optional = 'kind' | 'wrong' | 'accepted' | 'keyPoints';

/** A draft as a kind makes it; it is of that kind where it names no other. */
export type Drafted = Omit<Draft, Optional> & Partial<Pick<Draft, Optional>>;

/** The draft that a kind has made. */
export const draftOf = (kind: QuestionKind, drafted: Drafted): Draft => ({
  ...{ kind, wrong: [], accepted: [], keyPoints: [] },
  ...drafted,
});

/** One way of asking. Its file makes the questions and says all that the other stages must know of them. */
export type QuestionKind = {
  name: string;
  /** what it asks of a student: to know what the text says, or to see how it hangs together */
  level: 'recall' | 'understanding';
  /** every question of this kind that the document carries, unranked */
  draft: (of: Understood, random: Random) => Drafted[];
  /** what must make sense by itself: the stem, the options, or nothing, as its kind or the document has seen to it */
  judgedAs: 'stem' | 'options' | 'own';
  /** the document asks it itself: it comes as it is worded, however it is rated */
  isOfDocument?: boolean;
  /** it asks for a term by its meaning, or for the meaning */
  isDefinition?: boolean;
};

/** A kind of which nothing was learnt and nothing is special. */
export const usual = { level: 'recall', judgedAs: 'stem' } as const;

/** With a capital at its start, unless it has one inside ("mRNA", "pH"). */
export function capitalised(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
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

/** What became of a draft, for who measures the engine. `threshold`: too few readers would take it; `length`: the quiz was long enough without it; `gate`: chosen, and refused by the last check. */
type Fate = 'chosen' | 'threshold' | 'flaw' | 'duplicate' | 'gives-away' | 'length' | 'gate';

/** `by`: the flaw, or the text of the question that it would repeat or give away; `question`: as it stands in the quiz. */
export type DraftFate = { draft: Draft; fate: Fate; by?: string; question?: Omit<Question, 'question_id'> };
