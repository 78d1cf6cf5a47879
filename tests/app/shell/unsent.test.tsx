// Whatever waits to be sent is seen: on "Study offline", before a logout, and before the account is deleted. A new kind of the queue does
// not compile without its row here.
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { addReviews } from '#device/review/reviews';
import type { QueueRow } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { joinLater } from '#device/together/joins';
import { db } from '../../../src/app/data/device.ts';
import { unsentWords, useOnThisDevice } from '../../../src/app/data/onThisDevice.ts';
import { queryClient } from '../../../src/app/data/queryClient.ts';
import { signIn, signOut } from '../../../src/app/data/session.ts';
import { UnsentCard } from '../../../src/app/documents/offline/UnsentCard.tsx';
import { UnsentReviews } from '../../../src/app/documents/offline/UnsentReviews.tsx';
import { unsentWork } from '../../../src/app/shell/leaving.ts';
import { ama } from '../../support/testDatabase.ts';

const wall = 1_800_000_000_000;
const userId = ama.user_id;
const id = newUuid();
const waits = { userId, state: 'waiting' as const, reason: null, tries: 0, retryAt: 0, notBefore: 0 };
const marks = [{ question_id: 2, own_judgement: true, marked_at: new Date(wall).toISOString() }];
const ofMarks = { ...waits, kind: 'marks' as const, quizId: 7, quizTitle: 'Cells', submissionId: id, marks };

/** One row of each kind; or why nobody is told of it. */
const kept: Record<QueueRow['kind'], string | (() => Promise<unknown>)> = {
  marks: () => db.queue.put({ ...ofMarks, id: `marks:${id}`, seen: 0, version: 1, madeAt: wall }),
  reviews: () => addReviews(db, userId, [{ event_id: id, at: wall, quiz_id: 7, question_id: 1, kind: 'added' }], wall),
  join: () => joinLater(db, { id, userId, to: 'quiz', code: '0123456789', title: 'Cells', name: null, wall }),
  settings: 'a choice, which can be made again',
};

beforeEach(() => signIn('t1', ama));
afterEach(async () => {
  cleanup();
  await Promise.all([db.queue.clear(), db.reviews.clear()]);
  await signOut({ revoke: false });
});

test.each(Object.entries(kept).flatMap(([kind, keep]) => (typeof keep === 'string' ? [] : [[kind, keep] as const])))(
  'a row of the kind %s',
  async (_, keep) => {
    expect(await unsentWork()).toBeNull();
    await keep();
    expect(await unsentWork()).not.toBeNull();
    const { result } = renderHook(() => useOnThisDevice(userId));
    await waitFor(() => expect(unsentWords(result.current)).not.toBe(''));
    render(
      <QueryClientProvider client={queryClient}>
        <UnsentCard />
      </QueryClientProvider>,
    );
    const heading = await screen.findByRole('heading', { name: 'Waiting to send' });
    expect(heading.closest('section')?.querySelectorAll('li')).toHaveLength(1);
  },
);

test.each([
  [1, 'Will be sent when you are online.', 'It was refused: Not now. It counts on this device.'],
  [2, 'Will be sent when you are online.', 'They were refused: Not now. They count on this device.'],
])('%i unsent reviews have their number in every sentence', (count, waitingWords, refusedWords) => {
  const ticket = { ...waits, id: `reviews:${userId}`, kind: 'reviews' as const, version: 1, madeAt: wall };
  const { rerender } = render(<UnsentReviews row={ticket} count={count} />);
  screen.getByText(waitingWords);
  rerender(<UnsentReviews row={{ ...ticket, state: 'refused', reason: 'Not now.' }} count={count} />);
  screen.getByText(refusedWords);
});
