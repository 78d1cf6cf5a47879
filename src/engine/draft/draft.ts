// A question before it is chosen: its parts, what it asks for, and its score. It has no letters and numbers yet.
import type { FileKind } from '#core/document/document';
import type { Question } from '#core/quiz/quiz';
import { splitMath } from '#core/text/richText';
import { isProse } from '../english/plainText.ts';
import type { Random } from '../random.ts';
import type { Sentence } from '../understand/material.ts';
import type { Understood } from '../understand/understood.ts';
import { renderStem, type Stem } from './frame.ts';

export type Draft = {
  type: 'multiple_choice' | 'short_answer' | 'essay';
  kind: QuestionKind;
  stem: Stem;
  /** the stem as a student reads it (frame.ts) */
  text: string;
  /** the right answer as shown */
  answer: string;
  /** the three distractors of a multiple choice */
  wrong: string[];
  /** the letter of the right option in the document; the distractors then keep the document's order */
  letter?: string;
  accepted: string[];
  keyPoints: NonNullable<Question['key_points']>;
  /** for an essay whose answer is a passage of the document, word for word */
  passage?: NonNullable<Question['passage']>;
  /** keys of what must not be asked twice */
  keys: string[];
  /** the keys of all terms that it contrasts: two questions with the same ones ask the same */
  among?: readonly string[];
  quote: string;
  sentence: Sentence;
  /** the share of strict readers who would accept it, by its own kind: used where no verdicts were learnt (choose/score.ts) */
  score: number;
  /** number, part and marks as printed in a past exam */
  exam?: { number: string | null; part: string | null; marks: number | null };
  /** strict readers seldom accepted such a question */
  isWeak?: true;
};

type Optional = 'kind' | 'wrong' | 'accepted' | 'keyPoints' | 'text';

/** A draft as its kind returns it; without `kind` it is of that kind. */
export type Drafted = Omit<Draft, Optional> & Partial<Pick<Draft, Optional>>;

export const draftOf = (kind: QuestionKind, drafted: Drafted): Draft => ({
  ...{ kind, wrong: [], accepted: [], keyPoints: [], text: renderStem(drafted.stem) },
  ...drafted,
});

/** One way of asking. Its file writes the questions and describes them for the other stages. */
export type QuestionKind = {
  name: string;
  /** whether it asks for what the text says, or for how things hang together */
  level: 'recall' | 'understanding';
  /** all questions of this kind that the document supports, unranked */
  draft: (of: Understood, random: Random) => Drafted[];
  /** what must make sense by itself: the stem, the options, or nothing, if its kind or the document ensures that */
  judgedAs: 'stem' | 'options' | 'own';
  /** the document itself asks it, so its wording is kept whatever its score */
  isOfDocument?: boolean;
  /** it asks for a term by its meaning, or for a meaning by its term */
  isDefinition?: boolean;
};

export const usual = { level: 'recall', judgedAs: 'stem' } as const;

/** With a capital letter first, except in words such as "mRNA" or "pH". */
export function capitalised(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Converts document text to rich text: formulas stay, and every other dollar is escaped (`\$`). */
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

/** A source place whose heading can be shown as rich text. */
export function richPlace<Place extends { section?: string }>(place: Place, kind: FileKind): Place {
  return place.section === undefined ? place : { ...place, section: asRichText(place.section, kind) };
}

/** The result of choosing, for measurements. `threshold`: too few readers would accept it; `length`: the quiz was long enough; `gate`: chosen, and refused by the last check. */
type Fate = 'chosen' | 'threshold' | 'flaw' | 'duplicate' | 'gives-away' | 'length' | 'gate';

/** `by`: the flaw, or the text of the question that it would repeat or give away; `question`: as it stands in the quiz. */
export type DraftFate = { draft: Draft; fate: Fate; by?: string; question?: Omit<Question, 'question_id'> };
