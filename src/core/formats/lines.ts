// Counts the lines of a text in a single pass.

/** Returns the line number, from 1, for positions in increasing order. */
export function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (place) => {
    while (next >= 0 && next < place) {
      line += 1;
      next = text.indexOf('\n', next + 1);
    }
    return line;
  };
}

/** The text from this line on, counted from 1. */
export function textFrom(text: string, firstLine: number): string {
  let at = 0;
  for (let line = 1; line < firstLine && at >= 0; line += 1) at = text.indexOf('\n', at) + 1 || -1;
  return at < 0 ? '' : text.slice(at);
}

/** The numbered lines of a text, one at a time, so that a reader can stop early. */
export function* linesOf(text: string): Generator<[line: string, number: number]> {
  let at = 0;
  for (let number = 1; ; number += 1) {
    const end = text.indexOf('\n', at);
    yield [text.slice(at, end < 0 ? text.length : end), number];
    if (end < 0) return;
    at = end + 1;
  }
}
