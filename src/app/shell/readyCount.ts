// How many quizzes on this device can be taken right now, live. Dexie comes when it is needed, never with the frame.
import { useEffect, useState } from 'react';
import { useOnline } from '../data/online.ts';
import { sessionNow, useSession } from '../data/session.ts';

/** What was counted before the frame was drawn: a sentence with it is longer than one without. */
let countAhead: number | null = null;

export async function prepareReadyCount(): Promise<void> {
  const userId = sessionNow().user?.user_id;
  countAhead = userId === undefined ? null : await countReady(await load(), userId, navigator.onLine);
}

/** null while that is not known. */
export function useReadyCount(): number | null {
  const userId = useSession().user?.user_id;
  const online = useOnline();
  const [count, setCount] = useState<number | null>(countAhead);
  useEffect(() => {
    if (userId === undefined) return;
    let stop: () => void = () => undefined;
    let isUnmounted = false;
    // If the count cannot be read, the screen is shown without it.
    const unknown = () => setCount(null);
    void load().then((device) => {
      if (isUnmounted) return;
      const readyCounts = device.liveQuery(() => countReady(device, userId, online));
      const subscription = readyCounts.subscribe({ next: setCount, error: unknown });
      stop = () => subscription.unsubscribe();
    }, unknown);
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [online, userId]);
  return count;
}

type Device = Awaited<ReturnType<typeof load>>;

/** The ids are enough for the drop in the bar; a sentence about them counts only what can be read. */
async function countReady({ db, newestIds, newestKept }: Device, userId: number, online: boolean): Promise<number> {
  return (await (online ? newestIds : newestKept)(db, userId)).length;
}

async function load() {
  const [{ db }, { newestIds, newestKept }, { liveQuery }] = await Promise.all([
    import('../data/device.ts'),
    import('#device/quizzes/library'),
    import('dexie'),
  ]);
  return { db, newestIds, newestKept, liveQuery };
}
