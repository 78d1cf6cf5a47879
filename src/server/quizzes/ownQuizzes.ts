// Stores own quizzes, once for each Idempotency-Key, with the words for marking.
import { OwnQuiz, shownTitle } from '#core/editing/ownQuiz';
import { madeWords, needsNearWords, needsPointWords, withMarkingWords } from '#core/editing/questionsVersion';
import type { CreatedQuiz, NewQuiz, Question } from '#core/quiz/quiz';
import type { Deps } from '../deps.ts';
import { invalidAll, Refusal } from '../http/failures.ts';
import { pause } from '../process/pause.ts';
import { digestOf, readKey } from './decisions.ts';
import type { WordsByQuestion } from './markingWords.ts';
import { findOwn, insertOwn, setQuestions } from './ownQuizStore.ts';

/** The same key and body give the same quiz, also for concurrent requests; another body is refused. */
export async function createQuiz(deps: Deps, userId: number, newQuiz: NewQuiz, givenKey: string | null): Promise<CreatedQuiz> {
  const key = readKey(givenKey);
  const parsed = OwnQuiz.safeParse(newQuiz, { reportInput: true });
  if (!parsed.success) throw invalidAll('body', parsed.error.issues);
  await pause();
  // Hashes what was sent, so that repeats from an older app match.
  const bodyHash = digestOf(parsed.data);
  const body = { ...parsed.data, title: shownTitle(parsed.data.title) };
  await pause();
  const storedQuiz =
    (await findOwn(deps.db, userId, key)) ??
    (await insertOwn(deps, { userId, body: await withWords(deps, userId, body), key, bodyHash })) ??
    (await findOwn(deps.db, userId, key));
  if (storedQuiz === null) throw new Error('A quiz was neither stored nor there already.');
  if (storedQuiz.bodyHash !== bodyHash) throw new Refusal('key_used_otherwise');
  return { quiz_id: storedQuiz.id, ...madeWords(storedQuiz.questions) };
}

/** Adds marking words, which the engine's quizzes already have. */
async function withWords(deps: Deps, userId: number, body: OwnQuiz): Promise<OwnQuiz> {
  const words = await findWords(deps, userId, body.questions);
  return { ...body, questions: withMarkingWords(body.questions, (id) => words.get(id)) };
}

async function findWords({ markingWords }: Deps, userId: number, questions: readonly Question[]): Promise<WordsByQuestion> {
  if (!questions.some((question) => needsNearWords(question) || needsPointWords(question))) return new Map();
  const texts = questions.map(({ question_id, question_text, question_type, options, ...answers }) => {
    const { correct_answer, accepted_answers, near_words, key_points, point_words, language } = answers;
    const key = { correct_answer, accepted_answers, near_words, key_points, point_words, language };
    return { question_id, question_text, question_type, options, ...key };
  });
  return markingWords.find(userId, texts);
}

/** Quizzes that got no words because an answer is too long or the thread was busy. This process does not try them again. */
const TRIED_QUIZZES = new Set<number>();
const MOST_TRIED = 10_000;

/**
 * The questions of an own quiz as JSON. If it was stored before the server made marking words, they are added and saved for
 * marking. A submission says which version its copy had (core/editing/questionsVersion).
 */
export async function completeQuestions(deps: Deps, userId: number, quizId: number, questionsJson: string): Promise<string> {
  if (TRIED_QUIZZES.has(quizId)) return questionsJson;
  const questions = JSON.parse(questionsJson) as Question[];
  const words = await findWords(deps, userId, questions);
  if (TRIED_QUIZZES.size >= MOST_TRIED) TRIED_QUIZZES.clear();
  TRIED_QUIZZES.add(quizId);
  if (words.size === 0) return questionsJson;
  const completed = withMarkingWords(questions, (id) => words.get(id));
  await setQuestions(deps.db, quizId, completed);
  return JSON.stringify(completed);
}
