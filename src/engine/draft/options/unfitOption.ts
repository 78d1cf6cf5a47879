// Terms that are no good wrong option: plain words, another part of speech, names whose capitals were lost, halves of words,
// clauses, another name for the key, and kinds of the very thing that is asked for: what is true of it is true of them. It says
// nothing of whether an option is alike enough.

import { termKey } from '../../english/noun.ts';
import { oneOf, pattern, wordList } from '../../english/pattern.ts';
import { anyRefuses, type Rule } from '../../english/rule.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import { type Material, sentencesWith } from '../../understand/material.ts';
import type { KeyTerm } from '../../understand/term/keyTerm.ts';

/** Things that everyone knows and that stand on any page: an option made of one is crossed out unread. */
const PLAIN = new Set(
  wordList(`
    absence access addition age air animal attention author back bed birth board boat body book bottom box boy building bus
    business car card care center century chain chair child choice city class clothes coat color combination company computer
    contact control copy country couple creation daily damage daughter day death decade direction distance distribution dog door
    drink drop ear earth end energy entry environment eye face fall family father field fight finger fire fish fit flight floor
    flower food foot formation friend gain garden girl glass group growth guide hair hand head hearing heart height help hold
    home horse hospital house idea image increase industry interest job key king knowledge lack land law leader leg length
    letter light limit link list location loss machine man map mark material matter meal meat middle milk mind mix mother
    mountain mouse mouth move movement movie name neck news nose ocean office opening owner page pair paper parent park party
    patient people person phone photo picture piece place plan plant plate play police position power present president price
    production program project rain reader reading reduction region release removal rest return rise river road rock room rule
    safety salt sand scale school screen sea season seat shape ship shop shoulder side sight size skin sky sleep smell snow son
    sound space speed spread stage star start stay step stone store story street strength student sugar summer sun sunlight
    support surface table taste teacher test top touch town toy tree trip truck turn user view visit voice wall war water
    weather week weight wheel wind window winter woman wood worker world writer year
  `),
);
/** A noun with one of these is a passing remark, not a term: "opposite directions", "a thick cell wall". */
const PASSING = pattern(
  `^${oneOf(`
    actual | additional | available | average | big | brief | broad | close | closer | constant | correct | daily | distant
    entire | equal | exact | extra | familiar | famous | fast | few | final | full | fundamental | further | general | greater
    half | heavy | high | higher | huge | incorrect | increased | individual | initial | large | larger | long | longer | low
    lower | main | maximum | minimum | moving | neighboring | normal | numerous | old | older | opposite | original | overall
    possible | potential | precise | previous | proper | random | rapid | rare | real | reduced | related | relative
    remaining | respective | separate | several | short | shorter | significant | single | slow | small | smaller | special
    strong | stronger | subsequent | sufficient | thick | thin | tiny | tough | true | typical | unused | unusual | usual
    vast | warm | weak | wide | wrong | young | younger
  `)} `,
  'i',
);

/** Unless the document defines it or has it in bold, a plain word is no option; a heading may be any word. */
function isPlain(term: KeyTerm): boolean {
  if (term.definition || term.emphasised) return false;
  return term.key.includes(' ') ? PASSING.test(term.text) : PLAIN.has(term.key);
}

const mangled = new WeakMap<KeyTerm, boolean>();

/** "united states" with small letters that the document never writes, "term memory" of "short-term memory". */
function isMangled(material: Material, term: KeyTerm): boolean {
  const known = mangled.get(term);
  if (known !== undefined) return known;
  const small = term.text.toLowerCase();
  const places = (small.includes(' ') ? sentencesWith(material, term.text) : []).flatMap(({ text }) => {
    const at = text.toLowerCase().indexOf(small);
    // A line that is nothing else has its capitals as a heading has.
    const isAlone = withoutEndMarks(text).length === small.length;
    return at < 0 || isAlone ? [] : [{ form: text.slice(at, at + small.length), before: text.slice(0, at) }];
  });
  const isCapital = ({ form }: { form: string }) => form.split(' ').every((word) => /^\p{Lu}/u.test(word));
  const is =
    places.length > 0 &&
    ((!term.name && places.every(isCapital)) || places.every(({ before }) => /[\p{L}\p{N}][-‐‑–]$/u.test(before)));
  mangled.set(term, is);
  return is;
}

/** A word that is everywhere is told about in the first of these sentences. */
const MOST_MENTIONS = 150;
type Said = { inside: string[]; before: string[]; kinds: string[]; wholes: string[]; genera: string[] };
const said = new WeakMap<KeyTerm, Said>();

/** "the thalamus, a part of the brain", "the thalamus of the brain" */
const PART_OF = /^(?:[^.;:]{0,60}?\b(?:part|region|area|portion|layer)s? of the |s? (?:of|in|within) the )(.*)$/;

/**
 * What stands in brackets behind a term, what stands before it in brackets, what follows "such as" behind it, what it is a part
 * of, and what it is said to be.
 */
