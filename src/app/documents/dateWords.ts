// Dates as the specification writes them (section 9): medium date-time, locale en-US, in the student's own time zone.
const dateTime = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });

/** `Nov 20, 2026, 3:02:41 PM`; a time that cannot be read is shown as it came. */
export function dateWords(time: string | number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? String(time) : dateTime.format(date);
}

/** `18.4 MB`: sizes as a phone shows them. */
export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const units = ['kB', 'MB', 'GB'];
  let size = bytes / 1000;
  let unit = 0;
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${size < 10 && unit > 0 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}
