// Breaks endless lines and words, before any pattern is tried on them: many patterns look from every place of a line to its end, and
// would never finish a line of five megabytes. No person writes such lines and words.
import type { Block } from './textDocument.ts';

const LONGEST_LINE = 4_000;
const LONGEST_WORD = 300;
/** Looked for at the beginning of a word only: from each of its letters it would be looked at three hundred times. */
const ENDLESS_WORD = /(?<!\S)\S{301,}/g;
const PART_OF_WORD = /.{1,300}/g;
/** Where a sentence ends, a long line may go on as a paragraph of its own. */
const SENTENCE_END = /[.!?]["”’)]?\s/g;

/** Where a stretch that is too long is best broken: behind its last sentence, else behind its last space, else where it has to end. */
function breakIn(window: string): number {
  let end = 0;
  for (const match of window.matchAll(SENTENCE_END)) end = match.index + match[0].length;
  return end || window.lastIndexOf(' ') + 1 || window.length;
}

/** The text in stretches of which none is too long; joined, they are the text again. */
export function stretchesOf(text: string): string[] {
  const stretches: string[] = [];
  let at = 0;
  while (text.length - at > LONGEST_LINE) {
    const length = breakIn(text.slice(at, at + LONGEST_LINE));
    stretches.push(text.slice(at, at + length));
    at += length;
  }
  return [...stretches, text.slice(at)];
}

function withoutEndlessWords(text: string): string {
  if (text.length <= LONGEST_WORD) return text;
  return text.replace(ENDLESS_WORD, (word) => word.match(PART_OF_WORD)?.join(' ') ?? word);
}

export function withShortLines(text: string): string {
  const lines = text.split('\n');
  return lines.map((line) => stretchesOf(withoutEndlessWords(line)).join('\n\n')).join('\n');
}

export function shortBlocks(block: Block): Block[] {
  if (block.text.length <= LONGEST_WORD) return [block];
  const text = withoutEndlessWords(block.text);
  if (text.length <= LONGEST_LINE) return text === block.text ? [block] : [{ ...block, text, emphasis: [] }];
  // Emphasis in so long a block marks no term, so it is dropped.
  return stretchesOf(text).map((part) => ({ kind: block.kind, text: part.trim(), emphasis: [] }));
}
