// The queries of the page, by name; mutations are in changes.ts. Screens use only these for the network.

import { useQuery } from '@tanstack/react-query';
import { answersHiddenUntil } from '#core/attempt/hiddenAnswers';
import { isLocalNumber } from '#core/editing/madeQuiz';
import type { Quiz } from '#core/quiz/quiz';
import type { Score } from '#core/submission/submission';
import { keepQuiz, keptQuiz } from '#device/quizzes/library';
import { ApiFailure } from '#device/rows/failure';
import { numberNow } from '#device/rows/madeNumbers';
import { dataTexts } from '#texts/data';
import { db } from './device.ts';
import { withLanguages } from './languages.ts';
import { callAs, persisterOf } from './queries.ts';
import { isApiFailure } from './queryClient.ts';
import { nowByServer } from './serverClock.ts';
import { useSession } from './session.ts';

/** How long a student waits for a network that does not respond. */
const ASK_MS = 3_000;
const QUIZ_REFETCH_MS = 10_000;
const QUIZ_FRESH_MS = 10 * 60_000;
const FIRST_ASK_MS = 15_000;
const LAST_ASK_MS = 60 * 60_000;
const QUIZ_CACHE_MS = 30 * 60_000;

export const keys = {
  documents: (userId: number) => ['documents', userId] as const,
  quiz: (userId: number, quizId: number) => ['quiz', userId, quizId] as const,
  openChoices: (userId: number, docId: number) => ['open-choices', userId, docId] as const,
  parts: (userId: number, docId: number) => ['parts', userId, docId] as const,
  score: (userId: number, quizId: number) => ['score', userId, quizId] as const,
};

/** A quiz: from this device if it is kept, else from the server, and then kept. */
export function useQuiz(quizId: number) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keys.quiz(userId, quizId),
    enabled: userId !== 0 && quizId !== 0,
    staleTime: ({ state }) => (state.data && mayHide(state.data) ? 0 : QUIZ_FRESH_MS),
    gcTime: QUIZ_CACHE_MS,
    refetchInterval: (query) => (query.state.data ? false : QUIZ_REFETCH_MS),
    queryFn: () => loadQuiz(userId, quizId),
  });
}

/**
 * The kept copy, or else the server's, which is then kept. Failing storage does not block the quiz. For somebody else's quiz the
 * server is asked first, with a short limit: an assignment may have hidden its answers since (decision 071).
 */
export async function loadQuiz(userId: number, called: number): Promise<Quiz> {
  const { quizId, keptCopy, isSure } = await keptCopyOf(userId, called);
  if (keptCopy && isSure) return keptCopy;
  if (isLocalNumber(quizId)) throw new Error(dataTexts.notOnDevice);
  const answer = fetchQuiz(userId, quizId);
  try {
    return await (keptCopy ? withinMoment(answer, keptCopy) : answer);
  } catch (error) {
    if (keptCopy && !isNotOpen(error)) return keptCopy;
    throw error;
  }
}

/** `isSure`: it may be shown without asking the server. */
export async function keptCopyOf(userId: number, called: number) {
  const quizId = await numberNow(db, called).catch(() => called);
  const keptCopy = await keptQuiz(db, userId, quizId, Date.now()).catch(() => undefined);
  if (keptCopy) await withLanguages(keptCopy);
  const mayChange = keptCopy?.is_shared === true && navigator.onLine;
  return { quizId, keptCopy, isSure: keptCopy !== undefined && !isTold(keptCopy) && !mayChange };
}

async function fetchQuiz(userId: number, quizId: number): Promise<Quiz> {
  const quiz = await withLanguages(await callAs(userId, 'quiz', { params: { id: quizId } }));
  await keepQuiz(db, userId, quizId, quiz, Date.now()).catch(() => undefined);
  return quiz;
}

/** A network that does not respond does not block a kept quiz. A later answer is kept for next time. */
async function withinMoment(answer: Promise<Quiz>, keptCopy: Quiz): Promise<Quiz> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moment = new Promise<Quiz>((resolve) => {
    timer = setTimeout(() => resolve(keptCopy), ASK_MS);
  });
  return Promise.race([answer, moment]).finally(() => clearTimeout(timer));
}

function isNotOpen(error: unknown): boolean {
  return isApiFailure(error) && error.kind === 'http' && error.status === 403;
}

/** Whether its answers may have been hidden or shown since it was read. */
function mayHide(quiz: Quiz): boolean {
  return quiz.is_shared === true || answersHiddenUntil(quiz) !== null;
}

function isTold(quiz: Quiz): boolean {
  const until = answersHiddenUntil(quiz);
  return until !== null && Date.parse(until) <= nowByServer();
}

/** How long until a hidden score is requested again. The server's clock decides, so more than one try may be needed. */
function untilTold(score: Score | undefined): number | false {
  if (score?.hidden_until === undefined) return false;
  return Math.min(LAST_ASK_MS, Math.max(FIRST_ASK_MS, Date.parse(score.hidden_until) - nowByServer()));
}

/** The newest score on the server. Kept for offline use. `isEdited`: earlier versions may have been handed in instead. */
export function useScore(quizId: number, { enabled = true, isEdited = false }: { enabled?: boolean; isEdited?: boolean } = {}) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keys.score(userId, quizId),
    enabled: userId !== 0 && quizId > 0 && enabled,
    refetchInterval: ({ state }) => untilTold(state.data),
    persister: persisterOf<Score, ReturnType<typeof keys.score>>(userId),
    queryFn: async ({ signal }) => {
      const request = { params: { id: quizId }, signal };
      // The list is empty without a failure, which the browser would log on every visit.
      const isEmpty = isEdited && (await callAs(userId, 'submissions', request)).length === 0;
      if (isEmpty) throw new ApiFailure('http', 404, 'Nothing was handed in.');
      return callAs(userId, 'score', request);
    },
  });
}
