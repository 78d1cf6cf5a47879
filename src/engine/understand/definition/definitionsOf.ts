// Finds where a document says what a term means. Each wording is a pattern; doubt is settled by leaving it out.

import { termKey } from '../../english/noun.ts';
import { isDangling, isGarbled } from '../../english/plainText.ts';
import { contentWordStems } from '../../english/words.ts';
import { type Material, sentencesWith } from '../material.ts';
import type { Tagged } from '../tagged.ts';
import type { Definition, Proposal, Wording } from './definition.ts';
import { GENUS } from './genus.ts';
import { wordingOfGloss } from './gloss.ts';
import { formLabelsOf } from './label.ts';
import { isGoodMeaning } from './meaning.ts';
import { mayBeMeaning } from './meaningWordRules.ts';
import { withoutOutline } from './outlineLabels.ts';
import { matchDefinitions } from './patterns.ts';
import { isInHeading, isSetApart, isTermPhrase } from './termPhrase.ts';
import { trimMeaning } from './trimMeaning.ts';

const BASE: Record<Wording, number> = {
  refers: 0.95,
  called: 0.9,
  label: 0.85,
  does: 0.8,
  when: 0.85,
  states: 0.85,
  is: 0.6,
  apposition: 0.68,
  case: 0.6,
};

/** "Lucy is studying law enforcement—a field that …": told of a person, and no definition. */
const OF_SOMEONE = /^(?:[^,]{3,60}, )?\p{Lu}\p{Ll}+ (?:is|was|has been) \p{L}+ing\b/u;

/** "Matter is any substance that …": an everyday word where it is said what it means. */
const OF_KIND = /^\p{Lu}\p{Ll}+ (?:is|are) (?:an?|any|the|(?:\p{L}+ )?\p{L}+s (?:of|that)) .*\b(?:that|which|of|in)\b/u;
/** "The diaphragm is a dome-shaped sheet of muscle that …", at the head of a sentence and of one word. */
const OF_ITS_KIND = /^The \p{Ll}{5,} is an? .{5,}\b(?:that|which|in which|where)\b/u;
const SAYS_WHICH = /\b(?:that|which|who|whose|where|when|of|used|caused|committed|based)\b/i;

