// Finds lists of terms with their meanings, one to a line, in any form and language: "Term: meaning", a bold term, two lines, "X is …". Most
// meanings must be a phrase that goes on behind its noun ("a float that marks a channel"): labels, remarks and symptoms have none.
import { isGenericHeading, isSkippedHeading } from '../english/heading.ts';
import { oneOf, regex, wholeOf } from '../english/pattern.ts';
import type { Block, Page } from './textDocument.ts';

type TermPair = NonNullable<Block['pair']>;

type Form = 'label' | 'bold' | 'is' | 'lines' | 'heading';
type Entry = { form: Form; pair: TermPair; blocks: number };

/** With so many defining entries a list may be a list of terms, and surely is one. */
const [FEWEST_ENTRIES, SURE_ENTRIES] = [3, 5];
const LONGEST_TERM = 60;
const MOST_TERM_WORDS = 6;
const [FEWEST_MEANING_WORDS, FEWEST_SMALL_WORDS, LONGEST_MEANING] = [3, 2, 360];
const DISTINCT_SHARE = 0.8;
const DEFINING_SHARE = 0.6;
const LABEL = /^(\p{L}[^:=|–—\n]{0,58}?)(?:\s*(?::|=|–|—|\s-)\s+|—(?=\p{Ll}))(\S.*)$/su;
const VERBS = oneOf`is | are | means | refers to | est | sont | désigne | signifie | es | son | significa | ist | sind | bedeutet | é | são | ni`;
const VERB = regex()`^${VERBS} `;
/** "Denial is …", "La marée est …": the verb that says what a thing is, in the languages that are read. */
const OPENING = oneOf`An? | The | L[ae]s? | Une? | El | Los | Un[ao]? | D(?:er|ie|as) | Ein(?:e)? | Os? | As? | Uma?`;
const SAYS = regex('su')`^(?:${OPENING} |L['’])?(\p{L}[^.:;,]{0,58}?) ${VERBS} (\S.*)$`;
/** Labels of texts, exercises or remarks, which are not terms. */
const NO_TERM = wholeOf('iu')`
    .*\b(?:1\d|20)\d\d\b.*
    (?:chapi?t|exerci|fig|leçon|lesson|page|part|question|section|table|unit|week)\p{L}*\.? (?:\d|[IVX]+(?!\p{L})).*
    (?:and|as|but|for|how|if|in|it|let|or|that|there|these|they|this|those|what|when|where|which|who|why|you|your)(?: .*)?
    abstract | advantages? | adresse | aims? | answers? | assignment | authors? | causes? | class | conclusion | copyright
    costs? | course | dates? | deadline | definition | disadvantages? | duration | e-?mail | e\.g | effects? | exemples?
    examples? | features? | fig | figure | goals? | hint | https? | i\.e | important | instructors? | keywords? | lecturer
    location | name | nota | notes? | objectives? | page | phone | price | problem | pros? | purpose | question | réponse
    remarques? | results? | room | section | solution | source | step | subject | summary | table | tags? | teacher | time
    tips? | title | topic | uses? | version | warning
`;

