// Finds lists of terms with their meanings, one to a line, in any form and language: "Term: meaning", "Term – meaning", a bold term, two
// lines or a heading with its explanation, "X is …". It looks at the form of neighbouring blocks and at no grammar.
import { isGenericHeading, isSkippedHeading } from '../english/heading.ts';
import { oneOf, pattern } from '../english/pattern.ts';
import type { Block, Page } from './textDocument.ts';

type TermPair = NonNullable<Block['pair']>;

type Form = 'label' | 'bold' | 'is' | 'lines' | 'heading';
type Entry = { form: Form; pair: TermPair; blocks: number };

const FEWEST_ENTRIES = 3;
const LONGEST_TERM = 60;
const MOST_TERM_WORDS = 6;
const [FEWEST_MEANING_WORDS, LONGEST_MEANING] = [3, 360];
const DISTINCT_SHARE = 0.8;
const FEWEST_SMALL_BELOW = 3;
const LABEL = /^(\p{L}[^:=|–—\n]{0,58}?)\s*(?::|=|–|—|\s-)\s+(\S.*)$/su;
const VERBS = oneOf(
  'is | are | means | refers to | est | sont | désigne | signifie | es | son | significa | ist | sind | bedeutet | é | são | ni',
);
const VERB = pattern(`^${VERBS} `);
/** "Denial is …", "La marée est …": the verb that says what a thing is, in the languages that are read. */
const SAYS = pattern(
  String.raw`^(?:(?:An?|The|L[ae]s?|Une?|El|Los|Un[ao]?|D(?:er|ie|as)|Ein(?:e)?|Os?|As?|Uma?) |L['’])?(\p{L}[^.:;,]{0,58}?) ${VERBS} (\S.*)$`,
  'su',
);
/** What a line says of a text or an exercise, or of the thing in a heading above; no term. */
const NO_TERM = pattern(
  `^${oneOf(String.raw`
    .*\b(?:1\d|20)\d\d\b.*
    (?:and|as|but|for|how|if|in|it|let|or|that|there|these|they|this|those|what|when|where|which|who|why|you|your)(?: .*)?
    abstract | advantages? | adresse | aims? | answers? | assignment | authors? | causes? | class | conclusion | copyright
    costs? | course | dates? | deadline | definition | disadvantages? | duration | e-?mail | e\.g | effects? | exemples?
    examples? | features? | fig | figure | goals? | hint | https? | i\.e | important | instructors? | keywords? | lecturer
    location | name | nota | notes? | objectives? | page | phone | price | problem | pros? | purpose | question | réponse
    remarques? | results? | room | section | solution | source | step | subject | summary | table | tags? | teacher | time
    tips? | title | topic | uses? | version | warning
  `)}$`,
  'iu',
);

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

function isTerm(text: string): boolean {
  return (
    text.length >= 2 &&
    text.length <= LONGEST_TERM &&
    text.split(/\s+/).length <= MOST_TERM_WORDS &&
    /^\p{L}.*[\p{L}\p{N})’'”+*]$/u.test(text) &&
    !NO_TERM.test(text) &&
    !isGenericHeading(text) &&
    !isSkippedHeading(text)
  );
}

/** Words that begin small: a list of names or of scraps of a table has hardly any. */
const SMALL_WORDS = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]*/gu;

