// Reports once on this device that documents which had failed now have a quiz, since an update made the server try again.
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
    // Without storage the news is not repeated; the list shows the quizzes.
  }
}
