// Reads plain text: blank lines separate blocks, short lines without a full stop are headings, bullets are items.
import { withoutScriptMarks } from '#core/text/raisedText';
import { oneOf, regex } from '../english/pattern.ts';
import { UnusableDocument } from '../unusable.ts';
import { decodeText } from './encoding.ts';
import { withEntryLines } from './entryLines.ts';
import { stretchesOf, withShortLines } from './longLine.ts';
import { titleInFront, withoutMarkdown } from './markdown.ts';
import { type Block, joinRuns, type Page, plainRun, type Run, type TextDocument, withoutInvisible } from './textDocument.ts';
import { titleFromName, titleOf } from './title.ts';

const BULLET = /^\s*(?:[-*•‣▪–]\s+|\(?\d{1,2}[.)]\s+)/;
/** "Term: what it means" or "term – what it means", as a line of a glossary. */
const LABELLED = /^\s*\p{L}[^:.?!;–—]{1,40}(?::| [–—=-])\s\S/u;
const FEWEST_LABELLED = 3;
/** If all lines look like this, the text was not wrapped by hand. */
const ONE_SENTENCE = /^\s*\p{Lu}.*[.!?]\s*$/u;
const COUNTED = /^\s*\d{1,2}(?:\.\d{1,2})*[.)]?\s+(\S.*)$/;
const LONGEST_COUNTED = 8;
/** "2. An oxbow lake is formed when", "A) a meander is …": a question, and what it can be answered with. */
const OPEN_END = regex('i')`\b${oneOf`
    an? | the | is | are | was | were | be | been | has | have | had | when | if | by | to | of | in | including | on | at | for
    under | with | from | as | because | called | and | any | not | or | such | that | which
  `}$|^\([a-z\d]+\)`;
/** "The average temperature was 15.8 degrees", but not "How a lock is filled". */
const STATEMENT = regex('u')`^(?!${oneOf`How | What | When | Where | Which | Who | Why`}\b)(?:\S+ )(?:\S+ )+
  ${oneOf`are | can | could | had | has | have | is | may | might | must | should | was | were | will | would`} \S+ \S`;
const OPTION = /^\s*\(?[A-Da-d][.)]\s/;
const LONGEST_HEADING = 80;
/** Text with lines of about this width was wrapped by hand, so its line breaks mean nothing. */
const WRAPPED_WIDTH = 100;

