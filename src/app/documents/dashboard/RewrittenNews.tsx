// Says once on this device that documents which had failed have their quiz now: after an update the server writes them once more.
import { useEffect } from 'react';
import type { DocumentRow } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import { useSession } from '../../data/session.ts';
import { notify } from '../../shell/notices.tsx';

const SEEN = 'oasis-rewritten-seen';

export function RewrittenNews({ documents }: { documents: readonly DocumentRow[] }) {
  const userId = useSession().user?.user_id;
  useEffect(() => {
    if (userId !== undefined) tellOnce(documents, `${SEEN}-${userId}`);
  }, [documents, userId]);
  return null;
}

function tellOnce(documents: readonly DocumentRow[], key: string): void {
  try {
    const lastShown = localStorage.getItem(key) ?? '';
    const times = documents.flatMap(({ rewritten_at: at }) => (typeof at === 'string' && at > lastShown ? [at] : []));
    const newest = times.sort().at(-1);
    if (newest === undefined) return;
    localStorage.setItem(key, newest);
    notify.success(documentsTexts.quizzesWritten(times.length));
  } catch {
    // No storage: the list shows the quizzes, and nothing is said of them again and again.
  }
}
