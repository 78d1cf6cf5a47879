// Removes what Markdown has besides text: front matter, code, links, quotes, tables, rules. Bold, headings and lists
// are left for the reader of plain text, which knows them.
import { withoutFootnotes } from '#core/text/raisedText';
import { rowText } from './textDocument.ts';

const FRONT_MATTER =
  /^\s*---[ \t]*\n((?:[ \t]*(?:[\w-]+[ \t]*:.*|-[ \t].*|#.*|[ \t]+\S.*)?\n){1,60}?)(?:---|\.\.\.)[ \t]*(?:\n|$)/;
/** A fence of code; with more backticks on its line it is code inside a line. */
const FENCE = /^[ \t]*(```(?!.*`)|~~~)/;
/** `|---|:--:|`, `***`, `====`, `:::note`: lines that draw, and say nothing. */
const DRAWN = /^[ \t]*(?![ \t])(?:\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+(?:[ \t]*:?-{3,}:?)?[ \t]*|(?:[-*_][ \t]?){3,}|={3,}|:::.*)$/gm;
const ROW = /^[ \t]*\|(.+)\|[ \t]*$/;
/** The line under the row that names the columns of a table. */
const UNDER_HEAD = /^[ \t]*(?:\|[ \t]*)?:?-{3,}:?[ \t]*\|/;
/** "-", "–": nothing to say. */
const NO_CELL = /^[-–—]*$/;

export function titleInFront(text: string): string | null {
  const titleMatch = /^title[ \t]*:[ \t]*["']?(.+?)["']?[ \t]*$/im.exec(FRONT_MATTER.exec(text)?.[1] ?? '');
  return titleMatch?.[1] ?? null;
}

const cellsOf = (inner: string) => inner.split('|').map((cell) => cell.trim().replace(NO_CELL, ''));

function withRowsAsLines(text: string): string {
  const lines = text.split('\n');
  return lines
    .flatMap((line, at) => {
      const [, inner] = ROW.exec(line) ?? [];
      if (inner === undefined || UNDER_HEAD.test(line)) return [line];
      return UNDER_HEAD.test(lines[at + 1] ?? '') ? [] : [`- ${rowText(cellsOf(inner))}\n`];
    })
    .join('\n');
}

/** Removes text between two marks. An unclosed mark is left, and looked for once, since there may be a million. */
function without(text: string, open: string, close: string): string {
  const pieces: string[] = [];
  let at = 0;
  for (let start = text.indexOf(open); start !== -1; start = text.indexOf(open, at)) {
    const end = text.indexOf(close, start + open.length);
    if (end === -1) break;
    pieces.push(text.slice(at, start));
    at = end + close.length;
  }
  return pieces.join('') + text.slice(at);
}

/** Removes code between a fence and the next line that is only the same fence. An unclosed fence is left. */
function withoutCode(text: string): string {
  const lines = text.split('\n');
  const proseLines: string[] = [];
  /** where the next line is that closes such a fence; it is looked for once */
  const ends: Record<string, number> = {};
  for (let at = 0; at < lines.length; at += 1) {
    const fence = FENCE.exec(lines[at] ?? '')?.[1];
    if (fence !== undefined && (ends[fence] ?? -1) <= at) {
      let next = at + 1;
      while (next < lines.length && lines[next]?.trim() !== fence) next += 1;
      ends[fence] = next;
    }
    const end = fence === undefined ? undefined : ends[fence];
    if (end === undefined || end === lines.length) proseLines.push(lines[at] ?? '');
    else {
      proseLines.push('');
      at = end;
    }
  }
  return proseLines.join('\n');
}

/** Its text may hold one pair of brackets. */
const LINK = /\[((?:[^[\]\n]|\[[^[\]\n]*\]){1,300})\]\((?:https?:|#|\/|\.|mailto:|[\w-]+\.)[^)\s]*(?: "[^"\n]*")?\)/g;

const BOX = /^[ \t]*[-*] \[([ xX])\] (.*)$/;
const LETTERS = 'ABCDEFGH';
/** So many ticked lists are questions with their key; fewer may be things to do. */
const FEWEST_TICKED = 3;

/** Lists of boxes of which some are ticked, below a line each, as numbered questions with letters and a key. */
function withBoxesAsOptions(text: string): string {
  const blocks = text.split(/\n(?=[ \t]*[^\s*-][^\n]*\n\s*[-*] \[[ xX]\] )/);
  let count = 0;
  const asQuestions = blocks.map((block) => {
    const [stem = '', ...rest] = block.split('\n');
    const boxes = rest.map((line) => BOX.exec(line));
    const options = boxes.filter((box) => box !== null);
    const key = options.flatMap(([, mark], at) => (mark === ' ' ? [] : [LETTERS[at] ?? '']));
    if (options.length < 2 || options.length > LETTERS.length || key.length === 0) return block;
    count += 1;
    const lines = options.map(([, , option], at) => `${LETTERS[at]}. ${option}`);
    const linesBelow = rest.slice(boxes.lastIndexOf(options.at(-1) ?? null) + 1);
    return [`${count}. ${stem.replace(/^[#\s]+/, '')}`, ...lines, `Answer: ${key.join(', ')}`, ...linesBelow].join('\n');
  });
  return count < FEWEST_TICKED ? text : asQuestions.join('\n');
}

export function withoutMarkdown(text: string): string {
  const prose = without(withoutFootnotes(withoutCode(text.replace(FRONT_MATTER, ''))), '<!--', '-->');
  return withRowsAsLines(withBoxesAsOptions(prose))
    .replace(DRAWN, '')
    .replace(/!\[[^\]\n]{0,300}\]\([^)\s]*(?: "[^"\n]*")?\)|!\[\[[^\]\n]{0,300}\]\]/g, '')
    .replace(LINK, '$1')
    .replace(/^[ \t]*>[ \t]?(?=\S)/gm, '')
    .replace(/^([ \t]*[-*] )\[[ xX]\] /gm, '$1')
    .replace(/\*\*\*(\S[^*\n]*\S)\*\*\*/g, '**$1**')
    .replace(/(?<!`)(`+)(?!`)([^`\n]+)\1(?!`)/g, '$2')
    .replace(/(?<=\w)---?(?=\w)/g, '—')
    .replace(/<br ?\/?>/gi, ' ')
    .replace(/(?<=\S)[ \t]*\\$/gm, '');
}
