// Looks up the near words of questions that were not written here: imported, typed, composed. Without them marking forgives no slip.
import { ownQuizLimits } from '#core/ownQuiz';
import { type AskedTexts, needsNearWords } from '#core/questionsVersion';
import { nearWordsBeside, wordsToLookUp } from './english/nearWords.ts';

/** An answer with more words is marked without slips: each word is compared with thousands. */
const MOST_WORDS = 40;
/** In all: a word takes some milliseconds. Questions beyond them are marked without slips. */
const MOST_LOOKED_UP = 1500;
const MOST_VOCABULARY = 20_000;

/** The near words of each question that is answered by typing and has none yet. The other words of the quiz are no slips either. */
export function nearWordsFor(questions: readonly AskedTexts[]): Map<number, string[]> {
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
