// Refuses JSON that is much more expensive to parse than to send: very long lists and objects, deep nesting, very many values.
// It scans bytes and builds nothing. JSON.parse checks the syntax.
import { invalid } from './failures.ts';

/** More questions than any quiz has. Applies to every list and object. */
const MOST_ENTRIES = 500;
const MOST_DEPTH = 12;
/** Enough for 500 questions with 500 near words, 50 accepted answers and all other fields. */
const MOST_VALUES = 500_000;

const [QUOTE, BACKSLASH, COMMA, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = Buffer.from('"\\,[]{}');

export function refuseEndless(json: Uint8Array): void {
  /** how many commas each open container has */
  const commas = new Uint32Array(MOST_DEPTH + 1);
  let depth = 0;
  let values = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfString(json, at);
    else if (byte === COMMA) {
      commas[depth] = (commas[depth] ?? 0) + 1;
      values += 1;
      if ((commas[depth] ?? 0) >= MOST_ENTRIES)
        throw invalid(['body'], `A list has at most ${MOST_ENTRIES} entries.`, 'too_long');
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
      if (depth > MOST_DEPTH) throw invalid(['body'], 'The body is nested too deeply.', 'too_deep');
      commas[depth] = 0;
    } else if ((byte === CLOSE_LIST || byte === CLOSE_OBJECT) && depth > 0) depth -= 1;
    if (values > MOST_VALUES) throw invalid(['body'], `The body has more than ${MOST_VALUES} values.`, 'too_many');
  }
}

/** The end of the string that begins at `start`. */
function endOfString(json: Uint8Array, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}
