// Decides which blocks are headings: those of the reader, bold lines, numbered titles, and titles written as paragraphs.
import type { Block } from '../read/textDocument.ts';
import { wordCount } from './sentences.ts';
import type { Placed } from './topicPart.ts';

const LONGEST_HEADING = 110;
const LONGEST_ROMAN = 240;
export const BOLD_LINE = 7;
const NUMBERED_LINE = 6;
/** "XXII. — The paper mill", "CHAPTER IV. The Journey": a title set as a paragraph, as old books have it. */
export const ROMAN_TITLE =
  /^[IVXLC]{1,7}\s?\.\s*[—–-]{1,2}\s*\p{Lu}|^(?:chapter|chapitre|kapitel|capítulo|sura ya)\s+(?:\d+|[IVXLC]+)\b.{3,}/iu;

/** The first title of "XXII. — The paper mill. — Rags that become paper." */
export function firstTitle(text: string): string {
  const titles = text.split(/\s*[—–]{1,2}\s*/).filter((title) => /\p{Ll}{2}/u.test(title));
  return titles[0] ?? text;
}

const isBold = ({ text, emphasis }: Block) =>
  emphasis.length === 1 && emphasis[0]?.face === 'bold' && emphasis[0].start === 0 && emphasis[0].end >= text.length;

/** Whether a line looks like a title: short, with a capital, and not a sentence. */
function isTitleLike(text: string): boolean {
  return text.length <= 80 && /^[^\p{L}]*[\p{Lu}\p{N}¿¡]/u.test(text) && !/[.;,:–—-]$/.test(text) && /\p{L}{3}/u.test(text);
}

/** Whether a numbered item has no neighbours ("2. Why classify?"), so that it is a title. */
function isLoneNumber(all: readonly Placed[], at: number): boolean {
  const { kind, marker = '', text } = (all[at] as Placed).block;
  if (kind !== 'item' || !/^\d/.test(marker) || !isTitleLike(text) || wordCount(text) > 10) return false;
  const [previous, next] = [all[at - 1]?.block, all[at + 1]?.block];
  return previous?.kind !== 'item' && next !== undefined && (next.kind !== 'item' || next.marker === undefined);
}

type Style = { boldIsRare: boolean; headsAreCapital: boolean };

export function styleOf(all: readonly Placed[]): Style {
  const share = (count: number, of: number) => count / Math.max(1, of);
  const bold = all.filter(({ block }) => block.kind === 'paragraph' && isBold(block)).length;
  const heads = all.filter(({ block }) => block.kind === 'heading');
  const small = heads.filter(({ block }) => /^\p{Ll}/u.test(block.text)).length;
  return { boldIsRare: share(bold, all.length) < 0.25, headsAreCapital: share(small, heads.length) < 0.5 };
}

const BEGINS_SMALL = /^\p{Ll}{2}/u;

/** Whether a heading is really prose: "computation time (say, 10 years) and any". */
function isProse(all: readonly Placed[], at: number, style: Style): boolean {
  const { text } = (all[at] as Placed).block;
  if (/\p{Ll}{3}[.;] \p{Lu}\p{Ll}+ \p{Ll}/u.test(text)) return true;
  const previous = all[at - 1]?.block;
  const isSecondLine = previous?.kind === 'heading' && !BEGINS_SMALL.test(previous.text);
  return style.headsAreCapital && BEGINS_SMALL.test(text) && !isSecondLine;
}

export function levelOf(all: readonly Placed[], at: number, style: Style): number | null {
  const { block } = all[at] as Placed;
  if (block.kind === 'paragraph' && ROMAN_TITLE.test(block.text) && block.text.length <= LONGEST_ROMAN) return 2;
  if (block.text.length > LONGEST_HEADING) return null;
  if (block.kind === 'heading') return isProse(all, at, style) ? null : (block.level ?? 2);
  if (block.kind === 'paragraph' && style.boldIsRare && isBold(block) && isTitleLike(block.text)) return BOLD_LINE;
  return isLoneNumber(all, at) ? NUMBERED_LINE : null;
}
