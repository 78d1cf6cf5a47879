// Turns a question into a card with two sides, a meaning and a term. Not every question fits.

import { mayMove } from '../attempt/shuffle.ts';
import { inputOf, typeRow } from '../quiz/questionTypes.ts';
import type { Question } from '../quiz/quiz.ts';

/**
 * The two sides; either may be shown first. `hasQuestion`: the side `meaning` is the question itself, and `term` its answer. If
 * the question asks for a meaning, `meaning` is its answer, and `term` the term in the question.
 */
export type Flashcard = { meaning: string; term: string; hasQuestion: boolean };

/** A longer answer is not a term. */
const LONGEST_TERM = 60;
/** Questions that compare options, which a card does not show. */
const COMPARES = /\b(?:not|except|true|false|correct|incorrect|best|most|least|statements?|following (?:pairs?|lists?))\b/i;
const AMONG = /^which (?:one )?of (?:the following|these)(?: \w+s)?,? (?=(?:is|are|was|were|has|have|does|do|can|may)\b)/i;
/** "What does the term “buoy” mean?", "What is meant by buoy?", "Define buoy." */
const ASKS_MEANING: readonly RegExp[] = [
  /^what (?:does|do) (?:the )?(?:(?:term|word|phrase|abbreviation|acronym)s? )?(\S[^?]{0,80}?) (?:mean|stand for|refer to)\?$/i,
  /^what (?:is|are) meant by (?:the )?(?:(?:term|word|phrase)s? )?(\S[^?]{0,80})\?$/i,
  /^what (?:is|are) the (?:definition|meaning) of (?:the )?(?:(?:term|word|phrase)s? )?(\S[^?]{0,80})\?$/i,
  /^define (?:the )?(?:(?:term|word|phrase)s? )?(\S[^.?]{0,80})\.?$/i,
];
const QUOTED = /^[“"‘']([^“”"]*)[”"’']$/;
const ELSE_AMONG = /\b(?:of the following|of these|shown|below|above)\b/i;

/** The card of a question; null for an essay, an answer that is not a term, or a choice that needs its options. */
export function flashcardOf(question: Question): Flashcard | null {
  const answer = answerOf(question);
  if (answer === null || question.image_url !== undefined) return null;
  const isChoice = inputOf(question).hasOptions;
  if (isChoice && !mayMove(question)) return null;
  const named = termAskedAbout(question.question_text);
  if (named !== null) return { meaning: answer, term: named, hasQuestion: false };
  if (answer.length > LONGEST_TERM) return null;
  const meaning = question.question_text.replace(AMONG, 'What ');
  if (isChoice && (COMPARES.test(meaning) || ELSE_AMONG.test(meaning))) return null;
  return { meaning, term: answer, hasQuestion: true };
}

/** The term whose meaning a question asks for, or null. */
function termAskedAbout(text: string): string | null {
  const match = ASKS_MEANING.map((pattern) => pattern.exec(text.trim())?.[1]?.trim()).find((term) => term !== undefined);
  const term = match?.replace(QUOTED, '$1') ?? '';
  return term === '' || term.length > LONGEST_TERM ? null : term;
}

function answerOf(question: Question): string | null {
  const { options = {}, correct_answer: key } = question;
  const { input } = typeRow(question);
  switch (input) {
    case 'options':
      return (Object.hasOwn(options, key) && options[key]?.trim()) || null;
    case 'line':
      return key.trim() || null;
    case 'text':
      return null;
  }
}
