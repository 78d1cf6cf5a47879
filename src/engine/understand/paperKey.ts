// The key at the end of an exam paper: which answer belongs to which number. What the questions are, paper.ts says.
import { oneOf, pattern } from '../english/pattern.ts';
import type { PaperLine } from './examPaper.ts';

export type KeyEntry = { number: number; part: number; text: string; line: PaperLine };

const HEADING = pattern(
  String.raw`^${oneOf(`
    (?:answer )?key | answers? to (?:the )?(?:questions|section|part|paper).* | marking (?:scheme|guide)
    (?:model )?answers?(?: (?:key|scheme|sheet))? | solutions?
  `)}\s*:?$`,
  'i',
);
/** "ANSWERS 1. B 2. D" in one line. */
const WITH_ENTRIES = /^(?:answers?|answer key|key)\s*:?\s+(?=\d{1,3}\s*[.):-]?\s*[([]?[A-Ea-e]\b)/i;
const LETTERED = /(?:^|[\s,;])(\d{1,3})\s*[.):–-]?\s*([([]?[A-Ea-e]\b[)\].]?)(?=$|[\s,;])/g;
const WORDED = /^(\d{1,3})\s*[.):]\s+(\S.*)$/s;

/** The place of the line that begins the key, or null. */
export function keyStartOf(lines: readonly PaperLine[]): number | null {
  const at = lines.findLastIndex(({ text }, place) => place > 0 && (HEADING.test(text.trim()) || WITH_ENTRIES.test(text)));
  return at < 0 ? null : at;
}

/** All of a line's entries are letters: "1. B 2. D 3. A"; else it is one entry in words. */
function entriesOfLine(text: string): { number: number; text: string }[] {
  const bare = text.replace(WITH_ENTRIES, '').trim();
  const letters = [...bare.matchAll(LETTERED)];
  const rest = bare.replace(LETTERED, '').replace(/[\s,;]/g, '');
  if (letters.length > 0 && rest === '')
    return letters.map(([, number, letter]) => ({ number: Number(number), text: letter ?? '' }));
  const worded = WORDED.exec(bare);
  return worded ? [{ number: Number(worded[1]), text: (worded[2] ?? '').trim() }] : [];
}

/** The entries of a key, from these lines. */
export function keyEntriesOf(lines: readonly PaperLine[]): KeyEntry[] {
  const entries: KeyEntry[] = [];
  let part = 0;
  for (const line of lines) {
    for (const { number, text } of entriesOfLine(line.text)) {
      const last = entries.at(-1);
      if (last && number <= last.number) part += 1;
      entries.push({ number, part, text, line });
    }
  }
  return entries;
}
