// The time, for what changes on screen at a moment that is known: a page that is left open shows it then.
import { useEffect, useState } from 'react';
import { useServerAhead } from './serverClock.ts';

/** A timer that sleeps with the device may be late: it looks at least this often. */
const LOOK_MS = 30_000;

/** This moment by the server's clock, in ms since 1970; anew at each of these moments (ISO 8601), and when the page comes back on screen. */
export function useNow(moments: readonly (string | null)[]): number {
  const ahead = useServerAhead();
  const [deviceNow, setDeviceNow] = useState(() => Date.now());
  const now = deviceNow + ahead;
  const next = Math.min(...moments.map((moment) => (moment === null ? Number.NaN : Date.parse(moment))).filter((at) => at > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const left = next - ahead - Date.now();
      if (left <= 0) setDeviceNow(Date.now());
      else timer = setTimeout(look, Math.min(left, LOOK_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [next, ahead]);
  return now;
}
