// Is a term of the very sort of another, by what the document or the words show, and not only of one wide kind ("an act", "a state")?
// A student crosses out what is not. It ends in the same word, is listed beside it, has a meaning with the same genus, is explained
// in the same short list, or has the same telling ending.

import { termKey } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isFunctionWord } from '../../english/words.ts';
import { type Material, sentencesWith } from '../material.ts';
import type { Section } from '../section.ts';
import { genusOf, kindsOf } from './category.ts';
import type { KeyTerm } from './keyTerm.ts';
import type { TermIndex } from './termIndex.ts';

/** Kinds that are narrow enough to tell: "act", "state", "idea" and "measure" hold half of all nouns. */
const NARROW: ReadonlySet<string> = new Set([
  'study',
  'person',
  'place',
  'living',
  'matter',
  'part',
  'tool',
  'food',
  'possession',
]);
/** Of these genera anything may be. */
const WIDE = pattern(
  `^${oneOf(`
    act | action | amount | area | aspect | case | concept | condition | group | idea | kind | means | measure | method | number
    one | part | process | set | situation | something | state | study | system | term | thing | type | way
  `)}$`,
  'i',
);
const ENDINGS = [
  'ism',
  'itis',
  'osis',
  'emia',
  'ology',
  'graphy',
  'ase',
  'ose',
  'cyte',
  'phyte',
  'sion',
  'tion',
  'ing',
  'ance',
  'ence',
  'ity',
  'ness',
  'ship',
];
const endingOf = (word: string) => ENDINGS.find((ending) => word.endsWith(ending) && word.length > ending.length + 2) ?? null;

const LONGEST_PART = 3;
const FEWEST_PARTS = 3;
const MOST_MENTIONS = 80;
const JOINT = /\s*(?:[,;/]|\b(?:and|or|versus|vs\.?)\b)(?:\s*(?:and|or)\b)?\s*/i;
const LEADS = /^(?:an?|the|both|either|some|other|including|namely)\s+/i;