function saidOf(material: Material, term: KeyTerm): Said {
  const known = said.get(term);
  if (known) return known;
  const found: Said = { inside: [], before: [], kinds: [], wholes: [], genera: [] };
  const small = term.text.toLowerCase();
  for (const sentence of sentencesWith(material, term.text).slice(0, MOST_MENTIONS)) {
    const text = sentence.text.toLowerCase();
    const first = text.includes(small) ? text.slice(text.indexOf(small) + small.length) : '';
    const whole = PART_OF.exec(first)?.[1];
    if (whole !== undefined) found.wholes.push(whole);
    const genus = /^s? (?:is|are) (.*)$/.exec(first)?.[1];
    if (genus !== undefined) found.genera.push(genus);
    for (let at = text.indexOf(small); at >= 0; at = text.indexOf(small, at + 1)) {
      const after = text.slice(at + small.length);
      const inside = /^s? \(([^()]+)\)/.exec(after)?.[1];
      if (inside !== undefined) found.inside.push(inside);
      if (after.startsWith(')') && text.slice(0, at).endsWith(' (')) found.before.push(text.slice(0, at - 2));
      const kinds = /^s?,? (?:such as|including|especially|for example),? ([^.;:]*)/.exec(after)?.[1];
      if (kinds !== undefined) found.kinds.push(kinds);
    }
  }
  said.set(term, found);
  return found;
}

const GENUS_END = /\s(?:that|which|who|whose|where|when|of|in|with|by|from|for|on|at|to|used|found|made)\s|[,;:(]/i;

/** "the enzyme catalase", "enzymes like pepsin": the kind stands before its name. */
function isCalledAfter(material: Material, option: KeyTerm, key: KeyTerm): boolean {
  const kind = key.text.toLowerCase();
  if (!/^[\p{L}\p{N} -]+$/u.test(kind)) return false;
  const before = new RegExp(`(?:^|[^\\p{L}-])${kind}(?:e?s)? (?:(?:like|called|named) (?:the )?)?$`, 'u');
  const small = option.text.toLowerCase();
  return sentencesWith(material, option.text)
    .slice(0, MOST_MENTIONS)
    .some(({ text }) => {
      const lower = text.toLowerCase();
      for (let at = lower.indexOf(small); at >= 0; at = lower.indexOf(small, at + 1))
        if (before.test(lower.slice(0, at))) return true;
      return false;
    });
}

/** Does the document call the option a kind of the key: "yeasts are unicellular fungi", "fungi, such as yeasts"? */
function isKindOf(material: Material, option: KeyTerm, key: KeyTerm): boolean {
  if (option.definition?.wording === 'is') {
    const genus = option.definition.meaning.split(GENUS_END)[0] ?? '';
    const words = key.key.split(' ').length;
    if (termKey(genus.split(' ').slice(-words).join(' ')) === key.key) return true;
  }
  const { kinds } = saidOf(material, key);
  return kinds.some((listed) => listed.includes(option.text.toLowerCase()));
}

const FAR = 30;
const NO_GENUS = /[,;:]|\b(?:not|of|from|than|by|to|in|on|with|for|like|as|that|which|called)\b/;

/** "The adrenal glands are endocrine glands", "a part of the brain": then the wider word is as right as the key. */
function isSaidToBe(material: Material, key: KeyTerm, option: KeyTerm): boolean {
  const wider = option.text.toLowerCase();
  const { wholes, genera } = saidOf(material, key);
  if (wholes.some((whole) => whole.startsWith(wider))) return true;
  return genera.some((genus) => {
    const at = genus.indexOf(wider);
    return at >= 0 && at < FAR && !NO_GENUS.test(genus.slice(0, at));
  });
}

/** An option beside the key; `areListed`: the document lists the two together. */
type Beside = { material: Material; option: KeyTerm; key: KeyTerm; areListed: boolean };

/** Notes, and two terms of them. */
type BesideExample = readonly [notes: string, option: string, key: string];

const NOTES = 'The mean low water (MLW) is drawn on every map of the coast. Small birds, such as terns, breed on cliffs.';

/** Rules for what may not stand beside the key. */
export const unfitRules: readonly Rule<Beside, BesideExample>[] = [
  {
    name: 'a plain word',
    example: [NOTES, 'water', 'neap tide'],
    counterexample: [NOTES, 'ebb', 'neap tide'],
    refuses: ({ option, areListed }) => isPlain(option) && !areListed,
  },
  {
    name: 'a name without its capitals, or half a word',
    example: ['The United Provinces have a long coast.', 'united provinces', 'neap tide'],
    refuses: ({ option, material }) => isMangled(material, option),
  },
  {
    name: 'a kind of the key',
    example: [NOTES, 'tern', 'small bird'],
    refuses: ({ material, option, key }) => isKindOf(material, option, key),
  },
  {
    name: 'a name behind the key',
    example: ['The sailing vessel sloop is fast.', 'sloop', 'sailing vessel'],
    counterexample: [NOTES, 'tern', 'neap tide'],
    refuses: ({ material, option, key }) => isCalledAfter(material, option, key),
  },
  {
    name: 'what the key is a kind of',
    example: [NOTES, 'small bird', 'tern'],
    refuses: ({ material, option, key }) => isKindOf(material, key, option),
  },
  {
    name: 'what the key is said to be',
    example: ['The sloops are fast sailing vessels of the coast.', 'sailing vessel', 'sloop'],
    refuses: ({ material, option, key }) => isSaidToBe(material, key, option),
  },
];

/** May this term not stand beside the key? Plain words may where the document lists them with it. */
export function isUnfit(material: Material, option: KeyTerm, key: KeyTerm, areListed: boolean): boolean {
  return anyRefuses(unfitRules, { material, option, key, areListed });
}