/** `\(x\)` and `\[x\]` become `$x$` and `$$x$$`, the only marks that the app knows. */
function withDollars(text: string): string {
  return text
    .replace(/\\\(((?:(?!\\\().){1,2000}?)\\\)/g, (_, inner: string) => `$${inner.trim()}$`)
    .replace(/\\\[((?:(?!\\\[).){1,2000}?)\\\]/gs, (_, inner: string) => `$$${inner.trim()}$$`);
}

/** Removes the backslashes that exports put before quotation marks (`\"so\"`), but not inside formulas. */
function withPlainQuotes(text: string): string {
  return text.replace(/\$[^$\n]+\$|\\(["'’])/g, (match, quote: string | undefined) => quote ?? match);
}

/** "* ### Tides": a heading that stands in a list, as many notes have it (CommonMark 5.2), is a heading. */
function withoutBulletsOfHeadings(text: string): string {
  return text.replace(/^[ \t]*(?:[-*+][ \t]+)?(?=#{1,6}[ \t]+\S)/gm, '');
}

/** "## Tides", wherever it stands */
const HASHED = /^ {0,3}#{1,6}\s+\S/;

/** A line that could be a heading: short, with a capital, without an end. */
export function isHeading(line: string): boolean {
  const text = line.trim();
  if (HASHED.test(text)) return true;
  if (
    text.length > LONGEST_HEADING ||
    /^(?:Answers?|Ans)\s*:\s*\S/i.test(text) ||
    !/^[\p{Lu}\p{N}“"‘]/u.test(text) ||
    !/\p{L}{2}/u.test(text)
  )
    return false;
  // Half a sentence, a note that says something, and a line of a verse that is quoted.
  if (OPEN_END.test(text) || STATEMENT.test(text) || /^[“"][^”"]*$/.test(text)) return false;
  return !/[.!?:;,…”"]$/.test(text) && !text.includes('$') && text.split(/\s+/).length <= 12;
}

/** `**void *ab initio***`: italic inside bold. */
const INSIDE_BOLD = /(?<![\w*])\*(?=[^\s*])([^*]{1,200}?)(?<=\S)\*(?![\w*])/g;

const BOLD_OR_ITALIC =
  /(\*\*|(?<!_)__(?!_))(?=[^\s*])((?:(?!\1(?!\*)).){1,999}?)(?<=\S)\1(?!\*)|(?<![\w*])\*(?=\S)([^*]{1,999}?)(?<=\S)\*(?![\w*])/g;

/** `**bold**` and `*italic*`, as many notes are written. */
function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const match of text.matchAll(BOLD_OR_ITALIC)) {
    runs.push(plainRun(text.slice(at, match.index)));
    runs.push({
      text: match[2]?.replace(INSIDE_BOLD, '$1') ?? match[3] ?? '',
      bold: match[2] !== undefined,
      italic: match[3] !== undefined,
    });
    at = match.index + match[0].length;
  }
  return [...runs, plainRun(text.slice(at))];
}

function textBlock(kind: 'paragraph' | 'item', text: string): Block {
  return { kind, ...joinRuns(runsOf(text)) };
}

function headingBlock(line: string): Block {
  const hashes = /^#+/.exec(line.trim())?.[0].length;
  const plainLine = line
    .trim()
    .replace(/^#+\s+/, '')
    .replace(/\s*\{#[^}]*\}\s*$/, '')
    .replace(/\s+/g, ' ');
  const { text } = joinRuns(runsOf(plainLine));
  return { kind: 'heading', text, emphasis: [], level: hashes ?? (/\p{Ll}/u.test(text) || text.length < 8 ? 2 : 1) };
}

function countOf(line: string): string {
  return /^\s*(\(?\d{1,2}(?:\.\d{1,2})*[.)]?)\s/.exec(line)?.[1] ?? '';
}

function indentOf(line: string): number {
  return (/^[ \t]*/.exec(line)?.[0] ?? '').replaceAll('\t', '    ').length;
}

function withMarker(block: Block, marker = '', depth = 0): Block {
  return { ...block, ...(marker === '' ? {} : { marker }), ...(depth === 0 ? {} : { depth }) };
}

/** A numbered heading: "2. Public goods", followed by its text and not by "3. …". */
function countedHeading(lines: readonly string[], next: string | undefined): string | null {
  const text = COUNTED.exec(lines[0] ?? '')?.[1] ?? '';
  const lineBelow = lines[1] ?? next;
  const isOne = isHeading(text) && !LABELLED.test(text) && text.split(/\s+/).length <= LONGEST_COUNTED && !OPEN_END.test(text);
  return isOne && lineBelow !== undefined && !COUNTED.test(lineBelow) && !OPTION.test(lineBelow) ? text : null;
}

const FEWEST_FULL = 5;
const FULL_SHARE = 0.85;
/** Shorter lines are terms above their meanings, or verse. */
const NARROWEST = 40;

/** The line width of a text that was wrapped by hand. 0: it was not, or is too short to tell. */
function widthOf(groups: readonly (readonly string[])[]): number {
  const lengths = groups.flatMap((lines) => lines.slice(0, -1).map((line) => line.trimEnd().length));
  if (lengths.length < FEWEST_FULL) return 0;
  const sorted = lengths.sort((a, b) => a - b);
  const width = sorted[Math.floor(sorted.length * FULL_SHARE)] ?? 0;
  return width < NARROWEST ? 0 : width;
}

/** Above other lines of a text that was wrapped by hand a heading is shorter than this share of its width. */
const HEADING_SHARE = 0.6;

/** Lines between blank lines, with the line before and the line after. */
type Group = { lines: readonly string[]; lineBefore: string | undefined; next: string | undefined };

/** Whether a line is one of a question's options: a neighbouring line is one too. */
function isOption(line: string | undefined, ...beside: (string | undefined)[]): boolean {
  return [line, beside.find((neighbour) => OPTION.test(neighbour ?? ''))].every((candidate) => OPTION.test(candidate ?? ''));
}

/** `width`: of a text that was wrapped by hand; 0: its line breaks mean something. */
function blocksOfGroup({ lines, lineBefore: before, next }: Group, wrapped: boolean, width: number): Block[] {
  const blocks: Block[] = [];
  let open: { kind: 'paragraph' | 'item'; text: string; marker?: string; depth?: number } | null = null;
  const labelled = lines.filter((line) => LABELLED.test(line)).length;
  const isGlossary = labelled >= FEWEST_LABELLED && labelled * 2 >= lines.length;
  const areSentences = lines.length >= FEWEST_LABELLED && lines.every((line) => ONE_SENTENCE.test(line));
  const close = () => {
    for (const stretch of open === null ? [] : stretchesOf(open.text))
      blocks.push(
        ...splitInlineItems(open?.kind ?? 'paragraph', stretch).map((block) => withMarker(block, open?.marker, open?.depth)),
      );
    open = null;
  };
  lines.forEach((line, at) => {
    const isFirst = at === 0 && !isOption(line, before, lines[1] ?? next);
    const isAbove =
      lines.length === 1 || width === 0 || line.trim().length < HEADING_SHARE * width || BULLET.test(lines[1] ?? '');
    const numberedHeading = at === 0 ? countedHeading(lines, next) : null;
    if (HASHED.test(line)) {
      close();
      blocks.push(headingBlock(line));
    } else if (numberedHeading !== null) {
      blocks.push(withMarker(headingBlock(numberedHeading), countOf(line)));
    } else if (BULLET.test(line)) {
      close();
      open = { kind: 'item', text: line.replace(BULLET, ''), marker: countOf(line), depth: indentOf(line) };
    } else if (isGlossary && LABELLED.test(line)) {
      close();
      open = { kind: 'item', text: line };
    } else if (isFirst && isAbove && isHeading(line) && !/^\p{Ll}/u.test((lines[1] ?? '').trim())) {
      close();
      blocks.push(headingBlock(line));
    } else if (open?.kind === 'item' && /^\S/.test(line) && LABELLED.test(line)) {
      // A line at the margin after a list item begins a new entry.
      close();
      open = { kind: 'item', text: line };
    } else if (open && !areSentences && (wrapped || /^\s{2,}\S/.test(line))) {
      open = { ...open, text: `${open.text} ${line.trim()}` };
    } else {
      close();
      open = { kind: 'paragraph', text: line };
    }
  });
  close();
  return blocks;
}

/** Exported notes often run a list into one line: `* first * second`. */
function splitInlineItems(kind: 'paragraph' | 'item', text: string): Block[] {
  const parts = text.split(/(?:^|(?<=[.!?:;]))\s\*\s+/);
  if (kind === 'item' && parts.length > 1) return parts.map((part) => textBlock('item', part));
  return [textBlock(kind, text)];
}

const FEWEST_BROKEN_WORDS = 4;
const isPlain = (line: string) => !HASHED.test(line) && !BULLET.test(line) && !LABELLED.test(line) && !OPTION.test(line);

/** Does the line break off, and the next one go on in small letters? A page or a picture stood between them, or every line stands alone. */
function goesOn(line: string, next: string): boolean {
  const isBroken = /[\p{L},]$/u.test(line.trimEnd()) && line.trim().split(/\s+/).length >= FEWEST_BROKEN_WORDS;
  return isBroken && /^\p{Ll}\S* \S/u.test(next) && isPlain(line) && isPlain(next);
}

/** Groups of lines, those that go on in one. */
function joined(groups: readonly string[][]): string[][] {
  const joinedGroups: string[][] = [];
  for (const [first = '', ...rest] of groups) {
    const last = joinedGroups.at(-1);
    const line = last?.at(-1) ?? '';
    if (last !== undefined && goesOn(line, first)) last.splice(-1, 1, `${line.trimEnd()} ${first}`, ...rest);
    else joinedGroups.push([first, ...rest]);
  }
  return joinedGroups;
}

function pageOf(text: string, number: number): Page {
  const lines = text.split('\n');
  const long = lines.filter((line) => line.trim().length > WRAPPED_WIDTH).length;
  const wrapped = long < lines.length * 0.1;
  const groups: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === '') groups.push([]);
    else groups.at(-1)?.push(line);
  }
  const width = wrapped ? widthOf(groups) : 0;
  const blocks = joined(groups.filter((group) => group.length > 0)).flatMap((lines, at, all) =>
    blocksOfGroup({ lines, lineBefore: all[at - 1]?.at(-1), next: all[at + 1]?.[0] }, wrapped, width),
  );
  return { number, blocks: blocks.filter((block) => block.text !== '') };
}

/** "*** START OF THIS PROJECT GUTENBERG EBOOK …", "***END OF THE PROJECT GUTENBERG EBOOK …***" */
const LICENCE_MARK = /^[ \t]*\*{3}[ \t]*(START|END) OF (?:THE|THIS) PROJECT GUTENBERG\b.*$/gm;

/** The book itself, between the marks of a public library; the whole text where there are none. */
function withoutLicence(text: string): string {
  const marks = [...text.matchAll(LICENCE_MARK)];
  const start = marks.find(([, side]) => side === 'START');
  const from = start === undefined ? 0 : start.index + start[0].length;
  const end = marks.find(({ index, 1: side }) => side === 'END' && index >= from);
  return text.slice(from, end?.index);
}

/** Three times the pages of a book of five megabytes. The rest is left out, as in a PDF. */
const MOST_PAGES = 10_000;

/** Reads a plain text file. Throws UnusableDocument when the bytes are no text. */
export function readTxt(bytes: Uint8Array, name: string): TextDocument {
  const text = decodeText(bytes);
  if (text === null) throw new UnusableDocument('unreadable-type');
  const lines = withoutInvisible(text.replace(/\r\n?/g, '\n').replace(/\u00AD\n[ \t]*/g, ''));
  const plainText = withShortLines(withoutLicence(lines));
  const pages = withEntryLines(
    withPlainQuotes(withoutScriptMarks(withDollars(withoutMarkdown(withoutBulletsOfHeadings(plainText))))),
  )
    .split('\f', MOST_PAGES)
    .map((part, at) => pageOf(part, at + 1));
  return { kind: 'txt', title: titleOf(titleInFront(plainText), pages) ?? titleFromName(name), pages };
}