/** The phrases that a part of a list may be: all of it, or what a small word parts from the rest of the sentence. */
function phrasesOf(part: string, isFirst: boolean, isLast: boolean): string[] {
  const words = part.replace(LEADS, '').match(/[\p{L}\p{N}’'-]+/gu) ?? [];
  const found = words.length <= LONGEST_PART ? [words.join(' ')] : [];
  for (let size = 1; size <= LONGEST_PART && size < words.length; size += 1) {
    if (isLast && isFunctionWord((words[size] ?? '').toLowerCase())) found.push(words.slice(0, size).join(' '));
    if (isFirst && isFunctionWord((words.at(-size - 1) ?? '').toLowerCase())) found.push(words.slice(-size).join(' '));
  }
  return found.map(termKey);
}

const listsOf = new WeakMap<Material, Map<string, ReadonlyMap<string, Member>>>();

/** How a phrase stands with another: in a list of three or more, or joined as a pair. */
export type Member = 'listed' | 'paired';

/** The phrases that are whole members of lists with this one. */
export function membersWith(material: Material, phrase: string): ReadonlyMap<string, Member> {
  const memory = listsOf.get(material) ?? new Map<string, ReadonlyMap<string, Member>>();
  listsOf.set(material, memory);
  const own = termKey(phrase);
  const known = memory.get(own);
  if (known) return known;
  const found = new Map<string, Member>();
  for (const { clean } of sentencesWith(material, phrase).slice(0, MOST_MENTIONS)) {
    const parts = clean.split(JOINT);
    const members = parts.map((part, at) => phrasesOf(part, at < parts.length - 1, at > 0));
    parts.forEach((part, at) => {
      if (!members[at]?.includes(own) && !(at < parts.length - 1 && termKey(part).endsWith(` ${own}`))) return;
      // Up to where a part is none that could be a member.
      const isMember = (place: number) => (members[place] ?? []).length > 0;
      const goesOn = (place: number) => place === at || wordsIn(parts[place]) <= LONGEST_PART + 1;
      let [from, to] = [at, at];
      while (isMember(from - 1) && goesOn(from)) from -= 1;
      while (isMember(to + 1) && goesOn(to)) to += 1;
      const member = to - from + 1 >= FEWEST_PARTS ? 'listed' : 'paired';
      for (const key of members.slice(from, to + 1).flat())
        if (key !== own && (member === 'listed' || !found.has(key))) found.set(key, member);
    });
  }
  memory.set(own, found);
  return found;
}

const wordsIn = (part = '') => part.split(' ').length;

const LAW = /^(?:axiom|hypothesis|law|postulate|principle|rule|theorem|theory)$/;

const isMarked = ({ definition, apart }: KeyTerm) => definition !== null || apart;

/** The genus of a term's meaning, where that tells. */
function genus({ definition }: KeyTerm): string | null {
  if (definition === null) return null;
  const found = genusOf(definition.meaning);
  return found === '' || WIDE.test(found) ? null : found;
}

const MOST_LABELS = 12;
const FEWEST_DEEDS = 2;
const labelCounts = new WeakMap<TermIndex, ReadonlyMap<Section, number>>();

/** How many of these terms each section explains by a label. */
function labelsIn(terms: TermIndex): ReadonlyMap<Section, number> {
  const known = labelCounts.get(terms);
  if (known) return known;
  const counts = new Map<Section, number>();
  for (const { definition } of terms.byKey.values()) {
    if (definition?.wording !== 'label') continue;
    const { section } = definition.sentence;
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  labelCounts.set(terms, counts);
  return counts;
}

/** Are both explained in one short list of labels? */
function areLabelledTogether(terms: TermIndex, one: KeyTerm, other: KeyTerm): boolean {
  const [a, b] = [one.definition, other.definition];
  if (a?.wording !== 'label' || b?.wording !== 'label' || a.sentence.section !== b.sentence.section) return false;
  return (labelsIn(terms).get(a.sentence.section) ?? 0) <= MOST_LABELS;
}

/** Does the running text of one place say what each of them is? A glossary of many holds anything. */
function areToldTogether(one: KeyTerm, other: KeyTerm): boolean {
  const [a, b] = [one.definition, other.definition];
  if (a === null || b === null || a.wording === 'label' || b.wording === 'label' || a.sentence === b.sentence) return false;
  return Math.abs(a.sentence.section.index - b.sentence.section.index) <= 1;
}

/** Does the text or the word itself put both side by side: in one list, under one last word, under one genus? */
function areSiblings(material: Material, key: KeyTerm, option: KeyTerm): boolean {
  if (option.head === key.head || (LAW.test(key.head) && LAW.test(option.head))) return true;
  const [[kind], [other]] = [kindsOf(key), kindsOf(option)];
  const member = membersWith(material, key.text).get(option.key);
  if (member !== undefined && kind === other) return true;
  // A list tells where the words tell nothing.
  if (member === 'listed' && isMarked(option) && (kind === undefined || other === undefined)) return true;
  const own = isMarked(option) ? genus(key) : null;
  return own !== null && own === genus(option);
}

function areCousins(terms: TermIndex, key: KeyTerm, option: KeyTerm): boolean {
  const [[kind], [other]] = [kindsOf(key), kindsOf(option)];
  if (kind !== other) return false;
  if (kind === 'living') return true;
  // Of a story's people nothing but what they do is told.
  const isActor = ({ name, definition, subjects }: KeyTerm) => name && definition === null && subjects >= FEWEST_DEEDS;
  if (kind === undefined && isActor(key) && isActor(option)) return true;
  if (!isMarked(option)) return false;
  if (areLabelledTogether(terms, key, option) || areToldTogether(key, option)) return true;
  if (key.name && option.name) return option.definition !== null || kind !== undefined;
  if (kind !== undefined && NARROW.has(kind)) return true;
  const ending = endingOf(key.head);
  return ending !== null && ending === endingOf(option.head) && key.key.includes(' ') === option.key.includes(' ');
}

/** How near the option is to the key: 2 where the document sets both side by side, 1 where they are of one narrow sort, else 0. */
export function kinship(material: Material, terms: TermIndex, key: KeyTerm, option: KeyTerm): 0 | 1 | 2 {
  if (areSiblings(material, key, option)) return 2;
  return areCousins(terms, key, option) ? 1 : 0;
}
