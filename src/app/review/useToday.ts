// The student's day, for a page that is left open: who comes back to it the next morning finds what is due then.
import { useEffect, useState } from 'react';
import { dayOf } from '#core/review/reviewPlan';
import { useServerAhead } from '../data/serverClock.ts';
import { timeNow } from './timeNow.ts';

const LOOK_MS = 60_000;

function today(): number {
  const { wall, zone } = timeNow();
  return dayOf(wall, zone);
}

/** Counted as `dayOf` does; looked at each minute, and when the page comes back on screen. */
export function useToday(): number {
  const ahead = useServerAhead();
  const [day, setDay] = useState(today);
  // Looked at anew when the server's clock is known.
  useEffect(() => {
    const look = () => setDay(today);
    look();
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [ahead]);
  return day;
}
