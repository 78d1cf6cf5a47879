// What the scheduler asks of the clock: this moment, by the server's clock where it is known, and the time zone.
import { nowByServer } from '../data/serverClock.ts';

export function timeNow(): { wall: number; zone: number } {
  const now = new Date(nowByServer());
  return { wall: now.getTime(), zone: -now.getTimezoneOffset() };
}
