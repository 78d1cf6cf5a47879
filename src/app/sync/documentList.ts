// The list of documents as the screens show it. Whatever it says is ready is kept on this device, by itself.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BETTER_INTERVAL_MS, type DocumentRow, needsPolling, newestFirst, POLL_INTERVAL_MS } from '#core/document/document';
import { keys } from '../data/api.ts';
import { callAs, persisterOf, restoreAnswers } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { keepReady } from './keeping.ts';

/** What a screen reads of them before it is drawn. */
export function prepareDocuments(userId: number): Promise<void> {
  return restoreAnswers(userId, keys.documents(userId));
}

/** The documents, newest first; polled every 5 s, in the background too, only while one is being worked on. */
export function useDocuments() {
  const userId = useSession().user?.user_id ?? 0;
  return useQuery({
    queryKey: keys.documents(userId),
    enabled: userId !== 0,
    persister: persisterOf<DocumentRow[], ReturnType<typeof keys.documents>>(userId),
    refetchOnMount: ({ state: { data = [] } }) =>
      needsPolling(data) || data.some(({ better_progress }) => better_progress) ? 'always' : true,
    refetchInterval: (query) => (needsPolling(query.state.data ?? []) ? POLL_INTERVAL_MS : false),
    refetchIntervalInBackground: true,
    queryFn: async ({ signal }) => {
      const documents = newestFirst(await callAs(userId, 'documents', { signal }));
      void keepReady(userId, documents);
      return documents;
    },
  });
}

/** A page that somebody looks at asks now and then how far the better quizzes are, while one is written. */
export function useBetterPoll({ data = [], refetch }: Pick<ReturnType<typeof useDocuments>, 'data' | 'refetch'>): void {
  const isWritten = data.some(({ better_progress: progress }) => progress);
  useEffect(() => {
    if (!isWritten) return;
    const timer = setInterval(() => {
      if (!document.hidden) void refetch();
    }, BETTER_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWritten, refetch]);
}
