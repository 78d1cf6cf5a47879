// Glossaries by their looks: under their heading a bold term and its meaning, a term above it, a label before it. Each becomes
// an item "term: meaning", whatever the format that it was read from. What is no entry stays as it is.
import { isGenericHeading, isGlossaryHeading, isSkippedHeading } from '../english/heading.ts';
import { type Block, type Emphasis, type Page, sliced } from './textDocument.ts';

const FEWEST = 3;
const LONGEST_TERM = 60;
const MOST_WORDS = 6;
const SHORTEST_GLOSS = 12;
const LABELLED = /^\p{L}[^:=?!;–—|]{1,58}?\s*(?::| [–—-] | = )\s*\S/u;
/** "Mitosis is …": a sentence already. */
const SAYS_SO = /^(?:is|are|was|were|has|have|means?|refers?|can|may|occurs?|describes?)\b/;
/** What a meaning begins with. */
const OPENS_GLOSS = /^(?:\p{Ll}|(?:An?|The|Any|One|When|Where) )/u;
/** Bold behind such a word stands inside a sentence. */
const GOES_ON = /(?:^|\s)(?:an?|the|of|in|to|see|also|and|or|by|with|for|as|called|is|are|from|on|than)$/i;

function mayBeTerm(text: string): boolean {
  const words = text.split(/\s+/).length;
  return text.length >= 2 && text.length <= LONGEST_TERM && words <= MOST_WORDS && /^\p{L}.*[\p{L}\p{N})’'”"]$/u.test(text);
}

function mayBeGloss(text: string): boolean {
  return text.length >= SHORTEST_GLOSS && /\p{L}{2}.*\s\p{L}{2}/u.test(text);
}

/** A block that runs several entries together, cut where a bold term begins. */
function cutAtTerms(block: Block): Block[] {
  const starts = block.emphasis
    .filter(({ face, start, end }, at) => {
      const next = block.emphasis[at + 1]?.start ?? block.text.length;
      const isLead = face === 'bold' && mayBeTerm(block.text.slice(start, end)) && next - end >= SHORTEST_GLOSS;
      return start > 0 && isLead && !GOES_ON.test(block.text.slice(0, start).trimEnd());
    })
    .map(({ start }) => start);
  return [0, ...starts].map((start, at) => sliced(block, start, starts[at] ?? block.text.length));
}

/** An item "term: meaning", with the term still bold where it was. */
function entryOf(term: string, gloss: string, isBold: boolean): Block {
  const emphasis: Emphasis[] = isBold ? [{ start: 0, end: term.length, face: 'bold' }] : [];
  return { kind: 'item', text: `${term}: ${gloss}`, emphasis };
}

/** "**kiln** an oven that …" */
function boldEntry(block: Block): Block | null {
  const [lead] = block.emphasis;
  if (block.kind === 'heading' || lead?.face !== 'bold' || lead.start !== 0) return null;
  const term = block.text.slice(0, lead.end).replace(/[\s:.,–—-]+$/, '');
  const gloss = block.text.slice(lead.end).replace(/^[\s:.,–—-]+/, '');
  if (!mayBeTerm(term) || !mayBeGloss(gloss)) return null;
  return SAYS_SO.test(gloss) ? block : entryOf(term, gloss, true);
}

function labelledEntry(block: Block): Block | null {
  return block.kind !== 'heading' && LABELLED.test(block.text) ? { ...block, kind: 'item' } : null;
}

/** A term by itself, as a heading or a short line, and the meaning below it. */
function pairEntry(block: Block, next: Block | undefined, level: number): Block | null {
  const term = block.text.replace(/\s*:$/, '');
  if (!next || next.kind === 'heading' || !mayBeTerm(term) || !mayBeGloss(next.text) || LABELLED.test(next.text)) return null;
  if (block.kind === 'heading' && (isGenericHeading(term) || isSkippedHeading(term))) return null;
  const isBelow = block.kind === 'heading' && (block.level ?? 2) > level;
  return isBelow || OPENS_GLOSS.test(next.text) ? entryOf(term, next.text, true) : null;
}

type Place = { block: Block; page: number };

/** The entries from here on, as long as they follow each other. */
function entriesFrom(places: readonly Place[], start: number, level: number): { found: Place[]; count: number; end: number } {
  const found: Place[] = [];
  let count = 0;
  let at = start;
  while (at < places.length) {
    const { block, page } = places[at] as Place;
    const entry = boldEntry(block) ?? labelledEntry(block);
    const pair = entry === null ? pairEntry(block, places[at + 1]?.block, level) : null;
    if (entry ?? pair) {
      found.push({ block: (entry ?? pair) as Block, page });
      count += 1;
      at += pair ? 2 : 1;
    } else if (block.kind !== 'heading' && (count > 0 || at === start)) {
      // What is said besides, or before the first.
      found.push({ block, page });
      at += 1;
    } else if (block.kind === 'heading' && /^[A-Z]$/.test(block.text)) at += 1;
    else break;
  }
  return { found, count, end: at };
}

/** The pages with their glossaries as items. */
export function withEntries(pages: readonly Page[]): Page[] {
  let isGlossary = false;
  const places = pages.flatMap(({ number, blocks }) =>
    blocks.flatMap((block) => {
      if (block.kind === 'heading') isGlossary = isGlossaryHeading(block.text) || (isGlossary && mayBeTerm(block.text));
      return (isGlossary && block.kind !== 'heading' ? cutAtTerms(block) : [block]).map((one) => ({ block: one, page: number }));
    }),
  );
  const kept: Place[] = [];
  for (let at = 0; at < places.length; ) {
    const place = places[at] as Place;
    kept.push(place);
    at += 1;
    if (place.block.kind !== 'heading' || !isGlossaryHeading(place.block.text)) continue;
    const { found, count, end } = entriesFrom(places, at, place.block.level ?? 2);
    if (count < FEWEST) continue;
    kept.push(...found);
    at = end;
  }
  const blocksOf = new Map(pages.map(({ number }) => [number, [] as Block[]]));
  for (const { block, page } of kept) blocksOf.get(page)?.push(block);
  return pages.map((page) => ({ ...page, blocks: blocksOf.get(page.number) ?? [] }));
}
