// What was said on this device of an attempt that another device handed in, until the server's score counts it.
import { useEffect, useRef } from 'react';
import type { MarksRow } from '#device/rows/marksRow';

export type Said = { marks: MarksRow; isSent: boolean };

/**
 * Once what was said has arrived it counts on until a score is here that was asked for after that; the asking is done here, and
 * ends an earlier one that is on its way. `unsent`: the row while it waits. `fetchedAt`: of the score that is shown, ms.
 */
export function useSaidHere(
  submissionId: string,
  { unsent, fetchedAt, refetch }: { unsent: MarksRow | undefined; fetchedAt: number; refetch: () => Promise<unknown> },
): Said | null {
  // `over`: the score that was shown when the next one was asked for; null: not asked yet.
  const last = useRef<{ marks: MarksRow; over: number | null } | null>(null);
  if (unsent) last.current = { marks: unsent, over: null };
  const lastMarks = last.current?.marks.submissionId === submissionId ? last.current : null;
  const isSent = unsent === undefined && lastMarks !== null && (lastMarks.over === null || lastMarks.over === fetchedAt);
  useEffect(() => {
    if (!isSent || last.current === null) return;
    last.current.over = fetchedAt;
    void refetch();
  }, [isSent, fetchedAt, refetch]);
  if (unsent) return { marks: unsent, isSent: false };
  return isSent ? { marks: lastMarks.marks, isSent: true } : null;
}
