// What kind of thing does a term name? A student crosses out the options of another kind without having read, so only terms
// of one kind make a choice. It goes by the form of the term's last word, by the document's own definition, and by a dictionary.

import { headOf, isPluralNoun, termKey } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import type { Definition } from '../definition/definition.ts';
import type { KeyTerm } from './keyTerm.ts';

/** Words that a definition opens with, or that a term ends with, by the kind that they tell. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['study', /^(?:study|science|discipline|branch|field)$|(?:ology|graphy|omics|nomy)$/],
  [
    'idea',
    pattern(
      oneOf(`
        ism$
        ^${oneOf(`
          approach | assumption | attitude | belief | concept | convention | doctrine | expectation | hypothesis | idea
          ideology | law | model | norm | notion | paradigm | perspective | philosophy | principle | rule | standard | tenet
          theorem | theory | thesis | value | view
        `)}$
      `),
    ),
  ],
  [
    'person',
    pattern(
      oneOf(`
        (?:ist|ologist|grapher|crat)$
        ^${oneOf(`
          association | audience | band | class | community | company | counterculture | crowd | culture | family | generation
          group | individual | institution | leader | member | minority | network | one | organization | people | person
          population | scientist | society | someone | subculture | team | theorist | worker
        `)}$
      `),
    ),
  ],
  [
    'measure',
    pattern(
      `^${oneOf(`
        amount | capacity | charge | concentration | degree | distance | energy | force | frequency | intensity | level | mass
        measure | number | percentage | potential | pressure | property | proportion | quality | quantity | rate | ratio
        resistance | speed | sum | temperature | unit | variable | vector
      `)}$`,
    ),
  ],
  [
    'place',
    pattern(
      `^${oneOf(`
        area | biome | boundary | center | city | compartment | country | ecosystem | environment | habitat | layer | location
        nation | neighborhood | place | realm | region | site | space | surface | territory | zone
      `)}$`,
    ),
  ],
  ['time', /^(?:period|stage|phase|time|era|age|interval|point)$/],
  [
    'state',
    pattern(
      oneOf(`
        (?:ity|ness|emia|osis|itis)$
        ^${oneOf(`
          ability | appearance | arrangement | characteristic | condition | configuration | difference | disease | disorder
          feature | form | inequality | infection | pattern | relationship | situation | state | status | syndrome | system
          tendency | trait | type | variation
        `)}$
      `),
    ),
  ],
  [
    'living',
    pattern(
      oneOf(`
        ^${oneOf(`
          alga | algae | amphibian | animal | bacteria | bacterium | bird | clade | eukaryote | fish | flower | fungi | fungus
          insect | mammal | organism | parasite | phylum | plant | predator | prokaryote | protist | reptile | seed | species
          virus | worm
        `)}$
        (?:phyte|troph|zoa)$
      `),
    ),
  ],
  [
    'matter',
    pattern(
      oneOf(`
        (?:ase|ose|gen|lipid|peptide|some)$
        ^${oneOf(`
          acid | allele | antibody | atom | bond | carbohydrate | chemical | chromosome | complex | compound | drug | electron
          element | enzyme | fiber | fluid | gas | gene | hormone | ion | lipid | liquid | material | metal | mineral
          mixture | molecule | monomer | nucleic | nucleotide | particle | pigment | polymer | protein | receptor | segment
          sequence | solid | solution | strand | substance | subunit | sugar
        `)}$
      `),
    ),
  ],
  [
    'part',
    pattern(
      oneOf(`
        (?:cyte|blast|plast|derm)$
        ^${oneOf(`
          appendage | artery | body | bone | canal | cavity | cell | chamber | component | duct | flap | gland | joint | leaf
          membrane | muscle | nerve | neuron | opening | organ | organelle | part | portion | root | sac | stem | structure
          tissue | tube | valve | vein | vessel | wall
        `)}$
      `),
    ),
  ],
  [
    'tool',
    pattern(
      oneOf(`
        ^${oneOf(`
          belonging | cage | chart | device | diagram | good | graph | instrument | machine | map | microscope | object
          printer | rod | table | technology | tool
        `)}$
        (?:scope|meter|graph)$
      `),
    ),
  ],
  [
    'act',
    pattern(
      oneOf(`
        ^${oneOf(`
          act | action | activity | analysis | behavior | behaviour | change | control | crime | cross | cycle | division
          effort | event | exchange | experiment | flow | growth | interaction | loss | mechanism | method | movement
          mutation | pathway | practice | procedure | process | punishment | reaction | removal | research | response
          sanction | selection | series | spread | strategy | study | technique | test | transfer | treatment | use | way
        `)}$
        (?:tion|sion|ing|ment|sis|ance|ence|fer)$
      `),
    ),
  ],
];
/** These say that a kind follows: "a type of subculture". */
const OF_KIND = pattern(
  String.raw`^(?:an?|the|any|one)?\s*(?:[a-zà-ÿ]+ )?${oneOf(`
    category | class | example | family | form | group | kind | member | set | type | version
  `)}s? of (?:(?:an?|the) )?`,
  'iu',
);
const GENUS_END = pattern(
  oneOf(String.raw`
    \s${oneOf(`
      that | which | who | whose | whom | where | when | of | in | with | by | from | for | on | at | to | used | found | made
      between | among | through | into | such | about | based | caused | committed | consisting | containing | characterized
      [a-zà-ÿ]{3,}ing
    `)}\s
    [,;:(]
  `),
  'iu',
);

