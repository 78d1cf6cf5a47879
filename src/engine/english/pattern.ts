// Long patterns as lists: a pattern that does not fit a line is written as its alternatives, in the order of the alphabet, which
// can be read and searched. It knows no word itself.

/** One of these, as the source of a pattern. The entries stand on one line or several, parted by " | " or by the end of a line. */
export function oneOf(list: string): string {
  return `(?:${list
    .trim()
    .split(/\s*\n\s*| \| /)
    .join('|')})`;
}

/** A pattern whose source may take several lines; the ends of lines and the space before the next are no part of it. */
export function pattern(source: string, flags = ''): RegExp {
  return new RegExp(source.replace(/\n\s*/g, ''), flags);
}

/** The words of a list that takes several lines. */
export function wordList(list: string): string[] {
  return list.trim().split(/\s+/);
}