/** Long enough to say something, no question and nothing that leads on to more. */
function isMeaning(text: string, fewestSmall = 2): boolean {
  return (
    /^[\p{L}“"«(]/u.test(text) &&
    countWords(text) >= FEWEST_MEANING_WORDS &&
    (text.match(SMALL_WORDS)?.length ?? 0) >= fewestSmall &&
    text.length <= LONGEST_MEANING &&
    !/[?:]$/.test(text)
  );
}

function pairOf(term: string, meaning: string): TermPair | null {
  const name = term.replace(/\s*\([^()]*\)$/, '').trim();
  return isTerm(name) && isMeaning(meaning.trim()) ? { term: name, meaning: meaning.trim() } : null;
}

/** Whether this block is one sentence, or none. */
const isOneSentence = (text: string) => !/[.!?]\s+\p{Lu}/u.test(text);

/** A line that is all of an entry, or null. */
function entryInLine({ kind, text, emphasis }: Block): Entry | null {
  const entry = (form: Form, pair: TermPair | null): Entry | null => pair && { form, pair, blocks: 1 };
  const [face] = emphasis;
  const [, label = '', meaning = ''] = LABEL.exec(text) ?? [];
  const labelEntry = entry('label', pairOf(label, meaning));
  // "Kiln: an oven" in a line of its own between blank lines looks like a heading.
  if (labelEntry !== null || kind === 'heading') return labelEntry;
  if (!isOneSentence(text)) return null;
  if (face?.face === 'bold' && face.start === 0 && face.end < text.length) {
    const lead = text.slice(0, face.end).replace(/[\s:.,=–—-]+$/, '');
    const rest = text.slice(face.end).replace(/^[\s:.,=–—-]+/, '');
    const predicate = rest.replace(VERB, '');
    return entry(predicate === rest ? 'bold' : 'is', pairOf(lead, predicate.replace(/\.$/, '')));
  }
  const [, subject = '', predicate = ''] = SAYS.exec(text) ?? [];
  return /\s[-–=]\s/.test(subject) ? null : entry('is', pairOf(subject, predicate.replace(/\.$/, '')));
}

/** A term by itself, and the only block below it. */
function entryInTwo(block: Block, next: Block | undefined, afterNext: Block | undefined): Entry | null {
  if (next === undefined || next.kind === 'heading' || entryInLine(next) !== null) return null;
  const isHeading = block.kind === 'heading';
  if (isHeading && afterNext !== undefined && afterNext.kind !== 'heading') return null;
  if (!isHeading && (block.text.length >= next.text.length || /[.;,]$/.test(block.text))) return null;
  if (!isOneSentence(next.text)) return null;
  const pair = pairOf(block.text.replace(/\s*:$/, ''), next.text);
  if (!isMeaning(next.text, FEWEST_SMALL_BELOW)) return null;
  return pair && { form: isHeading ? 'heading' : 'lines', pair, blocks: 2 };
}

type Place = { block: Block; page: number };

/** The entries of one form that follow each other from here on; letters between them ("A", "B") are no end. */
function runFrom(places: readonly Place[], start: number): { entries: { at: number; entry: Entry }[]; end: number } {
  const entries: { at: number; entry: Entry }[] = [];
  let at = start;
  while (at < places.length) {
    const [block, next, afterNext] = [places[at], places[at + 1], places[at + 2]].map((place) => place?.block);
    if (block === undefined) break;
    const entry = entryInLine(block) ?? entryInTwo(block, next, afterNext);
    const isSame = entry !== null && (entries.length === 0 || entries[0]?.entry.form === entry.form);
    if (isSame) entries.push({ at, entry });
    else if (!(entries.length > 0 && block.text.length === 1)) break;
    at += isSame ? entry.blocks : 1;
  }
  return { entries, end: at };
}

/** Is it a list of terms: hardly any of them comes twice, as the speakers of a dialogue do? */
function isTermList(entries: readonly { entry: Entry }[]): boolean {
  const terms = new Set(entries.map(({ entry }) => keyOf(entry)));
  return entries.length >= FEWEST_ENTRIES && terms.size >= DISTINCT_SHARE * entries.length;
}

/** What two lists of a document have alike ("Indications", "Dose") is said of things, and is not one of them. */
function aspectsIn(lists: readonly (readonly { entry: Entry }[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const list of lists) for (const { entry } of list) counts.set(keyOf(entry), (counts.get(keyOf(entry)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > 1).map(([key]) => key));
}

const keyOf = ({ pair }: Entry) => pair.term.toLowerCase();

/** The item that an entry becomes: its line as it stands, or one made of two. */
function itemOf({ form, pair }: Entry, block: Block): Block {
  if (form === 'label' || form === 'is') return { ...block, kind: 'item', pair };
  const term = pair.term;
  return { kind: 'item', text: `${term}: ${pair.meaning}`, emphasis: [{ start: 0, end: term.length, face: 'bold' }], pair };
}

/** The pages with each line of a list of terms as an item that has its pair. */
export function withTermLists(pages: readonly Page[]): Page[] {
  const places = pages.flatMap(({ number, blocks }) => blocks.map((block): Place => ({ block, page: number })));
  const lists: ReturnType<typeof runFrom>['entries'][] = [];
  for (let at = 0; at < places.length; ) {
    const { entries, end } = runFrom(places, at);
    if (isTermList(entries)) lists.push(entries);
    at = Math.max(end, at + 1);
  }
  const aspects = aspectsIn(lists);
  const items = new Map<number, Block | null>();
  for (const { at, entry } of lists.flat().filter((line) => !aspects.has(keyOf(line.entry)))) {
    const last = at + entry.blocks - 1;
    if (entry.blocks > 1 && entry.form !== 'heading') items.set(at, null);
    items.set(last, itemOf(entry, (places[last] as Place).block));
  }
  let count = -1;
  return pages.map((page) => ({
    ...page,
    blocks: page.blocks.flatMap((block) => {
      count += 1;
      const item = items.get(count);
      return item === undefined ? [block] : item === null ? [] : [item];
    }),
  }));
}
