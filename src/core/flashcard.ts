// A question as a card with two sides: what is said of something, and what it is called. Not every question is one.
import type { Question } from './quiz.ts';
import { mayMove } from './shuffle.ts';

/** `meaning`: the question's side; `term`: its answer. Either may be in front. */
export type Flashcard = { meaning: string; term: string };

/** Longer, an answer is no term. */
const LONGEST_TERM = 60;
/** These ask to compare the options, which a card does not show. */
const COMPARES = /\b(?:not|except|true|false|correct|incorrect|best|most|least|statements?|following (?:pairs?|lists?))\b/i;
const AMONG = /^which (?:one )?of (?:the following|these)(?: \w+s)?,? (?=(?:is|are|was|were|has|have|does|do|can|may)\b)/i;
const ELSE_AMONG = /\b(?:of the following|of these|shown|below|above)\b/i;

/** The card of a question; null where it is none: an essay, an answer that is no term, a choice that lives by its options. */
export function flashcardOf(question: Question): Flashcard | null {
  const term = termOf(question);
  if (term === null || term.length > LONGEST_TERM || question.image_url !== undefined) return null;
  const meaning = question.question_text.replace(AMONG, 'What ');
  if (question.question_type === 'multiple_choice' && (COMPARES.test(meaning) || ELSE_AMONG.test(meaning) || !mayMove(question)))
    return null;
  return { meaning, term };
}

function termOf(question: Question): string | null {
  if (question.question_type === 'short_answer') return question.correct_answer.trim() || null;
  if (question.question_type !== 'multiple_choice') return null;
  const option = Object.entries(question.options ?? {}).find(([letter]) => letter === question.correct_answer);
  return option?.[1].trim() || null;
}
