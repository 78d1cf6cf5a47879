// Groups pdfjs's text items into lines with their place, size and faces. It knows no paragraphs.
import type { Script } from '#core/text/raisedText';
import type { PdfTextItem } from './pdfLibrary.ts';
import { joinRuns, type Run, singleSpaced } from './textDocument.ts';

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
/** Small figures right behind a letter are raised by up to two thirds of its height. */
const SCRIPT_RISE = 0.67;
const SCRIPT_GAP = 0.35;
const LONGEST_SCRIPT = 4;
const NEW_LINE_GAP = 6;
const WORD_GAP = 0.17;
const CELL_GAP = 1.4;
const SMALL = 0.8;
/** How far the baseline of a raised or lowered piece lies from that of its line, in heights of the line. */
const [RAISED, LOWERED, MOVED] = [0.15, 0.07, 0.22];
/** Four letters or more of one word; "B A C D" is a row of answers. */
const SPACED_WORD = /^\s*(?!A B C|[A-FT](?: [A-FT])*\s*$)\p{Lu}(?: \p{L}){3,}\s*$/u;
const SPACED_TEXT = /^\s*(?:\S(?: \S)*)?\s*$/u;
const SIGN = '▸';

/** `ink`: where the last letter ends; what is blank behind it may be a gap. */
type PlacedRun = Run & { size: number; y: number };
type Open = { runs: PlacedRun[]; x: number; right: number; ink: number; y: number; size: number; gaps: Gap[] };
/** Where a cell begins: at which run, how far to the right, and where the one before it ends. */
type Gap = { run: number; x: number; before: number };

function sizeOf(item: PdfTextItem): number {
  const [a = 0, b = 0, c = 0, d = 0] = item.transform;
  return item.height || Math.hypot(c, d) || Math.hypot(a, b);
}

/** Whether a run is raised or lowered: smaller figures on another baseline, or figures of full size that are moved further. */
function scriptOf({ text, size, y }: PlacedRun, line: Open): Script | null {
  const rise = (y - line.y) / line.size;
  const isSmall = size < SMALL * line.size;
  const isMoved = Math.abs(rise) > MOVED && /^[\d+−–-]{1,4}$/.test(text.trim());
  if (!isSmall && !isMoved) return null;
  return rise > RAISED ? 'raised' : rise < -LOWERED ? 'lowered' : null;
}

function withScript(placed: PlacedRun, line: Open): Run {
  const { size: _, y: __, ...run } = placed;
  const script = scriptOf(placed, line);
  return script === null ? run : { ...run, script };
}

/** Joins the letters of letterspaced words ("C H A P T E R"), in a line where every word is. */
function withoutLetterspacing(runs: readonly PlacedRun[]): readonly PlacedRun[] {
  const isWide = runs.some(({ text }) => SPACED_WORD.test(text)) && runs.every(({ text }) => SPACED_TEXT.test(text));
  return isWide ? runs.map((run) => ({ ...run, text: run.text.replace(/(?<=\S) (?=\S)/g, '') })) : runs;
}

