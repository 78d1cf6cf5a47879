// What kind of thing does a term name? A student crosses out the options of another kind without having read, so only terms
// of one kind make a choice. It goes by the form of the term's last word, by the document's own definition, and by a dictionary.

import { headOf, termKey } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import type { Definition } from '../definition/definition.ts';
import type { KeyTerm } from './keyTerm.ts';

/** Words that a definition opens with, or that a term ends with, by the kind that they tell. */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['study', /^(?:study|science|discipline|branch|field)$|(?:ology|graphy|omics|nomy)$/],
  [
    'idea',
    /^(?:law|rule|principle|theory|theorem|hypothesis|belief|idea|concept|view|perspective|approach|paradigm|doctrine|norm|value|standard|ideology|assumption|expectation|convention|model|notion|tenet|attitude|thesis|philosophy)$|ism$/,
  ],
  [
    'person',
    /^(?:person|people|individual|member|one|someone|scientist|leader|worker|theorist|group|society|family|community|population|organization|class|crowd|institution|association|minority|team|company|band|audience|generation|culture|subculture|counterculture|network)$|(?:ist|ologist|grapher|crat)$/,
  ],
  [
    'measure',
    /^(?:rate|ratio|number|amount|quantity|measure|degree|level|unit|sum|frequency|speed|force|energy|pressure|concentration|distance|temperature|mass|charge|capacity|proportion|percentage|quality|property|intensity|resistance|potential|vector|variable)$/,
  ],
  [
    'place',
    /^(?:region|area|zone|layer|site|place|space|location|realm|environment|biome|habitat|ecosystem|compartment|boundary|surface|city|nation|country|neighborhood|territory|center)$/,
  ],
  ['time', /^(?:period|stage|phase|time|era|age|interval|point)$/],
  [
    'state',
    /^(?:state|condition|disease|disorder|infection|syndrome|situation|status|tendency|characteristic|trait|variation|difference|ability|feature|form|type|pattern|appearance|inequality|relationship|arrangement|configuration|system)$|(?:ity|ness|emia|osis|itis)$/,
  ],
  [
    'living',
    /^(?:organism|animal|plant|bacterium|bacteria|fungus|fungi|virus|species|insect|fish|bird|mammal|protist|alga|algae|worm|reptile|amphibian|predator|prokaryote|eukaryote|clade|phylum|parasite|seed|flower)$|(?:phyte|troph|zoa)$/,
  ],
  [
    'matter',
    /^(?:substance|molecule|compound|atom|ion|protein|enzyme|hormone|acid|lipid|carbohydrate|sugar|polymer|monomer|gas|liquid|fluid|mixture|solution|element|material|metal|pigment|nucleotide|chemical|solid|chromosome|gene|allele|nucleic|particle|electron|drug|mineral|complex|subunit|receptor|antibody|strand|sequence|segment|bond|fiber)$|(?:ase|ose|gen|lipid|peptide|some)$/,
  ],
  [
    'part',
    /^(?:structure|organ|organelle|tissue|cell|gland|bone|muscle|membrane|vessel|tube|sac|opening|appendage|chamber|valve|nerve|neuron|vein|artery|root|stem|leaf|joint|cavity|duct|body|component|part|portion|flap|wall|canal)$|(?:cyte|blast|plast|derm)$/,
  ],
  [
    'tool',
    /^(?:device|instrument|tool|machine|technology|graph|chart|diagram|table|map|microscope|printer|object|belonging|good|rod|cage)$|(?:scope|meter|graph)$/,
  ],
  [
    'act',
    /^(?:process|practice|act|action|method|technique|procedure|reaction|movement|transfer|event|activity|behavior|behaviour|series|change|interaction|exchange|use|way|cycle|pathway|mechanism|response|research|analysis|experiment|test|study|spread|crime|punishment|sanction|control|selection|growth|flow|loss|removal|division|strategy|treatment|effort|cross|mutation)$|(?:tion|sion|ing|ment|sis|ance|ence|fer)$/,
  ],
];
/** These say that a kind follows: "a type of subculture". */
const OF_KIND =
  /^(?:an?|the|any|one)?\s*(?:[a-zà-ÿ]+ )?(?:type|form|kind|class|set|group|family|example|member|version|category)s? of (?:(?:an?|the) )?/iu;
const GENUS_END =
  /\s(?:that|which|who|whose|whom|where|when|of|in|with|by|from|for|on|at|to|used|found|made|between|among|through|into|such|about|based|caused|committed|consisting|containing|characterized|[a-zà-ÿ]{3,}ing)\s|[,;:(]/iu;

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
function genusOf(body: string): string {
  return termKey(headOf(body.replace(OF_KIND, '').split(GENUS_END)[0] ?? ''));
}

function kindsSaidBy({ body, family }: Definition): readonly string[] {
  if (family === 'when') return ['act'];
  if (family === 'states') return ['idea'];
  if (/^(?:those|one|someone|people) who\b/i.test(body)) return ['person'];
  return kindsOfWord(genusOf(body));
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
