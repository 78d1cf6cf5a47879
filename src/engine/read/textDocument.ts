// The form in which every reader returns a file: pages of blocks of text, with what was bold or italic. No layout, no questions.
import type { FileKind } from '#core/document/document';
import type { DocumentText } from '#core/document/documentText';
import type { Letters } from '#core/document/openChoice';
import { type Script, writeScript } from '#core/text/raisedText';

/** A stretch of a block's text (`end` not included) that was set apart by its face. */
export type Emphasis = { start: number; end: number; face: 'bold' | 'italic' };

type BlockKind = 'heading' | 'paragraph' | 'item';

export type Block = {
  kind: BlockKind;
  text: string;
  emphasis: Emphasis[];
  /** headings: 1 is the highest */
  level?: number;
  /** the mark that a list item or a counted heading began with, "3." or "(b)": exams need it */
  marker?: string;
  /** how far a point is indented, where the file says so: points of one list compare */
  depth?: number;
  /** on a slide, which of its boxes after the first the text stands in */
  box?: number;
  /** an entry of a list of terms */
  pair?: { term: string; meaning: string; list: number };
  /** the first or the last sentence goes on over a page break */
  cut?: { start: boolean; end: boolean };
};

/** Pages count from 1; a slide is a page; a plain text has one page, or one for each form feed; a Word file has those that it records. */
export type Page = { number: number; blocks: Block[] };

export type TextDocument = {
  kind: FileKind;
  title: string;
  pages: Page[];
  /** BCP 47; without it the language is not known */
  language?: string;
  /** for a past paper without answers: the student's letter for each open choice (`understand/paper.ts`), in order */
  letters?: Letters;
  /** pictures of text on which too little was read with confidence, by page number; their text is left out */
  unreadPages?: number[];
};

export type Run = { text: string; bold: boolean; italic: boolean; script?: Script };

export function plainRun(text: string): Run {
  return { text, bold: false, italic: false };
}

/** Soft hyphens, zero-width joiners, direction and byte order marks: nobody sees them, so an answer must not need them. */
const INVISIBLE = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** A text with single plain spaces, without invisible characters. */
export function singleSpaced(text: string): string {
  return withoutInvisible(text).replace(/\s{2,}|[^\S ]/g, ' ');
}

const LETTERS_AFTER = 12;

function hasText({ text }: Run): boolean {
  return text.trim() !== '';
}

function textOfRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}

/** Joins neighbours that are both raised or both lowered: programs often write "2" and "−" as two runs. */
function joinScripts(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.script !== undefined && last.script === run.script)
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

/** Joins runs to one text, and keeps what was bold, italic, raised or lowered. `hasMath`: dollars make formulas. */
export function joinRuns(source: readonly Run[], hasMath = true): { text: string; emphasis: Emphasis[] } {
  let text = '';
  const emphasis: Emphasis[] = [];
  const runs = source.some((run) => run.script !== undefined) ? joinScripts(source) : source;
  const isPlain = runs.every((run) => run.script !== undefined || !hasText(run));
  for (const [at, run] of runs.entries()) {
    const piece = singleSpaced(run.text);
    let added = text === '' || text.endsWith(' ') ? piece.trimStart() : piece;
    if (run.script !== undefined && !isPlain && hasText(run)) {
      const [, left = '', inner = '', right = ''] = /^( ?)(.*?)( ?)$/.exec(added) ?? [];
      const textAfter = singleSpaced(textOfRuns(runs.slice(at + 1, at + 3))).slice(0, LETTERS_AFTER);
      const script = writeScript(text + left, inner, run.script, right + textAfter, hasMath);
      text = text.slice(0, text.length - script.cut);
      added = left + script.text + right;
      const last = emphasis.at(-1);
      if (last && last.end > text.length) last.end = text.length + added.length;
    }
    const start = text.length;
    text += added;
    const face = run.bold ? 'bold' : run.italic ? 'italic' : null;
    if (face === null || added.trim() === '') continue;
    const from = start + (added.length - added.trimStart().length);
    const to = start + added.trimEnd().length;
    const last = emphasis.at(-1);
    if (last && last.face === face && text.slice(last.end, from).trim() === '') last.end = to;
    else if (!last || last.end <= from) emphasis.push({ start: from, end: to, face });
  }
  return { text: text.trimEnd(), emphasis };
}

/** A stretch of a block as a block of its own, with its emphasis; `end` is not included. */
export function sliced(block: Block, start: number, end = block.text.length): Block {
  const emphasis = block.emphasis
    .filter((face) => face.start < end && face.end > start)
    .map((face): Emphasis => ({ ...face, start: Math.max(start, face.start) - start, end: Math.min(end, face.end) - start }));
  return { ...block, text: block.text.slice(start, end).trimEnd(), emphasis };
}

/** A row of a table as one line. Two cells are a term and what it means. */
export function rowText(cells: readonly string[]): string {
  return cells.filter((text) => text !== '').join(cells.length === 2 ? ': ' : ' | ');
}

/** All the text of a page, a line for each block. */
export function pageText(page: Page): string {
  return page.blocks.map((block) => block.text).join('\n');
}

export function textOf({ pages }: TextDocument): DocumentText {
  const blockOf = ({ kind, text, level, marker }: Block) => ({
    kind,
    text,
    ...(level === undefined ? {} : { level }),
    ...(marker === undefined ? {} : { marker }),
  });
  return { pages: pages.map(({ number, blocks }) => ({ number, blocks: blocks.map(blockOf) })) };
}

/** Where something stands: its page, and in a text without pages the heading above it. */
export function placeIn(document: TextDocument, page: number, heading: string): { page: number; section?: string } {
  const isPaged = document.kind === 'pdf' || document.kind === 'pptx' || document.pages.length > 1;
  return isPaged ? { page } : { page, section: heading };
}
