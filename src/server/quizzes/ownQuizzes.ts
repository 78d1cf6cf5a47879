// A quiz of the student's own is kept once per Idempotency-Key, with the words that marking needs.
import { OwnQuiz, shownTitle } from '#core/editing/ownQuiz';
import { madeWords, needsNearWords, needsPointWords, withMarkingWords } from '#core/editing/questionsVersion';
import type { CreatedQuiz, NewQuiz, Question } from '#core/quiz/quiz';
import type { Deps } from '../deps.ts';
import { invalidAll, Refusal } from '../http/failures.ts';
import { pause } from '../process/pause.ts';
import { digestOf, readKey } from './decisions.ts';
import type { WordsByQuestion } from './markingWords.ts';
import { findOwn, insertOwn, setQuestions } from './ownQuizStore.ts';

/** The same key and body gives the same quiz, however often and however concurrently; another body is refused. */
export async function createQuiz(deps: Deps, userId: number, newQuiz: NewQuiz, givenKey: string | null): Promise<CreatedQuiz> {
  const key = readKey(givenKey);
  const parsed = OwnQuiz.safeParse(newQuiz, { reportInput: true });
  if (!parsed.success) throw invalidAll('body', parsed.error.issues);
  await pause();
  // The hash is of what was sent: what an older app sends again is the same.
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

/** The quiz with what marking needs to know of other words, as the engine's quizzes have it. */
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

/** Quizzes that got no words: an answer is too long, or the thread was busy. They are not tried again by this process. */
const TRIED_QUIZZES = new Set<number>();
const MOST_TRIED = 10_000;

/**
 * The questions of an own quiz as JSON, with marking words where it was kept before the server made them. What it makes is stored, so that
 * marking has it too; a hand-in says which version its copy had (core/editing/questionsVersion).
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