function lineOf(open: Open): Line | null {
  const { gaps, ink: _, ...lineFields } = open;
  const runs = withoutLetterspacing(open.runs).map((run) => withScript(run, open));
  const isEven = runs.every(({ script }) => script === undefined);
  const text = isEven ? singleSpaced(runs.map((run) => run.text).join('')).trim() : joinRuns(runs, false).text.trim();
  if (text === '') return null;
  const line: Line = { ...lineFields, runs, text, bold: isBold(runs), cells: [] };
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

function isScriptBeside({ runs, size: open }: Open, text: string, size: number): boolean {
  if (size < SMALL * open) return text.trim().length <= LONGEST_SCRIPT;
  return open < SMALL * size && runs.length === 1 && (runs[0]?.text.trim().length ?? 0) <= LONGEST_SCRIPT;
}

/** Two drawings of one text lie this close, in heights of its letters; two equal letters beside each other do not. */
const SAME_PLACE = 0.12;
const MOST_DRAWINGS = 12;

type Drawing = { text: string; x: number; right: number; y: number; size: number; run: PlacedRun };

/** Remembers the last drawings, since some programs fake bold by drawing a text twice, slightly moved. */
class Drawings {
  #last: Drawing[] = [];

  /** The drawing that an item here begins with again, if any. */
  repeated(text: string, x: number, y: number, size: number): Drawing | null {
    const isSame = (drawing: Drawing) =>
      text.startsWith(drawing.text) &&
      Math.max(Math.abs(drawing.x - x), Math.abs(drawing.y - y), Math.abs(drawing.size - size)) < SAME_PLACE * size;
    return this.#last.find(isSame) ?? null;
  }

  add(drawing: Drawing): void {
    this.#last = [...this.#last.slice(1 - MOST_DRAWINGS), drawing];
  }
}

/** Groups items, in their stored order, into lines: a new one where y moves or a wide gap opens (another column). */
export function linesOf(items: readonly PdfTextItem[], faceOf: (fontName: string) => Face): Line[] {
  const lines: Line[] = [];
  const drawings = new Drawings();
  let open: Open | null = null;
  const close = () => {
    const line = open && lineOf(open);
    if (line) lines.push(line);
    open = null;
  };
  for (const source of items) {
    if (source.str === '') continue;
    let item = source;
    const [, b = 0, , , left = 0, y = 0] = item.transform;
    let x = left;
    if (Math.abs(b) > 0.5 * sizeOf(item)) continue;
    const size = sizeOf(item);
    const blank = item.str.trim() === '';
    const repeated = blank ? null : drawings.repeated(item.str, x, y, size);
    if (repeated !== null) {
      repeated.run.bold = true;
      const rest = item.str.slice(repeated.text.length);
      if (rest.trim() === '') continue;
      // The library joins the second drawing with what follows it.
      x += repeated.right - repeated.x;
      item = { ...item, str: rest, width: item.width - (x - left) };
    }
    const current: Open | null = open;
    if (current !== null) {
      const tall = Math.max(current.size, size);
      const gap = x - current.right;
      const rise =
        gap < SCRIPT_GAP * tall && gap > -tall && isScriptBeside(current, item.str, size) ? SCRIPT_RISE : NEW_LINE_RISE;
      const isNewLine = Math.abs(y - current.y) > rise * tall || gap > NEW_LINE_GAP * tall || gap < -NEW_LINE_GAP * tall;
      if (isNewLine) close();
    }
    if (open === null) {
      if (blank) continue;
      open = { runs: [], x, right: x, ink: x, y, size, gaps: [] };
    }
    const run = addItem(open, item, x, y, size, faceOf);
    if (!blank) drawings.add({ text: item.str.trimEnd(), x, right: x + item.width, y, size, run });
  }
  close();
  return lines;
}

function addItem(open: Open, item: PdfTextItem, x: number, y: number, size: number, faceOf: (name: string) => Face): PlacedRun {
  const last = open.runs.at(-1);
  const small = item.str.trim() !== '' && size < SMALL * open.size && open.runs.length > 0;
  if (small && last && /^[\p{L}\p{N}+−-]{1,3}$/u.test(item.str.trim())) last.text = last.text.trimEnd();
  const isInk = item.str.trim() !== '';
  if (last && isInk && x - open.ink > CELL_GAP * size) open.gaps.push({ run: open.runs.length, x, before: open.ink });
  const spaced =
    last !== undefined && !small && x - open.right > WORD_GAP * size && !/\s$/.test(last.text) && !/^\s/.test(item.str);
  const { bold, italic, signs } = faceOf(item.fontName);
  // The triangle of LaTeX's slides is the letter I of its font.
  const text = signs && last === undefined && /^\s*\p{L}\s*$/u.test(item.str) ? SIGN : item.str;
  const run: PlacedRun = { text: spaced ? ` ${text}` : text, bold, italic, size, y };
  open.runs.push(run);
  open.right = Math.max(open.right, x + item.width);
  if (isInk) open.ink = Math.max(open.ink, x + item.width);
  if (size > open.size) Object.assign(open, { size, y });
  return run;
}
