// The time of day in a student's time zone.

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Whether the zone has a name that this server knows. */
export function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}

/** `offset`: minutes east of Greenwich; `day`: `2027-03-01`; `tomorrow`: when the next day begins, ms since 1970 */
export type LocalTime = { offset: number; hour: number; day: string; tomorrow: number };

export function localTimeOf(timeZone: string, at: number): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = ['year', 'month', 'day', 'hour', 'minute'].map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  const wall = Date.UTC(year, month - 1, day, hour, minute);
  const offset = Math.round((wall - at) / MINUTE_MS);
  const midnight = Date.UTC(year, month - 1, day) - offset * MINUTE_MS;
  return { offset, hour, day: new Date(wall).toISOString().slice(0, 10), tomorrow: midnight + DAY_MS };
}
