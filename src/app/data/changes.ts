// The mutations of the page, by name, and their effect on the list. Loaded with the menus and dialogs that need them, as are the
// questions of a past paper.
import { useMutation, useQuery } from '@tanstack/react-query';
import { type DocumentRow, newestFirst, type TimerChoice } from '#core/document/document';
import type { Letters, OpenChoice } from '#core/document/openChoice';
import type { Part, Wishes } from '#core/document/wishes';
import { keepTimer } from '#device/quizzes/library';
import { keys } from './api.ts';
import { db } from './device.ts';
import { call, callAs, persisterOf, setQuery, userIdNow } from './queries.ts';
import { queryClient } from './queryClient.ts';
import { useSession } from './session.ts';

/** The questions of a past paper without answers. Kept for offline use. */
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

/** The headings of a document, to choose parts for a quiz. Kept for offline use. */
export function useParts(docId: number) {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keys.parts(userId, docId),
    enabled: userId !== 0 && docId > 0,
    persister: persisterOf<Part[], ReturnType<typeof keys.parts>>(userId),
    queryFn: ({ signal }) => callAs(userId, 'parts', { params: { doc_id: docId }, signal }),
  });
}

/** Requests another quiz of a document, once for each key. The list shows its progress. */
export function useWriteAnother(docId: number) {
  return useMutation({
    mutationFn: ({ key, wishes, timer }: { key: string; wishes: Wishes; timer: TimerChoice | null }) =>
      call('writeAnother', {
        params: { doc_id: docId },
        body: { wishes, timer_duration_seconds: timer },
        headers: { 'idempotency-key': key },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['documents'] }),
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

/** Changes a quiz's time limit (seconds, or null). An open attempt keeps its deadline. */
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
