// Finds lists of terms in plain text by their lines: a term and its meaning in columns or separated by a tab, or below each
// other under a glossary heading. Each becomes "- term: meaning", which the plain text reader understands. Other lines are
// unchanged.
import { isGlossaryHeading } from '../english/heading.ts';
import { countWords, isTerm } from './termList.ts';

const FEWEST = 3;
const BULLET = /^\s*(?:[-*•‣▪–+]\s+|\(?\d{1,3}[.)]\s+)/;
/** Two cells, separated by a tab or by at least two spaces. */
const CELLS = /^(\S(?:[^\t ]| (?! ))*)(?:\t+ *| {2,})(\S.*)$/;
const LONGEST_HEADING = 80;

const isMeaning = (text: string) => countWords(text) >= 3 && /\p{L}{2}.*\s\p{L}{2}/u.test(text);

/** Reads an entry at a line: the entry as one line, and how many lines it takes; null if none begins there. */
type ReadEntry = (lines: readonly string[], at: number) => { line: string; length: number } | null;

const entry = (term: string, meaning: string, length: number) =>
  !/[:=]/.test(term) && isTerm(term.replace(/[*_]/g, '').trim()) && isMeaning(meaning)
    ? { line: `- ${term.trim()}: ${meaning.trim()}`, length }
    : null;

const readCells: ReadEntry = (lines, at) => {
  const [, term = '', meaning = ''] = CELLS.exec((lines[at] ?? '').replace(BULLET, '')) ?? [];
  return /\t| {3,}/.test(meaning) ? null : entry(term, meaning, 1);
};

const readTwoLines: ReadEntry = (lines, at) => {
  const [term = '', meaning = '', end = ''] = lines.slice(at, at + 3);
  const isApart = end.trim() === '' || /^\s/.test(meaning);
  return isApart && !BULLET.test(meaning) ? entry(term.replace(BULLET, ''), meaning.replace(/^\s*:\s+/, ''), 2) : null;
};

/** "osmosis" over "movement of water through a membrane": a meaning that begins small. */
const readSmallBelow: ReadEntry = (lines, at) => (/^\p{Ll}/u.test(lines[at + 1] ?? '') ? readTwoLines(lines, at) : null);

/** The entries that follow each other from this line on, with lines without text between them. */
function entriesFrom(lines: readonly string[], start: number, read: ReadEntry): { entries: string[]; end: number } {
  const entries: string[] = [];
  let end = start;
  for (let at = start; at < lines.length; ) {
    const parsedEntry = read(lines, at);
    if (parsedEntry === null && (lines[at] ?? '').trim() !== '') break;
    if (parsedEntry !== null) entries.push(parsedEntry.line);
    at += parsedEntry?.length ?? 1;
    if (parsedEntry !== null) end = at;
  }
  return { entries, end };
}

const isHeading = (line: string) =>
  line.length < LONGEST_HEADING && isGlossaryHeading(line.replace(/^\s*#{1,6}\s*|[*_#]+|\s*:\s*$/g, '').trim());

/** Rewrites lists of terms as lines "- term: meaning". */
export function withEntryLines(text: string): string {
  const lines = text.split('\n');
  const outputLines: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    const start = isHeading(line) ? at + 1 : at;
    const readers = start > at ? [readCells, readTwoLines] : CELLS.test(line) ? [readCells] : [readSmallBelow];
    const list = readers.map((read) => entriesFrom(lines, start, read)).find(({ entries }) => entries.length >= FEWEST);
    if (start > at) outputLines.push(line, '');
    if (list) outputLines.push(...list.entries, '');
    else if (start === at) outputLines.push(line);
    at = list?.end ?? at + 1;
  }
  return outputLines.join('\n');
}
