// What only many questions show: keys that are longer than the rest, a favourite letter, sections that nobody asks about. A
// single question cannot be wrong here, a set can (E3.3).
import { optionLetters, type Question, type Quiz } from '#core/quiz/quiz';
import { optionsOf } from '#engine/check/statistics';
import type { TextDocument } from '#engine/read/textDocument';
import { materialOf } from '#engine/understand/material';

const LARGE_SECTION = 8;

/** How many deviations the key is longer than the mean of its options, averaged over the questions; 0 is no hint. */
export function keyLengthZ(questions: readonly Question[]): number {
  const scores = questions.flatMap((question) => {
    const options = optionsOf(question);
    if (options === null) return [];
    const lengths = options.all.map((text) => text.length);
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
    const deviation = Math.sqrt(lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length);
    return deviation === 0 ? [0] : [(options.key.length - mean) / deviation];
  });
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Pearson's chi-square of the keys' letters against an equal share of each; 7.81 is the 5 % limit of three degrees of freedom. */
export function letterChiSquare(questions: readonly Question[]): number {
  const keys = questions.filter((question) => question.question_type === 'multiple_choice').map((one) => one.correct_answer);
  const expected = keys.length / optionLetters.length;
  if (expected === 0) return 0;
  return optionLetters.reduce((sum, letter) => sum + (keys.filter((key) => key === letter).length - expected) ** 2 / expected, 0);
}

/** How many of a document's larger sections (8 usable sentences or more) are asked about, and how many there are. */
export function coverageOf(quiz: Quiz, document: TextDocument): { asked: number; large: number } {
  const { sections, sentences } = materialOf(document);
  const large = sections.filter(
    (section) => sentences.filter((sentence) => sentence.section === section && sentence.usable).length >= LARGE_SECTION,
  );
  const asked = large.filter((section) =>
    quiz.questions.some(({ source }) =>
      sentences.some((one) => one.section === section && source?.quote.includes(one.text) && one.page === source.page),
    ),
  );
  return { asked: asked.length, large: large.length };
}
