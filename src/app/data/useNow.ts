// The time, for what changes on screen at known moments, also on a page left open.
import { useEffect, useState } from 'react';
import { useServerAhead } from './serverClock.ts';

/** A timer stops while the device sleeps, so the time is checked at least this often. */
const LOOK_MS = 30_000;

/**
 * The time by the server's clock, in ms since 1970. Updates at each of these moments (ISO 8601), and when the page becomes
 * visible.
 */
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
