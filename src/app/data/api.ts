// Every query and mutation of the page, by name. Screens call these and nothing else of the network.

import { useMutation, useQuery } from '@tanstack/react-query';
import { type DocumentRow, newestFirst } from '#core/document';
import { isLocalNumber } from '#core/madeQuiz';
import type { Letters, OpenChoice } from '#core/openChoice';
import type { Quiz } from '#core/quiz';
import type { Score } from '#core/submission';
import { keepQuiz, keepTimer, keptQuiz } from '#device/library';
import { numberNow } from '#device/madeNumbers';
import { db } from './device.ts';
import { call, callAs, persisterOf, setQuery, userIdNow } from './queries.ts';
import { queryClient } from './queryClient.ts';
import { useSession } from './session.ts';

const QUIZ_REFETCH_MS = 10_000;
const QUIZ_FRESH_MS = 10 * 60_000;
const QUIZ_CACHE_MS = 30 * 60_000;

export const keys = {
  documents: (userId: number) => ['documents', userId] as const,
  quiz: (userId: number, quizId: number) => ['quiz', userId, quizId] as const,
  openChoices: (userId: number, docId: number) => ['open-choices', userId, docId] as const,
  score: (userId: number, quizId: number) => ['score', userId, quizId] as const,
};

/** A quiz: from this device where it is kept, else from the server, and then kept. */
export function useQuiz(quizId: number) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keys.quiz(userId, quizId),
    enabled: userId !== 0 && quizId !== 0,
    staleTime: QUIZ_FRESH_MS,
    gcTime: QUIZ_CACHE_MS,
    refetchInterval: (query) => (query.state.data ? false : QUIZ_REFETCH_MS),
    queryFn: () => loadQuiz(userId, quizId),
  });
}

/** The kept copy, else the server's, which is then kept. Storage that fails does not keep a student from the quiz. */
export async function loadQuiz(userId: number, called: number): Promise<Quiz> {
  const quizId = await numberNow(db, called).catch(() => called);
  const kept = await keptQuiz(db, userId, quizId, Date.now()).catch(() => undefined);
  if (kept) return kept;
  if (isLocalNumber(quizId)) throw new Error('This quiz is not on this device.');
  const quiz = await callAs(userId, 'quiz', { params: { id: quizId } });
  await keepQuiz(db, userId, quizId, quiz, Date.now()).catch(() => undefined);
  return quiz;
}

/** The newest score that the server knows. Kept for offline. */
export function useScore(quizId: number, options: { enabled?: boolean } = {}) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keys.score(userId, quizId),
    enabled: userId !== 0 && quizId > 0 && options.enabled !== false,
    persister: persisterOf<Score, ReturnType<typeof keys.score>>(userId),
    queryFn: ({ signal }) => callAs(userId, 'score', { params: { id: quizId }, signal }),
  });
}

/** The questions of a past paper without answers. Kept for offline. */
export function useOpenChoices(docId: number) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keys.openChoices(userId, docId),
    enabled: userId !== 0 && docId > 0,
    persister: persisterOf<OpenChoice[], ReturnType<typeof keys.openChoices>>(userId),
    queryFn: ({ signal }) => callAs(userId, 'openChoices', { params: { doc_id: docId }, signal }),
  });
}

/** Sends the letters of a past paper, which is then read again. */
export function useGiveLetters(docId: number) {
  return useMutation({
    mutationFn: (letters: Letters) => call('giveLetters', { params: { doc_id: docId }, body: { letters } }),
    onSuccess: (changed) => changeDocuments((rows) => rows.map((row) => (row.doc_id === docId ? changed : row))),
  });
}

export function useDeleteDocument() {
  return useMutation({
    mutationFn: (docId: number) => call('deleteDocument', { params: { doc_id: docId } }),
    onSuccess: (_, docId) => changeDocuments((rows) => rows.filter((row) => row.doc_id !== docId)),
  });
}

export function useRestoreDocument() {
  return useMutation({
    mutationFn: (docId: number) => call('restoreDocument', { params: { doc_id: docId } }),
    onSuccess: (restored) =>
      changeDocuments((rows) => newestFirst([...rows.filter((row) => row.doc_id !== restored.doc_id), restored])),
  });
}

/** Changes a quiz's time limit (seconds, or null for none). An open attempt keeps its deadline. */
export function useChangeTimer() {
  return useMutation({
    mutationFn: ({ quizId, seconds }: { quizId: number; seconds: number | null }) =>
      call('changeQuiz', { params: { id: quizId }, body: { settings: { timer_duration_seconds: seconds } } }),
    onSuccess: async (quiz, { quizId, seconds }) => {
      const userId = userIdNow();
      queryClient.setQueryData(keys.quiz(userId, quizId), quiz);
      await keepTimer(db, userId, quizId, seconds);
      changeDocuments((rows) =>
        rows.map((row) => (row.generated_quiz_id === quizId ? { ...row, timer_duration_seconds: seconds } : row)),
      );
    },
  });
}

function changeDocuments(change: (rows: DocumentRow[]) => DocumentRow[]): void {
  const userId = userIdNow();
  const rows = queryClient.getQueryData<DocumentRow[]>(keys.documents(userId));
  if (rows) setQuery(userId, keys.documents(userId), change(rows));
}
