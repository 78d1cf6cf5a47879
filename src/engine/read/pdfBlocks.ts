// Groups lines into headings, paragraphs and items by size, weight, gaps and indents, and joins words broken at the end of a line.
import type { Line } from './pdfLine.ts';
import { type Row, rowsOf } from './pdfTable.ts';
import { type Block, joinRuns, plainRun, type Run, rowText, sliced } from './textDocument.ts';

const HEADING_SIZE = 1.14;
const LONGEST_HEADING = 120;
/** Some fonts keep their bullets where others have control characters, or in a plane of their own. */
const BULLET =
  /^\s*(?:[•‣▪◦●○■□▸▶►➢➤✓✔❏❐❑❒❖◆◇◼◻◾◽–*\u{E000}-\u{F8FF}]|\p{Cc}(?=\s)|[-](?=\s))\s*|^\s*\(?(?:\d{1,2}|[a-h])[.)]\s+/u;

const COUNT = /[\da-h]/;

/** `pageEdge`: how far to the right the pages are written, as a rule. `isDeck`: each is a slide, whose points may have no bullet. */
export type Measures = { bodySize: number; lineGap: number; pageEdge: number; isDeck?: boolean };

/** The character-weighted most common size, the usual distance of two lines of a paragraph, and the usual right edge. */
export function measure(pages: readonly Line[][]): Measures {
  const sizes = new Map<number, number>();
  const gaps = new Map<number, number>();
  const add = (counts: Map<number, number>, value: number, weight: number) =>
    counts.set(value, (counts.get(value) ?? 0) + weight);
  for (const lines of pages) {
    lines.forEach((line, at) => {
      add(sizes, Math.round(line.size * 2) / 2, line.text.length);
      const next = lines[at + 1];
      if (next && next.y < line.y && line.y - next.y < 3 * line.size) add(gaps, Math.round(line.y - next.y), 1);
    });
  }
  const findMostFrequent = (counts: Map<number, number>, fallback: number) =>
    [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? fallback;
  const bodySize = findMostFrequent(sizes, 10);
  const edges = pages.map((lines) => Math.max(0, ...lines.map(({ right }) => right))).sort((a, b) => a - b);
  return { bodySize, lineGap: findMostFrequent(gaps, bodySize * 1.2), pageEdge: edges[Math.floor(edges.length / 2)] ?? 0 };
}

function endsSentence(text: string): boolean {
  return /[.!?:][)”"’\]]*$/.test(text);
}

function isHeadingLine(line: Line, measures: Measures): boolean {
  if (line.text.length > LONGEST_HEADING || !/\p{L}{2}/u.test(line.text)) return false;
  if (/[.;,]$/.test(line.text) && !/\b(?:Inc|Jr|vs|etc)\.$/.test(line.text)) return false;
  if (line.size > HEADING_SIZE * measures.bodySize) return true;
  return line.bold && line.text.length <= 80 && line.size >= 0.95 * measures.bodySize && /^[\p{Lu}\p{N}]/u.test(line.text);
}

type Draft = { kind: Block['kind']; lines: Line[]; row?: Row };

/** The share of a text box's width that a line can fill. */
const USABLE_WIDTH = 0.98;

/** Whether a line begins a new point: its first word had room in the line before, and was not written there. */
function beginsAnew(last: Line, line: Line, edge: number): boolean {
  if (!/^[\p{Lu}\p{N}“"‘(]/u.test(line.text) || /[,–-]$|\b(?:an?|and|by|for|from|in|of|on|or|the|to|with)$/i.test(last.text))
    return false;
  const word = (/^\S+/.exec(line.text)?.[0].length ?? 0) + 1;
  return last.right + (word * (line.right - line.x)) / line.text.length < USABLE_WIDTH * edge;
}

/** Does this line begin as an entry of a list of terms: "Term: …", "Term – …", or in bold? */
function opensEntry({ text, runs, bold }: Line): boolean {
  return /^\p{Lu}[^:=–—.?!]{1,58}?(?::| [–—=-]) \S/u.test(text) || (!bold && runs[0]?.bold === true && /^\p{L}/u.test(text));
}

/** Does the line begin an entry, or is it a sentence below lines of one sentence each? */
function beginsEntry({ lines }: Draft, last: Line, line: Line, edge: number): boolean {
  const isSentence = ({ text }: Line) => /^\p{Lu}/u.test(text) && endsSentence(text);
  if (isSentence(line) && lines.every(isSentence)) return true;
  return opensEntry(line) && (opensEntry(lines[0] as Line) || beginsAnew(last, line, edge));
}

function continues(draft: Draft, line: Line, measures: Measures, column: number): boolean {
  const last = draft.lines.at(-1) as Line;
  const fall = last.y - line.y;
  const sameSize = Math.abs(last.size - line.size) < 0.1 * measures.bodySize;
  if (draft.kind === 'heading')
    return sameSize && last.bold === line.bold && fall > 0 && fall < 1.5 * line.size && isHeadingLine(line, measures);
  if (BULLET.test(line.text) && !(/^\s*\(?[a-h\d]/.test(line.text) && !endsSentence(last.text))) return false;
  if (Math.abs(last.size - line.size) > 0.2 * measures.bodySize) return false;
  if (measures.isDeck && beginsAnew(last, line, column)) return false;
  if (draft.kind !== 'item' && beginsEntry(draft, last, line, column)) return false;
  // The next column, or text that flows around a picture: only an unfinished sentence goes on.
  if (fall <= 0 || fall > 3 * measures.lineGap) return !endsSentence(last.text) && /^[\p{Ll}\d(“"]/u.test(line.text);
  if (fall > 1.35 * measures.lineGap) return !endsSentence(last.text) && /^\p{Ll}/u.test(line.text);
  const indented = line.x - last.x > 0.8 * line.size && draft.kind === 'paragraph' && draft.lines.length > 1;
  const short = last.right < column - 4 * last.size;
  return !(endsSentence(last.text) && (indented || short));
}

function runsOf(lines: readonly Line[], vocabulary: ReadonlySet<string>): Run[] {
  const runs: Run[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    const joined = last ? joinHyphen(last.text, line.text, vocabulary) : null;
    if (last && joined !== null) last.text = joined;
    else if (last) runs.push(plainRun(' '));
    runs.push(...line.runs.map((run) => ({ ...run })));
  }
  return runs;
}

function rowBlock({ cells }: Row, vocabulary: ReadonlySet<string>): Block {
  const [first, ...rest] = cells.map((lines) => joinRuns(runsOf(lines, vocabulary), false));
  const head = (first?.text ?? '').replace(BULLET, '').replace(/\s*:$/, '');
  const emphasis = first?.emphasis.filter(({ start, end }) => start === 0 && end === head.length) ?? [];
  return { kind: 'item', text: rowText([head, ...rest.map(({ text }) => text)]), emphasis };
}

function blockOf(draft: Draft, measures: Measures, vocabulary: ReadonlySet<string>): Block {
  if (draft.row) return rowBlock(draft.row, vocabulary);
  const runs = runsOf(draft.lines, vocabulary);
  if (draft.kind === 'heading') {
    const first = draft.lines[0] as Line;
    const ratio = first.size / measures.bodySize;
    return { kind: 'heading', text: joinRuns(runs, false).text, emphasis: [], level: ratio > 1.6 ? 1 : ratio > 1.3 ? 2 : 3 };
  }
  const joinedRuns = joinRuns(runs, false);
  if (measures.isDeck && draft.kind === 'paragraph' && !endsSentence(joinedRuns.text)) return { kind: 'item', ...joinedRuns };
  if (draft.kind !== 'item') return { kind: draft.kind, ...joinedRuns };
  const mark = BULLET.exec(joinedRuns.text)?.[0] ?? '';
  return { ...sliced({ kind: 'item', ...joinedRuns }, mark.length), ...(COUNT.test(mark) ? { marker: mark.trim() } : {}) };
}

/** Whether a block that looks like a heading is the beginning of a sentence that this line continues. */
function isCutSentence({ kind, lines }: Draft, line: Line, measures: Measures): boolean {
  const [last] = lines;
  if (kind !== 'heading' || last === undefined || lines.length > 1 || endsSentence(last.text)) return false;
  const isNext = last.y > line.y && last.y - line.y <= 1.35 * measures.lineGap;
  return isNext && Math.abs(last.size - line.size) < 0.1 * measures.bodySize && /^\p{Ll}{2}/u.test(line.text);
}

export function blocksOf(lines: readonly Line[], measures: Measures, vocabulary: ReadonlySet<string>): Block[] {
  const drafts: Draft[] = [];
  const column = measures.isDeck ? Math.max(measures.pageEdge, ...lines.map(({ right }) => right)) : columnEdge(lines, measures);
  const rows = rowsOf(lines);
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const row = rows.get(at);
    if (row) {
      drafts.push({ kind: 'item', lines: row.cells.flat(), row });
      end = row.end;
    }
    if (at < end) continue;
    const previousDraft = drafts.at(-1);
    const last = previousDraft?.row ? undefined : previousDraft;
    const heading = isHeadingLine(line, measures);
    if (last && !heading && isCutSentence(last, line, measures))
      last.kind = BULLET.test(last.lines[0]?.text ?? '') ? 'item' : 'paragraph';
    if (last && (last.kind === 'heading') === heading && continues(last, line, measures, column)) last.lines.push(line);
    else drafts.push({ kind: heading ? 'heading' : BULLET.test(line.text) ? 'item' : 'paragraph', lines: [line] });
  }
  return drafts.map((draft) => blockOf(draft, measures, vocabulary)).filter((block) => block.text !== '');
}

function columnEdge(lines: readonly Line[], measures: Measures): number {
  const rights = lines.filter((line) => Math.abs(line.size - measures.bodySize) < 1).map((line) => line.right);
  return rights.sort((a, b) => a - b)[Math.floor(rights.length * 0.7)] ?? 0;
}

const KEEPS_HYPHEN =
  /(?:^|\s)(?:self|non|well|half|cross|co|ex|semi|anti|post|pre|multi|high|low|long|short|two|three|four|one)-$/i;

/** The text before a line break with its hyphen resolved, ready for the next line; null when the break is a space. */
function joinHyphen(textBefore: string, textAfter: string, vocabulary: ReadonlySet<string>): string | null {
  const trimmed = textBefore.trimEnd();
  if (trimmed.endsWith('\u00AD')) return trimmed.slice(0, -1);
  if (/[—–]$/.test(trimmed)) return trimmed;
  const head = /(\p{L}+)-$/u.exec(trimmed)?.[1];
  const tail = /^\p{Ll}+/u.exec(textAfter)?.[0];
  if (!head || !tail) return null;
  const joined = (head + tail).toLowerCase();
  if (vocabulary.has(joined)) return trimmed.slice(0, -1);
  if (vocabulary.has(`${head}-${tail}`.toLowerCase()) || KEEPS_HYPHEN.test(trimmed)) return trimmed;
  return vocabulary.has(head.toLowerCase()) && vocabulary.has(tail) ? trimmed : trimmed.slice(0, -1);
}

/** Every word of these lines that is not broken at a line's end, with its hyphens. */
export function vocabularyOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) {
    for (const word of text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*(?!\p{L}*-$)/gu) ?? []) words.add(word);
  }
  return words;
}
