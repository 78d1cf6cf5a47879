// Prints the sections of a gold book as a textbook's PDF: headings, running head, page numbers, the glossary's terms bold where
// they are first said. It knows no more of typesetting than a reader of PDFs has to get right.
import { type PdfLine, pdfOf } from './pdfFixture.ts';

export type GoldSection = { text: string; glossary: readonly { term: string }[] };

type Piece = { text: string; bold: boolean };

const BODY = 11;
const CHAPTER = 22;
const HEADING = 16;
const LINE = 13.2;
const GAP = 7;
const LEFT = 56;
const TOP = 770;
const BOTTOM = 64;
const SMALL = 9;
const HEAD = 806;
const FOOT = 36;
const MIDDLE = 290;
const WIDTH = 88;

/** What is left in the gold texts of the book's own mark-up; no book prints it. */
const MARKUP = /^\s*(?:[\w-]+="[^"]*".*|.*"\))\s*$/;

/** The standard fonts hold the signs of windows-1252 only. */
function printable(text: string): string {
  return text
    .replace(/‘/g, '’')
    .replace(/…/g, '...')
    .replace(/\[([^\]]+)\]\[\d+\]/g, '$1')
    .replace(/[−‐‑]/g, '-')
    .normalize('NFC')
    .replace(/[^\n\u0020-\u007e\u00a0-\u00ff’“”—–•]/g, '');
}

function isHeading(line: string): boolean {
  return line.length <= 80 && /^\p{Lu}/u.test(line) && !/[.!?:;,)”"]$/.test(line);
}

/** A paragraph in pieces; terms that it says first leave the list of those that are still to be said. */
function inPieces(text: string, unsaid: Set<string>): Piece[] {
  const marks: { start: number; end: number }[] = [];
  for (const term of unsaid) {
    const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    const said = new RegExp(`(?<![\\p{L}-])${escaped}(?:s|es)?(?![\\p{L}-])`, 'giu');
    const mark = [...text.matchAll(said)]
      .map((found) => ({ start: found.index, end: found.index + found[0].length }))
      .find(({ start, end }) => !marks.some((other) => start < other.end && other.start < end));
    if (!mark) continue;
    unsaid.delete(term);
    marks.push(mark);
  }
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of marks.sort((a, b) => a.start - b.start)) {
    pieces.push({ text: text.slice(at, start), bold: false }, { text: text.slice(start, end), bold: true });
    at = end;
  }
  return [...pieces, { text: text.slice(at), bold: false }].filter((piece) => piece.text !== '');
}

/** Pieces broken into lines at spaces; a piece may go on in the next line. */
function broken(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let length = 0;
  const words = pieces.flatMap(({ text, bold }) =>
    (text.match(/\s*\S+\s*$|\s*\S+|\s+/g) ?? []).map((word) => ({ text: word, bold })),
  );
  for (const { text, bold } of words) {
    const fresh = length > 0 && /^\s/.test(text) && length + text.trimEnd().length > WIDTH;
    if (fresh) {
      lines.push(line);
      [line, length] = [[], 0];
    }
    const word = fresh ? text.trimStart() : text;
    const last = line.at(-1);
    if (last?.bold === bold) last.text += word;
    else line.push({ text: word, bold });
    length += word.length;
  }
  return [...lines, line].filter((one) => one.length > 0);
}

type Printed = { line: PdfLine; height: number };

function headingLines(text: string, size = HEADING): Printed[] {
  return broken([{ text, bold: true }]).map((pieces, at) => ({
    line: { pieces, size },
    height: size * 1.2 + (at === 0 ? GAP * 2 : 0),
  }));
}

/** A section's lines, with the room that each of them takes. */
function linesOf({ text, glossary }: GoldSection): Printed[] {
  const unsaid = new Set(
    glossary.map(({ term }) => printable(term.replace(/\s*\(.*\)/, ''))).sort((a, b) => b.length - a.length),
  );
  return printable(text)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '' && !MARKUP.test(line))
    .flatMap((line) =>
      isHeading(line)
        ? headingLines(line)
        : broken(inPieces(line, unsaid)).map((pieces, at) => ({
            line: { pieces, size: BODY },
            height: LINE + (at === 0 ? GAP : 0),
          })),
    );
}

/** The lines set on pages. */
function paged(lines: readonly Printed[]): PdfLine[][] {
  const bodies: PdfLine[][] = [];
  let y = 0;
  for (const { line, height } of lines) {
    y -= height;
    if (y < BOTTOM) {
      y = TOP;
      bodies.push([]);
    }
    bodies.at(-1)?.push({ ...line, x: LEFT, y });
  }
  return bodies;
}

function withHeads(pages: readonly PdfLine[][], title: string): PdfLine[][] {
  return pages.map((body, at) => [
    { pieces: [title], size: SMALL, x: LEFT, y: HEAD },
    ...body,
    { pieces: [String(at + 1)], size: SMALL, x: MIDDLE, y: FOOT },
  ]);
}

/** A book of chapters, each beginning on a page of its own under a heading larger than those in it. */
export function chaptersPdf(title: string, chapters: readonly { name: string; text: string }[]): Uint8Array {
  const pages = chapters.flatMap(({ name, text }) => paged([...headingLines(name, CHAPTER), ...linesOf({ text, glossary: [] })]));
  return pdfOf(withHeads(pages, title), title, true);
}

/** One section as a PDF, its bare pages only: a head that comes back on two pages is no running head to a reader. */
export function sectionPdf(section: GoldSection, title = 'A section'): Uint8Array {
  return pdfOf(paged(linesOf(section)), title, true);
}

/** A book of so many pages from these sections, with running heads and page numbers; the sections are printed again where they do not fill it. */
export function bookPdf(sections: readonly GoldSection[], count: number, title = 'A book'): Uint8Array {
  const lines: Printed[] = [];
  let height = 0;
  for (let at = 0; height < (count + 1) * (TOP - BOTTOM) && sections.length > 0; at += 1) {
    const more = linesOf(sections[at % sections.length] as GoldSection);
    lines.push(...more);
    for (const one of more) height += one.height;
  }
  return pdfOf(withHeads(paged(lines).slice(0, count), title), title, true);
}
