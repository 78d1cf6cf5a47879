// Names the days of progress, in the chosen language.
import { dateFormat } from '#texts/formats';

const DAY_MS = 86_400_000;

/** `Nov 24` of a day counted from 1970. */
export const dayWords = (day: number): string =>
  dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' })
    .format(day * DAY_MS)
    .replace(' ', '\u00a0');
/** `Tue` of a day counted from 1970. */
export const weekdayWords = (day: number): string => dateFormat({ weekday: 'short', timeZone: 'UTC' }).format(day * DAY_MS);