/** Words after the noun of a meaning: "that", "of", "qui", "ya". */
const GOES_ON = oneOf`
  above | at | below | between | by | for | from | in | into | of | on | that | through | to | under | used | when | where | which
  who | whose | with
  dans | de | de la | des | du | dont | où | par | permettant | possédant | pour | que | qui | sur
  con | das | dem | den | der | die | do | dos | da | del | donde | en | für | mit | no | na | onde | para | por | von | zum | zur
  cha | kwa | la | ya | wa | vya | za
`;
const ARTICLE = oneOf`an? | any | eine? | one | the | uma? | una | une?`;
/** After "le" or "die" a thing is more common than a meaning: a meaning must have a clause or list members. */
const DEFINITE = oneOf`das | der | die | el | l['’] | l[ae]s? | os?`;
const CLAUSE = oneOf`das | der | des | die | donde | dont | où | onde | que | qui`;
const SUBJECT = oneOf`ils? | it | th(?:ese|ey|is) | we | you`;
const NO_MEANING = oneOf`\p{L}+(?:er|ir) d(?:es?|u) | \p{L}+ed (?:as|by|for|from|in|mainly|on|to|with) | ${SUBJECT} | ${GOES_ON}`;
/** Meanings: "a float that marks a channel", "embouchure d’un fleuve", but not orders ("Donner de l’eau") or participles ("found in the sea"). */
const DEFINES = regex('iu')`^(?:(?:in|dans|en) [^,]{3,40}, )?(?!${NO_MEANING}(?!\p{L}))${oneOf`
    (?:${ARTICLE} )?(?!${DEFINITE}(?!\p{L}))(?:[^\s,;:.!?()]+ ){1,6}?(?:[^\s,;:.!?()]+, )?(?:d['’]|${GOES_ON} )
    ${DEFINITE} ?(?:[^\s,;:.!?()]+,? ){1,8}?${CLAUSE}(?: |['’])
  `}`;
/** After "is": a statement and not a meaning, "usually found in harbours". */
const SAID_OF = /^(?:always|found|more|most|never|not|often|very|\p{L}+(?:ed|ly)) /iu;
/** Beginnings of orders and sentences, and words that continue one. */
const SENTENCE_START = regex('iu')`^${oneOf`
  ${SUBJECT} | analy[sz]e | and | as | ask | but | check | choose | communicate | create | e\.g | ensure | et | find | for | give | given
  ich | identify | in | like | make | on | provide | such | take | to | try | und
`}(?!\p{L})`;
/** "This is the amount that …": the meaning of the term beside it. */
const OF_TERM = /^(?:this|it|these|c['’]est|ce sont) (?:is |are )?(?=(?:an?|the|une?|les?|la|l['’]))/i;

export const countWords = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;

/** Whether a text is a short name, and not a label or a number of a part. */
export function isTerm(text: string): boolean {
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

/** Words in lower case: lists of names and scraps of tables hardly have any. */
const SMALL_WORDS = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}’'-]*/gu;

/** Whether a text can be a meaning: long enough, not a question, and not cut off. */
function isMeaning(text: string): boolean {
  return (
    /^[\p{L}“"«(]/u.test(text) &&
    countWords(text) >= FEWEST_MEANING_WORDS &&
    (text.match(SMALL_WORDS)?.length ?? 0) >= FEWEST_SMALL_WORDS &&
    text.length <= LONGEST_MEANING &&
    !/[?:]$/.test(text)
  );
}

/** Of a long meaning the first sentence. */
function pairOf(term: string, meaning: string): TermPair | null {
  const name = term.replace(/\s*\([^()]*\)$/, '').trim();
  const fullMeaning = meaning.trim().replace(OF_TERM, '').replace(/\*+$/, '');
  const bareMeaning =
    fullMeaning.length > LONGEST_MEANING ? (/^.+?[.!?](?=\s+\p{Lu})/su.exec(fullMeaning)?.[0] ?? fullMeaning) : fullMeaning;
  return isTerm(name) && isMeaning(bareMeaning) ? { term: name, meaning: bareMeaning, list: 0 } : null;
}

const isOneSentence = (text: string) => !/[.!?]\s+\p{Lu}/u.test(text);

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
  const isSaidOf = SAID_OF.test(predicate) && !/ means /.test(text);
  return isSaidOf || /\s[-–=]\s/.test(subject) ? null : entry('is', pairOf(subject, predicate.replace(/\.$/, '')));
}

/** Whether both are points of one list, so that the second is not the first one's meaning. */
const areSiblings = (block: Block, next: Block) =>
  block.kind === 'item' && next.kind === 'item' && (next.depth ?? 0) <= (block.depth ?? 0) && block.emphasis.length === 0;

/** A term by itself, and the only block below it. */
function entryInTwo(block: Block, next: Block | undefined, afterNext: Block | undefined): Entry | null {
  if (next === undefined || next.kind === 'heading' || entryInLine(next) !== null) return null;
  const isHeading = block.kind === 'heading';
  if (isHeading && afterNext !== undefined && afterNext.kind !== 'heading') return null;
  if (!isHeading && (block.text.length >= next.text.length || /[.;,]$/.test(block.text) || areSiblings(block, next))) return null;
  if (!isOneSentence(next.text)) return null;
  const pair = pairOf(block.text.replace(/\s*:$/, ''), next.text);
  return pair && { form: isHeading ? 'heading' : 'lines', pair, blocks: 2 };
}

type PlacedEntry = { at: number; entry: Entry };
type Run = { entries: PlacedEntry[]; strays: number; end: number };

/** The entries of one form that follow each other from here on; a letter, a heading or one line that is no entry may stand between two. */
function runFrom(blocks: readonly Block[], start: number): Run {
  const run: Run = { entries: [], strays: 0, end: start };
  const entryAt = (at: number): Entry | null => {
    const block = blocks[at];
    const entry = block && (entryInLine(block) ?? entryInTwo(block, blocks[at + 1], blocks[at + 2]));
    return entry && entry.form === (run.entries[0]?.entry.form ?? entry.form) ? entry : null;
  };
  /** After a heading: two entries, or its own ("Denial" over "Denial is …"). */
  const goesOn = (block: Block, at: number): boolean => {
    const next = entryAt(at + 1);
    if (next === null || block.kind !== 'heading') return block.text.length === 1 || (next !== null && next.form !== 'bold');
    return keyOf(next) === block.text.toLowerCase() || entryAt(at + 1 + next.blocks) !== null;
  };
  for (let at = start; at < blocks.length; ) {
    const [entry, block] = [entryAt(at), blocks[at] as Block];
    if (entry === null && !(run.entries.length > 0 && goesOn(block, at))) break;
    if (entry !== null) run.entries.push({ at, entry });
    else if (block.kind !== 'heading' && block.text.length > 1) run.strays += 1;
    at += entry?.blocks ?? 1;
    if (entry !== null) run.end = at;
  }
  return run;
}

const isDefining = ({ entry }: PlacedEntry) => DEFINES.test(entry.pair.meaning);

/** The pairs of a run if it is a list of terms: most have defining meanings, and few terms repeat (as speakers of a dialogue do). */
function pairsOf({ entries, strays }: Run): PlacedEntry[] {
  const terms = new Set(entries.map(({ entry }) => keyOf(entry)));
  const defining = entries.filter(isDefining);
  const isList =
    defining.length >= FEWEST_ENTRIES &&
    defining.length >= DEFINING_SHARE * (entries.length + strays) &&
    terms.size >= DISTINCT_SHARE * entries.length;
  if (!isList) return [];
  return defining.length < SURE_ENTRIES
    ? defining
    : entries.filter((entry) => isDefining(entry) || !SENTENCE_START.test(entry.entry.pair.meaning));
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
  const blocks = pages.flatMap((page) => page.blocks);
  const items = new Map<number, Block | null>();
  for (let start = 0, list = 0; start < blocks.length; ) {
    const run = runFrom(blocks, start);
    list += 1;
    for (const { at, entry } of pairsOf(run)) {
      const last = at + entry.blocks - 1;
      if (entry.blocks > 1 && entry.form !== 'heading') items.set(at, null);
      items.set(last, itemOf({ ...entry, pair: { ...entry.pair, list } }, blocks[last] as Block));
    }
    start = Math.max(run.end, start + 1);
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
