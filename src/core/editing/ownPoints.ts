// Derives the points of an essay that a student wrote or imported: the sentences of its model answer. Without points nobody
// could mark it, and only a verbatim answer would be right (decision 025).

import type { Question } from '../quiz/quiz.ts';
import { isEssay, isSelfMarked } from '../submission/marks.ts';
import { mathSpans } from '../text/richText.ts';
import { ownQuizLimits } from './ownQuiz.ts';

const MOST_POINTS = 12;
/** After a word or number (but not "e.g."), and before the possible start of a sentence. */
const SENTENCE_END = /((?:\p{L}{3}|[\p{N}$)])[.!?]["”’)]?)\s+(?=[\p{Lu}\p{N}$“"(])/gu;
const BULLET = /^(?:[-*•]|\d{1,2}[.)])\s+/;

/** Adds points to an essay that has none. Other questions are returned unchanged. */
export function withPoints(question: Question): Question {
  if (!isEssay(question) || isSelfMarked(question)) return question;
  const texts = pointsIn(question.correct_answer);
  const isUsable = texts.length > 0 && texts.every((text) => text.length <= ownQuizLimits.explanation);
  return isUsable ? { ...question, key_points: texts.map((text) => ({ text, terms: [] })) } : question;
}

/** The lines with content, or the sentences of an answer on a single line. */
function pointsIn(answer: string): string[] {
  const lines = answer.split('\n').map((line) => line.trim().replace(BULLET, ''));
  const textLines = lines.filter((line) => /\p{L}/u.test(line));
  const texts = textLines.length === 1 ? sentencesIn(textLines[0] ?? '') : textLines;
  const rest = texts.slice(MOST_POINTS - 1);
  return rest.length < 2 ? texts : [...texts.slice(0, MOST_POINTS - 1), rest.join(' ')];
}

/** Never splits a formula. */
function sentencesIn(text: string): string[] {
  const spans = mathSpans(text);
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: match, 1: end = '' } of text.matchAll(SENTENCE_END)) {
    const at = index + end.length;
    if (spans.some((span) => at > span.start && at < span.end)) continue;
    sentences.push(text.slice(from, at));
    from = index + match.length;
  }
  return [...sentences, text.slice(from)];
}
