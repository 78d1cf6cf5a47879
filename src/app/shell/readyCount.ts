// How many quizzes on this device can be taken right now, live. Dexie comes when it is needed, never with the frame.
import { useEffect, useState } from 'react';
import { useOnline } from '../data/online.ts';
import { useSession } from '../data/session.ts';

/** null while that is not known. */
export function useReadyCount(): number | null {
  const userId = useSession().user?.user_id;
  const online = useOnline();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (userId === undefined) return;
    let stop: () => void = () => undefined;
    let gone = false;
    // If the count cannot be read, the screen is shown without it.
    const unknown = () => setCount(null);
    void load().then(({ db, newestIds, newestKept, liveQuery }) => {
      if (gone) return;
      // The ids are enough for the drop in the bar; a sentence about them counts only what can be read.
      const counted = liveQuery(async () => (await (online ? newestIds : newestKept)(db, userId)).length);
      const subscription = counted.subscribe({ next: setCount, error: unknown });
      stop = () => subscription.unsubscribe();
    }, unknown);
    return () => {
      gone = true;
      stop();
    };
  }, [online, userId]);
  return count;
}

async function load() {
  const [{ db }, { newestIds, newestKept }, { liveQuery }] = await Promise.all([
    import('../data/device.ts'),
    import('#device/quizzes/library'),
    import('dexie'),
  ]);
  return { db, newestIds, newestKept, liveQuery };
}
