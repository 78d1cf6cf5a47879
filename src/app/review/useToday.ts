// The student's day, for a page that is left open: who comes back to it the next morning finds what is due then.
import { useEffect, useState } from 'react';
import { dayOf } from '#core/reviewPlan';
import { timeNow } from './timeNow.ts';

const LOOK_MS = 60_000;

function today(): number {
  const { wall, zone } = timeNow();
  return dayOf(wall, zone);
}

/** Counted as `dayOf` does; looked at each minute, and when the page comes back on screen. */
export function useToday(): number {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const look = () => setDay(today);
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
