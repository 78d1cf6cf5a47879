// Looks up the marking words of questions that the engine did not write: imported, typed or composed. Without near words no
// slip of a typed answer is accepted; without other words, an essay's points are only found in their own words.
import { ownQuizLimits } from '#core/editing/ownQuiz';
import { type AskedTexts, type MarkingWords, needsNearWords, needsPointWords } from '#core/editing/questionsVersion';
import { nearWordsBeside, wordsToLookUp } from './english/nearWords.ts';
import { relatedWordsOf } from './english/relatedWords.ts';

/** An answer with more words is marked without slips: each word is compared with thousands. */
const MOST_WORDS = 40;
/** In all questions, since each word takes some milliseconds. Questions beyond are marked without slips. */
const MOST_LOOKED_UP = 1500;
const MOST_VOCABULARY = 20_000;
/** The words of all points, as JSON: they need five times the space of the points. Essays beyond are marked without. */
const MOST_POINT_CHARACTERS = 100_000;
/** For one essay: marking reads its first 50,000 characters, and these must include the points. */
const MOST_ESSAY_CHARACTERS = 20_000;

export function markingWordsFor(questions: readonly AskedTexts[]): Map<number, MarkingWords> {
  const words = new Map<number, MarkingWords>();
  for (const [id, near_words] of nearWordsFor(questions)) words.set(id, { near_words });
  let characters = 0;
  for (const question of questions.filter(needsPointWords)) {
    const point_words = (question.key_points ?? []).map(relatedWordsOf);
    const size = JSON.stringify(point_words).length;
    if (size > MOST_ESSAY_CHARACTERS || characters + size > MOST_POINT_CHARACTERS) continue;
    characters += size;
    words.set(question.question_id, { point_words });
  }
  return words;
}

/** The near words of each typed question that has none yet. Other words of the quiz are not slips either. */
function nearWordsFor(questions: readonly AskedTexts[]): Map<number, string[]> {
  const lookedUp = new Set<string>();
  const missing = questions.filter((question) => {
    if (!needsNearWords(question)) return false;
    const words = wordsToLookUp(answersOf(question));
    if (words.size > MOST_WORDS || lookedUp.size + words.size > MOST_LOOKED_UP) return false;
    for (const word of words) lookedUp.add(word);
    return true;
  });
  const nearWordsOf = nearWordsBeside(missing.length === 0 ? [] : vocabularyOf(questions));
  const entries = missing.map((question): [number, string[]] => [question.question_id, nearWordsOf(answersOf(question))]);
  return new Map(entries.filter(([, words]) => words.length <= ownQuizLimits.list));
}

const answersOf = ({ correct_answer, accepted_answers = [] }: AskedTexts) => [correct_answer, ...accepted_answers];

function vocabularyOf(questions: readonly AskedTexts[]): Set<string> {
  const words = new Set<string>();
  for (const question of questions) {
    const texts = [question.question_text, ...Object.values(question.options ?? {}), ...answersOf(question)];
    for (const word of wordsToLookUp(texts)) if (words.size < MOST_VOCABULARY) words.add(word);
  }
  return words;
}
