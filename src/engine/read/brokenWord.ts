// Words that a layout left with a gap behind their hyphen ("node-to- node", "move- ment"), and commas without the space behind
// them. They are mended where the document or the word itself says how; what stays broken is not asked about (isGarbled).

import { isInLexicon } from '../english/nearWords.ts';
import { wordList } from '../english/pattern.ts';
import { vocabularyOf } from './hyphen.ts';
import type { Block, Page } from './textDocument.ts';

/** "pre- and post-war" is whole. */
const GAP = /(?<head>(?:[\p{L}\d]+-)*[\p{L}\d]+)- (?!(?:and|as|but|by|in|nor|of|or|to|versus|vs)\b)(?<tail>\p{Ll}{3,})/gu;
const PREFIXES: ReadonlySet<string> = new Set(
  wordList(`
    anti bio cross extra half high inter intra long low macro micro mid multi neuro non post pre psycho self semi short socio
    sub well
  `),
);
/** "or-ganized": broken at the end of a line that the layout did not keep. */
const INNER = /(?<![\p{L}-])(?<head>\p{L}{2,})-(?<tail>\p{Ll}{4,})(?![\p{L}-])/gu;
const FEWEST_LETTERS = 5;
const SUFFIX = /^(?:ments?|ings?|tions?|sions?|ness|able|ible)$/;
const COMMA = /(?<=\p{Ll}{4}),(?=\p{Ll}{4})/gu;
/** More in one block are a table or code. */
const MOST_COMMAS = 2;

type Edit = { at: number; remove: number; add: string };

/** How the gap closes: without its space, without its hyphen too, or not at all. */
function closing(head: string, tail: string, vocabulary: ReadonlySet<string>): Omit<Edit, 'at'> | null {
  const [small, last] = [head.toLowerCase(), head.toLowerCase().split('-').at(-1) ?? ''];
  if (vocabulary.has(small + tail)) return { remove: 2, add: '' };
  const isCompound = head.includes('-') || vocabulary.has(`${small}-${tail}`) || PREFIXES.has(last);
  return isCompound ? { remove: 2, add: '-' } : null;
}

/** What stands behind the hyphen is no word, and both together are one. */
function isBroken(head: string, tail: string, vocabulary: ReadonlySet<string>): boolean {
  const stem = tail.replace(/(?:ed|ing|ness|e?s)$/, '');
  if (vocabulary.has(tail) || isInLexicon(tail) || isInLexicon(stem)) return false;
  // Short words stand in no lexicon: "wide", "off".
  if (stem.length < FEWEST_LETTERS && !SUFFIX.test(tail)) return false;
  return vocabulary.has(head.toLowerCase() + tail) || isInLexicon(head + tail);
}

function editsOf(text: string, vocabulary: () => ReadonlySet<string>): Edit[] {
  const gaps = text.includes('- ') ? [...text.matchAll(GAP)] : [];
  const edits = gaps.flatMap(({ index, groups: { head = '', tail = '' } = {} }) => {
    const closed = closing(head, tail, vocabulary());
    return closed === null ? [] : [{ at: index + head.length, ...closed }];
  });
  const inner = text.includes('-') ? [...text.matchAll(INNER)] : [];
  for (const { index, groups: { head = '', tail = '' } = {} } of inner)
    if (isBroken(head, tail, vocabulary())) edits.push({ at: index + head.length, remove: 1, add: '' });
  const commas = text.includes(' ') ? [...text.matchAll(COMMA)] : [];
  if (commas.length <= MOST_COMMAS) edits.push(...commas.map(({ index }) => ({ at: index + 1, remove: 0, add: ' ' })));
  return edits.sort((a, b) => a.at - b.at);
}

function edited(block: Block, edits: readonly Edit[]): Block {
  let text = '';
  let from = 0;
  for (const { at, remove, add } of edits) {
    text += block.text.slice(from, at) + add;
    from = at + remove;
  }
  const moved = (place: number) =>
    edits.reduce((sum, { at, remove, add }) => (at < place ? sum + add.length - Math.min(remove, place - at) : sum), place);
  const emphasis = block.emphasis.map((face) => ({ ...face, start: moved(face.start), end: moved(face.end) }));
  return { ...block, text: text + block.text.slice(from), emphasis };
}

/** The pages with the words whole that were broken inside a line. */
export function withWholeWords(pages: readonly Page[]): Page[] {
  let known: ReadonlySet<string> | null = null;
  const vocabulary = () => {
    known ??= vocabularyOf(pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)));
    return known;
  };
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => {
      const edits = block.text.includes('$') ? [] : editsOf(block.text, vocabulary);
      return edits.length === 0 ? block : edited(block, edits);
    }),
  }));
}
