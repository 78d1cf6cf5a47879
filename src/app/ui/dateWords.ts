// Dates as P2.7 writes them: medium date-time, in the page's language (en-US) and the student's own time zone.
import { dateFormat, sizeText } from '#texts/formats';
import { uiTexts } from '#texts/ui';

const date = () => dateFormat({ dateStyle: 'medium' });
const time = () => dateFormat({ timeStyle: 'medium' });
const dateTime = () => dateFormat({ dateStyle: 'medium', timeStyle: 'medium' });

/** `Nov 20, 2026, 3:02:41 PM`; a time that cannot be read is shown as it came. */
export function dateWords(moment: string | number): string {
  const read = new Date(moment);
  return Number.isNaN(read.getTime()) ? String(moment) : dateTime().format(read);
}

/** The same in two lines: `Nov 20, 2026,` and `3:02:41 PM`. */
export function dateParts(moment: string | number): [string, string] {
  const read = new Date(moment);
  return Number.isNaN(read.getTime()) ? [String(moment), ''] : [`${date().format(read)},`, time().format(read)];
}

/** `3:02:41 PM` on the day of `now`, else with its date. Both in ms since 1970. */
export function recentWords(moment: number, now: number): string {
  const [day, clock] = dateParts(moment);
  return day === dateParts(now)[0] ? clock : dateWords(moment);
}

const units = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** `18.4 MB`, `84 kB`: sizes as a phone shows them. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return uiTexts.bytes(bytes);
  let size = bytes / 1000;
  let at = 0;
  while (size >= 999.5 && at < units.length - 1) {
    size /= 1000;
    at += 1;
  }
  return sizeText(size, units[at] ?? 'gigabyte', at > 0 && size < 99.95 ? 1 : 0);
}
