// Counts the lines of a text on one way through it.

/** Gives the line, from 1, at each place of the text; places only grow. A text without line ends is looked through once. */
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

/** The lines of a text with their numbers, one at a time: a reader that has enough leaves the rest unread. */
export function* linesOf(text: string): Generator<[line: string, number: number]> {
  let at = 0;
  for (let number = 1; ; number += 1) {
    const end = text.indexOf('\n', at);
    yield [text.slice(at, end < 0 ? text.length : end), number];
    if (end < 0) return;
    at = end + 1;
  }
}