function scoreOf(material: Material, definition: Omit<Definition, 'score'>): number {
  const { term, meaning, wording, sentence } = definition;
  const mentions = sentencesWith(material, term).length;
  let score = BASE[wording];
  if (isSetApart(material, term)) score += 0.2;
  if (isInHeading(material, term)) score += 0.12;
  if (mentions >= 3) score += 0.08;
  if (mentions < 2) score -= 0.12;
  if ((wording === 'is' || wording === 'apposition') && GENUS.test(meaning)) score += 0.1;
  if (wording !== 'label' && /\b(?:not|never|except|least)\b|n[’']t\b/i.test(meaning)) score -= 0.3;
  if (/^(?:an?|the)\s+(?:special|interesting|particular|certain|word|great|very)\b|\bof which\b(?!.*,)/i.test(meaning))
    score -= 0.3;
  if (wording === 'apposition' && mentions < 3 && !isSetApart(material, term) && !isInHeading(material, term)) score -= 0.15;
  if (meaning.length > 170) score -= 0.15;
  if (meaning.length < 30) score -= 0.12;
  if (/\b(?:it|its|they|their|them)\b/i.test(meaning)) score -= 0.06;
  if (wording === 'is' && /^(?:an?|the|any)\b.*\b(?:that|which|who|whose|where|in which|of|used|to|for)\b/i.test(meaning))
    score += 0.15;
  if (wording === 'is' && /^(?:[a-zà-ÿ]+ ){0,2}[a-zà-ÿ]+s (?:that|which|who|whose)\b/iu.test(meaning)) score += 0.15;
  if (isDangling(sentence.clean) && wording !== 'label') score -= 0.15;
  const inMeaning = new Set(contentWordStems(meaning));
  if (contentWordStems(term).some((stem) => inMeaning.has(stem))) score -= 0.12;
  return score;
}

/** "a code of ethics": named twice, and its end never without its beginning. */
function comesBackWhole(material: Material, term: string): boolean {
  const times = sentencesWith(material, term).length;
  return times > 1 && sentencesWith(material, term.replace(/^.* of /, '')).length === times;
}

/** "societies practice social control": what the document names elsewhere, where the phrase as found stands only here. */
function asNamed(material: Material, { term, wording }: Proposal): string {
  const words = term.split(' ');
  // None at all: a bracket stands inside, "helper T (TH) lymphocytes", and its end is more than what is meant.
  if (wording !== 'apposition' || words.length < 3 || / of /.test(term) || sentencesWith(material, term).length !== 1)
    return term;
  const ends = words.map((_, at) => words.slice(at).join(' ')).slice(1, -1);
  return ends.find((end) => sentencesWith(material, end).length > 1) ?? term;
}

/** "Flagellum^", "· a tail", "goods and services # Reward": marks of a layout, and what stands behind one. */
function withoutMarks(text: string): string {
  return text
    .replace(/^[\s\\#*|•·~–—-]+(?=\p{L})/u, '')
    .replace(/\s+[#|•·].*$/u, '')
    .replace(/[\s#*^†‡|•·~–—-]+$/u, '');
}

/** "BATTERY: the unlawful application of force": a label in capitals, which the text writes small. */
function withoutShouting(term: string, { lowerWords }: Material): string {
  if (!/^\p{Lu}{4,}(?: \p{Lu}{2,})*$/u.test(term)) return term;
  const small = term.toLowerCase();
  return small.split(' ').every((word) => lowerWords.has(word)) ? term.charAt(0) + small.slice(1) : term;
}

/** "Employs pictures": what stands behind a label begins small, but for names. */
function glossRead(meaning: string, wording: Wording, { midCapitals }: Material): string {
  const [, first = ''] = /^(\p{Lu}\p{Ll}+)(?= \p{Ll})/u.exec(meaning) ?? [];
  return wording === 'label' && first !== '' && !midCapitals.has(first)
    ? first.toLowerCase() + meaning.slice(first.length)
    : meaning;
}

/** A text that defines less than this, for each hundred sentences, tells rather than explains. */
const LEAST_DEFINED = 1.2;

function tellsRather({ sentences }: Material, found: readonly Definition[]): boolean {
  const told = sentences.filter(({ usable }) => usable).length;
  return found.length * 100 < told * LEAST_DEFINED;
}

/** "River, a distance of about fifty miles": in a story what stands beside a noun tells of it, and seldom says what it means. */
const isBeside = ({ wording }: Definition) => wording === 'apposition' || wording === 'case';
const isMarked = (material: Material, { term }: Definition) => isSetApart(material, term) || isInHeading(material, term);

/** "High yield" of two labels: what both mean tells neither from the other. "Insulator" and "electrical insulator" are one. */
function toldApart(found: readonly Definition[]): Definition[] {
  const terms = new Map<string, string[]>();
  for (const { meaning, key } of found) terms.set(meaning.toLowerCase(), [...(terms.get(meaning.toLowerCase()) ?? []), key]);
  const isOne = (key: string, other: string) => key.endsWith(other) || other.endsWith(key);
  return found.filter(
    ({ meaning, key, wording }) => wording !== 'label' || terms.get(meaning.toLowerCase())?.every((other) => isOne(key, other)),
  );
}

/** The definitions of a document, the best for each term, in the document's order. */
export function definitionsOf(material: Material, tagged: Tagged): Definition[] {
  const best = new Map<string, Definition>();
  for (const sentence of material.sentences) {
    if (!sentence.usable && !sentence.personal && !(sentence.kind === 'item' && !sentence.section.skipped)) continue;
    if (isGarbled(sentence.clean)) continue;
    for (const found of matchDefinitions(sentence, tagged)) {
      if (found.wording === 'label' && formLabelsOf(material).has(termKey(found.term))) continue;
      if (found.wording === 'apposition' && OF_SOMEONE.test(sentence.clean)) continue;
      const meaning = glossRead(tagged.lowered(trimMeaning(withoutMarks(found.meaning))), found.wording, material);
      if (!mayBeMeaning(meaning, found.wording)) continue;
      const named = withoutMarks(asNamed(material, found))
        .replace(/[“”"]/g, '')
        .replace(/[,;:.]+$/, '')
        // "the word ecdysis, which refers to …"
        .replace(found.wording === 'refers' ? /^(?:word|term|phrase) (?=\p{L})/iu : /^$/, '')
        .replace(/^(\p{L}[\p{L}-]+)[’']s (?=\p{Ll})/u, (owner: string, name: string) =>
          material.lowerWords.has(name.toLowerCase()) && found.wording !== 'is' ? '' : owner,
        )
        .trim();
      const term = found.wording === 'label' ? withoutShouting(named, material) : named;
      if (found.mustComeBack && !comesBackWhole(material, term)) continue;
      const strong =
        found.generic ||
        (GENUS.test(meaning) && SAYS_WHICH.test(meaning)) ||
        OF_KIND.test(sentence.clean) ||
        OF_ITS_KIND.test(sentence.clean);
      if (!isTermPhrase(material, term, found.wording, tagged, strong) || !isGoodMeaning(meaning, term, found.wording, tagged))
        continue;
      const { plural } = found;
      const wording = found.wording === 'label' ? wordingOfGloss(term, meaning, sentence, material, tagged) : found.wording;
      if (wording === null) continue;
      const draft = { wording, plural, term, meaning, key: termKey(term), sentence };
      const definition: Definition = { ...draft, score: scoreOf(material, draft) };
      const known = best.get(definition.key);
      if (!known || known.score < definition.score) best.set(definition.key, definition);
    }
  }
  const trusted = withoutOutline(material, toldApart([...best.values()]), tagged);
  const found = trusted.sort((a, b) => a.sentence.index - b.sentence.index);
  return tellsRather(material, found) ? found.filter((one) => !isBeside(one) || isMarked(material, one)) : found;
}
