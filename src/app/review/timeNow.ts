// What the scheduler asks of the clock: this moment, and the time zone.

export function timeNow(): { wall: number; zone: number } {
  const now = new Date();
  return { wall: now.getTime(), zone: -now.getTimezoneOffset() };
}
