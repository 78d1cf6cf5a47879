// How many quizzes on this device can be taken right now, live. It asks only while there is no network.
import { useEffect, useState } from 'react';
import { useSession } from '../session.ts';
import { useOnline } from './online.ts';

export function useReadyCount(): number | null {
  const userId = useSession().user?.user_id;
  const online = useOnline();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    if (online || userId === undefined) return;
    let gone = false;
    void countKept(userId).then((kept) => {
      if (!gone) setCount(kept);
    });
    return () => {
      gone = true;
    };
  }, [online, userId]);
  return count;
}

async function countKept(userId: number): Promise<number | null> {
  try {
    const [{ db }, { keptQuizzes }] = await Promise.all([import('../device.ts'), import('#device/library')]);
    return (await keptQuizzes(db, userId)).length;
  } catch {
    // The strip says what it knows: that there is no network.
    return null;
  }
}
