// Number and head of noun phrases. English only, by endings and short lists.
import { remembered } from './memo.ts';
import { kindsOfNoun } from './nounLexicon.ts';
import { wordList } from './pattern.ts';

const IRREGULAR = wordList`
  child:children person:people man:men woman:women foot:feet tooth:teeth mouse:mice phenomenon:phenomena criterion:criteria
  bacterium:bacteria virus:viruses gas:gases bias:biases nucleus:nuclei stimulus:stimuli fungus:fungi larva:larvae
  alga:algae ovum:ova vertebra:vertebrae mitochondrion:mitochondria wife:wives life:lives leaf:leaves half:halves
  self:selves axis:axes crisis:crises analysis:analyses basis:bases hypothesis:hypotheses thesis:theses synthesis:syntheses
  taxon:taxa spectrum:spectra datum:data medium:media genus:genera locus:loci basidium:basidia conidium:conidia
  sporangium:sporangia gametangium:gametangia mycelium:mycelia cilium:cilia flagellum:flagella septum:septa atrium:atria
  hypha:hyphae mycorrhiza:mycorrhizae vibrissa:vibrissae stoma:stomata chiasma:chiasmata ganglion:ganglia
  reticulum:reticula stratum:strata curriculum:curricula matrix:matrices vertex:vertices
`.map((pair): readonly [string, string] => [pair.replace(/:.*/, ''), pair.replace(/.*:/, '')]);
const pluralOf = new Map(IRREGULAR);
const singularOf = new Map(IRREGULAR.map(([singular, plural]) => [plural, singular] as const));
const NEVER_PLURAL =
  /(?:ss|us|is|(?<!acterist|biot|uret|top|crit|fabr|metr|graph)ics|ness|asis|news|lens|species|series|mathematics)$/;

/** "fenestrae", "gemmae" */
const LATIN_PLURAL = /^\p{L}{3,}ae$/u;

/** The irregular word at the end of a longer one: "cyanobacteria", "retroviruses". */
function irregularEnding(lower: string): string | undefined {
  if (singularOf.has(lower)) return lower;
  return IRREGULAR.find(([, plural]) => plural.length > 5 && lower.endsWith(plural))?.[1];
}

export function isPluralNoun(noun: string): boolean {
  const lower = noun.toLowerCase();
  if (irregularEnding(lower) !== undefined) return true;
  // "reggae" is a word of its own.
  if (LATIN_PLURAL.test(lower)) return kindsOfNoun(lower).length === 0;
  return /s$/.test(lower) && lower.length > 3 && !NEVER_PLURAL.test(lower) && !isWhole(lower) && !/^[A-Z]{2,}S$/.test(noun);
}

/** Whether the word is singular although it ends in -s: "bias", "ethos", "diabetes". */
function isWhole(lower: string): boolean {
  return /(?:as|os|etes|bies|pes)$/.test(lower) && kindsOfNoun(lower).length > 0 && kindsOfNoun(singularNoun(lower)).length === 0;
}

/** The head of a noun phrase: "laws" of "laws of probability", "rule" of "the product rule". */
export function headOf(phrase: string): string {
  const headPhrase =
    phrase.split(/\s+(?:of|in|for|to|by|with|on|at|from|between|among|that|which|who|whose|where)\s+/i)[0] ?? phrase;
  return headPhrase.split(/\s+/).at(-1) ?? phrase;
}

/** Whether a noun phrase is plural, by its head. "X and Y" is plural. */
export function isPlural(phrase: string): boolean {
  return / and /.test(phrase) || isPluralNoun(headOf(phrase));
}

function pluralNoun(noun: string): string {
  const lower = noun.toLowerCase();
  const irregular = pluralOf.get(lower);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(lower)) return `${noun.slice(0, -1)}ies`;
  if (IN_OES.test(lower)) return `${noun}es`;
  if (/sis$/.test(lower)) return `${noun.slice(0, -2)}es`;
  // "species", "zone B": these have no other plural.
  if (/ics$|[lrncdt]i$|ae$|^species$|^series$/.test(lower) || /^\p{Lu}$/u.test(noun)) return noun;
  return /(?:s|x|z|ch|sh)$/.test(lower) ? `${noun}es` : `${noun}s`;
}

/** Words with a plural in -oes. "Shoe" and "toe" have an e of their own. */
const IN_OES = /(?:buffalo|cargo|domino|echo|embargo|hero|mango|mosquito|motto|potato|tomato|tornado|torpedo|veto|volcano)$/;

function singularNoun(noun: string): string {
  const lower = noun.toLowerCase();
  const ending = irregularEnding(lower);
  if (ending !== undefined) return noun.slice(0, noun.length - ending.length) + (singularOf.get(ending) ?? ending);
  if (LATIN_PLURAL.test(lower)) return noun.slice(0, -1);
  if (/ies$/.test(lower) && lower.length > 4) return `${noun.slice(0, -3)}y`;
  // "biases", "viruses", but not "cases"
  if (/[^s]ses$/.test(lower) && kindsOfNoun(lower.slice(0, -2)).length > 0 && kindsOfNoun(lower.slice(0, -1)).length === 0)
    return noun.slice(0, -2);
  if (/(?:ss|sh|ch|x)es$/.test(lower) || (lower.endsWith('oes') && IN_OES.test(lower.slice(0, -2)))) return noun.slice(0, -2);
  return noun.slice(0, -1);
}

/** The phrase with its last word in the other number: "role strains". */
export function otherNumber(phrase: string): string {
  const words = phrase.split(' ');
  const last = words.pop() ?? '';
  return [...words, isPluralNoun(last) ? singularNoun(last) : pluralNoun(last)].join(' ');
}

/** A lower-case key with the last word in the singular, so that "Role strains" and "role strain" are one term. */
export const termKey = remembered((phrase) => {
  const words = phrase
    .toLowerCase()
    .replace(/[“”"’']s?/g, '')
    .replace(/-/g, ' ')
    .split(/\s+/);
  const last = words.pop() ?? '';
  return [...words, isPluralNoun(last) ? singularNoun(last) : last].join(' ');
});

export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:a|an|the|his|her|their|its|our|this|that|these|those)\s+/i, '');
}
