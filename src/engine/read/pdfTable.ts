// Finds the rows of tables among a page's lines: cells that begin side by side. Columns of prose do not look so, since the file has one
// column after the other.
import type { Line } from './pdfLine.ts';

/** The cells of a row, each with its lines from top to bottom, and the place of the first line behind it. */
export type Row = { cells: Line[][]; end: number };

type Piece = { line: Line; at: number; isFirst: boolean };

const FEWEST_ROWS = 3;
/** in letter heights: the least gap between two cells, the most that their first lines differ in height, the most between two lines of a cell */
const CELL_GAP = 0.8;
const LEVEL_TOLERANCE = 0.7;
const LINE_GAP = 1.7;
/** in points: how much the left edges of a column may differ */
const ALIGN_TOLERANCE = 3;
/** a first cell says what its row is about */
const LONGEST_HEAD = 60;

function isBeside(piece: Piece, first: readonly Piece[]): boolean {
  const top = (first[0] as Piece).line;
  const right = Math.max(...first.map(({ line }) => line.right));
  return piece.line.x > right + CELL_GAP * top.size && Math.abs(piece.line.y - top.y) < LEVEL_TOLERANCE * top.size;
}

function isBelow(piece: Piece, last: Piece): boolean {
  const fall = last.line.y - piece.line.y;
  return Math.abs(piece.line.x - last.line.x) < ALIGN_TOLERANCE && fall > 0 && fall < LINE_GAP * last.line.size;
}

function rowFrom(pieces: readonly Piece[], start: number): { cells: Piece[][]; end: number } | null {
  const cells: Piece[][] = [[pieces[start] as Piece]];
  let at = start + 1;
  for (; at < pieces.length; at += 1) {
    const piece = pieces[at] as Piece;
    const cell = cells.at(-1) as Piece[];
    if (isBeside(piece, cell)) cells.push([piece]);
    else if (isBelow(piece, cell.at(-1) as Piece)) cell.push(piece);
    else break;
  }
  return cells.length < 2 ? null : { cells, end: at };
}

function textOf(cell: readonly Piece[]): string {
  return cell.map(({ line }) => line.text).join(' ');
}

function columnsOf(cells: readonly Piece[][]): number[] {
  return cells.map((cell) => cell[0]?.line.x ?? 0);
}

function areAligned(columns: readonly number[], otherColumns: readonly number[]): boolean {
  return columns.slice(0, 2).every((x, at) => Math.abs(x - (otherColumns[at] ?? Number.NaN)) < ALIGN_TOLERANCE);
}

function tableFrom(pieces: readonly Piece[], start: number): { cells: Piece[][]; end: number }[] {
  const rows: { cells: Piece[][]; end: number }[] = [];
  for (let at = start; at < pieces.length; ) {
    const row = (pieces[at] as Piece).isFirst ? rowFrom(pieces, at) : null;
    const isWhole = row !== null && (pieces[row.end]?.isFirst ?? true);
    const first = rows[0] ?? row;
    if (!row || !isWhole || !first || !areAligned(columnsOf(row.cells), columnsOf(first.cells))) break;
    if (!/\p{L}{2}/u.test(textOf(row.cells[0] as Piece[]))) break;
    rows.push(row);
    at = row.end;
  }
  const short = rows.filter(({ cells }) => textOf(cells[0] as Piece[]).length <= LONGEST_HEAD).length;
  return rows.length >= FEWEST_ROWS && short * 4 >= rows.length * 3 ? rows : [];
}

/** The rows of tables by the place of the line in which each begins. */
export function rowsOf(lines: readonly Line[]): Map<number, Row> {
  const pieces = lines.flatMap((line, at): Piece[] =>
    line.cells.map((cell, place) => ({ line: cell, at, isFirst: place === 0 })),
  );
  const rowsByLine = new Map<number, Row>();
  for (let at = 0; at < pieces.length; ) {
    const rows = (pieces[at] as Piece).isFirst ? tableFrom(pieces, at) : [];
    for (const { cells, end } of rows) {
      const place = cells[0]?.[0]?.at ?? 0;
      rowsByLine.set(place, { cells: cells.map((cell) => cell.map(({ line }) => line)), end: pieces[end]?.at ?? lines.length });
    }
    at = rows.at(-1)?.end ?? at + 1;
  }
  return rowsByLine;
}
