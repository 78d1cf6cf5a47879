// From pdfjs's text items to lines of text with their place, size and faces. It knows nothing of paragraphs.
import { isFunctionWord } from '../english/words.ts';
import type { PdfTextItem } from './pdfLibrary.ts';
import { type Run, singleSpaced } from './textDocument.ts';

/** `signs`: its letters are drawn as arrows, squares and ticks */
export type Face = { bold: boolean; italic: boolean; signs?: boolean };
export type Line = {
  runs: Run[];
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  /** its parts where wide gaps are inside it, as in a row of a table; else itself alone */
  cells: Line[];
};

const NEW_LINE_RISE = 0.45;
const NEW_LINE_GAP = 6;
const WORD_GAP = 0.17;
const CELL_GAP = 1.4;
const BLANK_GAP = 2.5;
/** No cell of a table begins with one of these, as it may with an article. */
const JOINS = /^(?:and|by|if|of|or|than|to|when)$/;
const SMALL = 0.8;
const SIGN = '▸';

/** `ink`: where the last letter ends; what is blank behind it may be a gap. */
type Open = { runs: Run[]; x: number; right: number; ink: number; y: number; size: number; gaps: Gap[] };
/** Where a cell begins: at which run, how far to the right, and where the one before it ends. */
type Gap = { run: number; x: number; before: number };

function sizeOf(item: PdfTextItem): number {
  const [a = 0, b = 0, c = 0, d = 0] = item.transform;
  return item.height || Math.hypot(c, d) || Math.hypot(a, b);
}

/** "should ⟨gap⟩ the size", "go down ⟨gap⟩.": in the middle of a clause, so wide, stands a line to write on, which is drawn and no text. */
function isBlank({ runs, size }: Open, { run, x, before }: Gap): boolean {
  if (x - before < BLANK_GAP * size) return false;
  const textOf = (some: readonly Run[]) => some.map(({ text }) => text).join('');
  const left = /(?:^|\s)(\p{Ll}+)\s*$/u.exec(textOf(runs.slice(0, run)))?.[1];
  const right = /^\s*(?:(\p{Ll}+)(?!\p{L})|[.,;?])/u.exec(textOf(runs.slice(run)));
  if (left === undefined || right === null) return false;
  return isFunctionWord(left) || right[1] === undefined || JOINS.test(right[1]);
}

function withBlanks(open: Open): Open {
  const blanks = open.gaps.filter((gap) => isBlank(open, gap));
  if (blanks.length === 0) return open;
  const at = new Set(blanks.map(({ run }) => run));
  const runs = open.runs.map((run, n) => (at.has(n) ? { ...run, text: ` _____ ${run.text.trimStart()}` } : run));
  return { ...open, runs, gaps: open.gaps.filter((gap) => !blanks.includes(gap)) };
}

function lineOf(given: Open): Line | null {
  const open = withBlanks(given);
  const { gaps, ink: _, ...whole } = open;
  const text = singleSpaced(open.runs.map((run) => run.text).join('')).trim();
  if (text === '') return null;
  const line: Line = { ...whole, text, bold: isBold(open.runs), cells: [] };
  line.cells = gaps.length === 0 ? [line] : cellsOf(open);
  return line;
}

function isBold(all: readonly Run[]): boolean {
  const bold = all.filter((run) => run.bold);
  if (bold.length === 0) return false;
  const letters = (runs: readonly Run[]) => runs.reduce((sum, run) => sum + run.text.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
  const count = letters(all);
  return count > 0 && letters(bold) >= count * 0.95;
}

function cellsOf({ gaps, ...open }: Open): Line[] {
  const starts = [{ run: 0, x: open.x, before: 0 }, ...gaps];
  return starts.flatMap(({ run, x }, at): Line[] => {
    const right = starts[at + 1]?.before ?? open.right;
    const cell = lineOf({ ...open, runs: open.runs.slice(run, starts[at + 1]?.run), x, right, gaps: [] });
    return cell ? [cell] : [];
  });
}

/** Groups items, in their stored order, into lines: a new one where y moves or a wide gap opens (another column). */
export function linesOf(items: readonly PdfTextItem[], faceOf: (fontName: string) => Face): Line[] {
  const lines: Line[] = [];
  let open: Open | null = null;
  const close = () => {
    const line = open && lineOf(open);
    if (line) lines.push(line);
    open = null;
  };
  for (const item of items) {
    if (item.str === '') continue;
    const [, b = 0, , , x = 0, y = 0] = item.transform;
    if (Math.abs(b) > 0.5 * sizeOf(item)) continue;
    const size = sizeOf(item);
    const blank = item.str.trim() === '';
    const current: Open | null = open;
    if (current !== null) {
      const tall = Math.max(current.size, size);
      const gap = x - current.right;
      const apart = Math.abs(y - current.y) > NEW_LINE_RISE * tall || gap > NEW_LINE_GAP * tall || gap < -NEW_LINE_GAP * tall;
      if (apart) close();
    }
    if (open === null) {
      if (blank) continue;
      open = { runs: [], x, right: x, ink: x, y, size, gaps: [] };
    }
    addItem(open, item, x, y, size, faceOf);
  }
  close();
  return lines;
}

function addItem(open: Open, item: PdfTextItem, x: number, y: number, size: number, faceOf: (name: string) => Face): void {
  const last = open.runs.at(-1);
  const small = item.str.trim() !== '' && size < SMALL * open.size && open.runs.length > 0;
  // A small raised number after a word is the mark of a footnote; other small signs belong to the letter before them.
  if (
    small &&
    /^\d{1,2}$/.test(item.str.trim()) &&
    y > open.y + 0.15 * open.size &&
    /[\p{Ll}.,;:”"’)]\s*$/u.test(last?.text ?? '')
  )
    return;
  if (small && last && /^[\p{L}\p{N}+−-]{1,3}$/u.test(item.str.trim())) last.text = last.text.trimEnd();
  const isInk = item.str.trim() !== '';
  if (last && isInk && x - open.ink > CELL_GAP * size) open.gaps.push({ run: open.runs.length, x, before: open.ink });
  const spaced =
    last !== undefined && !small && x - open.right > WORD_GAP * size && !/\s$/.test(last.text) && !/^\s/.test(item.str);
  const { bold, italic, signs } = faceOf(item.fontName);
  // The triangle of LaTeX's slides is the letter I of its font.
  const text = signs && last === undefined && /^\s*\p{L}\s*$/u.test(item.str) ? SIGN : item.str;
  open.runs.push({ text: spaced ? ` ${text}` : text, bold, italic });
  open.right = Math.max(open.right, x + item.width);
  if (isInk) open.ink = Math.max(open.ink, x + item.width);
  if (size > open.size) Object.assign(open, { size, y });
}
