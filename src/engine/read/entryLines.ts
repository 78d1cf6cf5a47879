// Glossaries in a plain text: a term and its meaning in columns, behind a tab, one below the other. Each becomes a line
// "- term: meaning", which the reader of plain text knows; a line that is no entry stays as it is.
import { isGenericHeading, isGlossaryHeading, isSkippedHeading } from '../english/heading.ts';

/** `said`: the entry as the line has it, where it is a term and its meaning already. */
type Entry = { term: string; gloss: string; said?: string };

const FEWEST = 3;
const BULLET = /^\s*(?:[-*•‣▪–+]\s+|\(?\d{1,3}[.)]\s+)/;
/** Two cells: behind a tab, or two spaces and more. */
const CELLS = /^(\S(?:[^\t ]| (?! ))*)(?:\t+ *| {2,})(\S.*)$/;
const LABELLED = /^(\p{L}[^:=?!;–—|]{1,58}?)\s*(?::\s| [–—-]{1,2} | = )\s*(\S.*)$/u;
const LONGEST_TERM = 60;
const MOST_WORDS = 6;

function wordCount(text: string): number {
  return text.split(/\s+/).length;
}

function mayBeTerm(text: string): boolean {
  const bare = text.replace(/[*_]/g, '').trim();
  return (
    bare.length >= 2 &&
    bare.length <= LONGEST_TERM &&
    wordCount(bare) <= MOST_WORDS &&
    /^\p{L}.*[\p{L}\p{N})’'”"]$/u.test(bare) &&
    !/^(?:chapter|section|unit|part|figure|table|question|page)\s+[\dIVX]/i.test(bare)
  );
}

/** More than a word or two, and no row of numbers. */
function mayBeGloss(text: string): boolean {
  return wordCount(text) >= 3 && /\p{L}{2}.*\s\p{L}{2}/u.test(text);
}

function inCells(line: string): Entry | null {
  const [, term = '', gloss = ''] = CELLS.exec(line) ?? [];
  return mayBeTerm(term) && mayBeGloss(gloss) && !/\t| {3,}/.test(gloss) ? { term, gloss } : null;
}

function inOneLine(line: string): Entry | null {
  const bare = line.replace(BULLET, '');
  const [, term = '', gloss = ''] = LABELLED.exec(bare) ?? [];
  if (!mayBeTerm(term) || !mayBeGloss(gloss)) return inCells(bare);
  return bare.includes(' = ') ? { term, gloss } : { term, gloss, said: bare.trim() };
}

function written({ term, gloss, said = `${term.trim()}: ${gloss.trim()}` }: Entry): string {
  return `- ${said}`;
}

function isHeadingOfOther(line: string): boolean {
  return /^\s*#/.test(line) || /^\s*\d/.test(line) || isGenericHeading(line) || isSkippedHeading(line);
}

/** "A", "– B –": what a long glossary is parted by. */
function isLetter(line: string): boolean {
  return /^\W*[A-Z](?: ?[-–] ?[A-Z])?\W*$/.test(line);
}

type Zone = { lines: string[]; entries: number; end: number };

/** What stands from this line on, read as a glossary; it ends where no more entries follow. */
function zoneFrom(lines: readonly string[], start: number): Zone {
  const found: string[] = [];
  let entries = 0;
  let isOpen = false;
  let at = start;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      isOpen = false;
      found.push(line);
      at += 1;
      continue;
    }
    if (isLetter(line)) {
      at += 1;
      continue;
    }
    const entry = isHeadingOfOther(line.replace(BULLET, '')) && !CELLS.test(line) ? null : entryAt(lines, at);
    if (entry !== null) {
      found.push(written(entry.entry));
      entries += 1;
      at += entry.used;
    } else if (isOpen && found.length > 0) {
      found.push(`${found.pop()} ${line.trim()}`);
      at += 1;
    } else if (entries === 0 && at - start < FEWEST && /[.:]$/.test(line.trim())) {
      // "The terms below come back in every chapter:"
      found.push(line);
      at += 1;
      continue;
    } else break;
    isOpen = true;
  }
  return { lines: found, entries, end: at };
}

/** The entry that begins in this line: in it alone, or with the meaning in the next. */
function entryAt(lines: readonly string[], at: number): { entry: Entry; used: number } | null {
  const line = lines[at] ?? '';
  const whole = inOneLine(line);
  if (whole) return { entry: whole, used: 1 };
  const term = line.replace(BULLET, '').replace(/\s*:\s*$/, '');
  const away = (lines[at + 1] ?? '').trim() === '' ? 2 : 1;
  const gloss = lines[at + away] ?? '';
  const bare = gloss.replace(/^\s*:\s+/, '');
  if (!mayBeTerm(term) || !mayBeGloss(bare) || inOneLine(gloss) !== null || BULLET.test(gloss)) return null;
  // A heading and its paragraph have a blank line between them, too.
  if (away === 2 && !/^(?:\p{Ll}|(?:An?|The|Any|One) )/u.test(bare)) return null;
  return { entry: { term, gloss: bare }, used: away + 1 };
}

/** Rows of two cells, without a heading that says so: as many as make it no chance. */
function rowsFrom(lines: readonly string[], start: number): Zone {
  const found: string[] = [];
  let at = start;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '' && found.length > 0 && inCells((lines[at + 1] ?? '').replace(BULLET, '')) !== null) continue;
    const entry = inCells(line.replace(BULLET, ''));
    if (entry === null) break;
    found.push(written(entry));
  }
  return { lines: found, entries: found.length, end: at };
}

function headingOf(line: string): string {
  return line
    .replace(/^\s*#{1,6}\s*|[*_#]+/g, '')
    .replace(/\s*:\s*$/, '')
    .trim();
}

/** The text with its glossaries as lists of "- term: meaning". */
export function withEntryLines(text: string): string {
  const lines = text.split('\n');
  const found: string[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const isHead = line.length < 80 && isGlossaryHeading(headingOf(line));
    const zone = isHead ? zoneFrom(lines, at + 1) : CELLS.test(line) ? rowsFrom(lines, at) : null;
    if (isHead) found.push(line, '');
    if (zone !== null && zone.entries >= FEWEST) {
      found.push(...zone.lines, ...(lines[zone.end]?.trim() === '' ? [] : ['']));
      at = zone.end;
    } else {
      if (!isHead) found.push(line);
      at += 1;
    }
  }
  return found.join('\n');
}
