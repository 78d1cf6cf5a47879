// The lines of a file of the rest (rest.ts) that are no part of a question: why the next one is left out, and the format.

/** Begins such a line. */
export const REASON = '//! ';
const FORMAT_LINE = /^\/\/! format: (\w{1,20})$/m;

/** Whether a line is a reason and no part of a question. */
export function isReason(line: string): boolean {
  return /^"?\/\/! /.test(line);
}

/** The line that names the format, since the texts may resemble another one. */
export function formatLine(format: string): string {
  return `${REASON}format: ${format}`;
}

/** The format that a file of the rest names. */
export function namedFormat(text: string): string | undefined {
  return FORMAT_LINE.exec(text)?.[1];
}