/** By its form where that tells, else by what a dictionary knows. */
function kindsOfWord(word: string): readonly string[] {
  const kind = KINDS.find(([, words]) => words.test(word))?.[0];
  return kind === undefined ? kindsOfNoun(word) : [kind];
}

const known = new WeakMap<KeyTerm, readonly string[]>();

/** The kinds that a term may be of, the likeliest first; none where neither its definition nor its name tells. */
export function kindsOf(term: KeyTerm): readonly string[] {
  const found = known.get(term);
  if (found !== undefined) return found;
  const byForm = KINDS.find(([, words]) => words.test(term.head))?.[0];
  const byMeaning = term.definition ? kindsOfMeaning(term.definition) : [];
  const kinds = byForm !== undefined ? [byForm] : byMeaning.length > 0 ? byMeaning : kindsOfNoun(term.head);
  known.set(term, kinds);
  return kinds;
}

/** The kinds, likeliest first, that a meaning tells by the noun that it opens with; none where that is not known. */
export function kindsOfMeaning(definition: Definition): readonly string[] {
  const found = ofMeanings.get(definition) ?? kindsSaidBy(definition);
  ofMeanings.set(definition, found);
  return found;
}

const ofMeanings = new WeakMap<Definition, readonly string[]>();

/** The noun that a meaning opens with: "enzyme" of "an enzyme that unwinds …". */
export function genusOf(meaning: string): string {
  return termKey(headOf(meaning.replace(OF_KIND, '').split(GENUS_END)[0] ?? ''));
}

/** Does a meaning open with the plural of a noun: "drawings that …", "the owners of …"? */
export function saysOfMany(meaning: string): boolean {
  const opening = meaning.split(GENUS_END)[0] ?? '';
  return !/^(?:(?:an?|any|each|every|one)\b|\p{L}+ing\b)/iu.test(opening) && isPluralNoun(headOf(opening));
}

function kindsSaidBy({ meaning, wording }: Definition): readonly string[] {
  if (wording === 'when') return ['act'];
  if (wording === 'states') return ['idea'];
  if (/^(?:those|one|someone|people) who\b/i.test(meaning)) return ['person'];
  return kindsOfWord(genusOf(meaning));
}

/**
 * Are both of one kind, as far as the document or their names tell? A shared last word tells it best. Where nothing tells the
 * kind of either, two terms that the document defines or sets apart may stand together.
 */
export function areOneKind(one: KeyTerm, other: KeyTerm): boolean {
  if (one.head === other.head) return true;
  const [kinds, others] = [kindsOf(one), kindsOf(other)];
  if (kinds.length + others.length > 0) return kinds[0] === others[0];
  return (one.definition !== null || one.apart) && (other.definition !== null || other.apart);
}
