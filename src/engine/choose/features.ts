// What a draft shows of how good it is: numbers that the models of acceptance.ts learn from. It judges nothing, and it looks only
// at what is at hand: the wording, the term, its definition, the options.

import { clangs } from '../check/cue.ts';
import type { Draft } from '../draft/draft.ts';
import { saidBy } from '../draft/frame.ts';
import { isMarked } from '../draft/options/termChoice.ts';
import { GAP } from '../english/gapSentence.ts';
import { CALLED } from '../english/namingVerbs.ts';
import { termKey } from '../english/noun.ts';
import { contentWordStems, wordsOf } from '../english/words.ts';
import type { Definition } from '../understand/definition/definition.ts';
import type { Material } from '../understand/material.ts';
import { kindsOf, kindsOfMeaning } from '../understand/term/category.ts';
import { importanceOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import { similarityTo } from '../understand/term/similarity.ts';
import type { TermIndex } from '../understand/term/termIndex.ts';
import type { acceptance } from '../weights/acceptance.ts';
import { askedIn, NAMES, upTo, yes } from './feature.ts';

const CALLED_BEFORE = new RegExp(String.raw`\b${CALLED} (?:the |a\(n\) )?$`);

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const HEDGES = /\b(?:can|may|might|could|often|sometimes|usually|generally|typically|commonly|many|some|several|most)\b/gi;
const PRONOUNS = /\b(?:it|they|its|their|them|this|these|he|she|his|her)\b/i;

/** A draft with what its features look at. `definition` is that of the sentence that the draft was made of. */
type Seen = {
  draft: Draft;
  material: Material;
  terms: TermIndex;
  said: string;
  term: KeyTerm | null;
  category: string | undefined;
  definition: Definition | null;
};

/** How many terms of the neighbourhood that the document sets apart are of the answer's category. */
function rivalsOf({ terms, term, category, draft }: Seen): number {
  if (category === undefined) return 0;
  return terms.near(draft.sentence.section.index).filter((one) => one !== term && kindsOf(one)[0] === category && isMarked(one))
    .length;
}

const SPECIFIC = /\b(?:that|which|who|whose|where|when|in which|used|caused|based|between|from|by|through)\b/i;

/** What stands before the gap, or null where there is none. */
function beforeGap(said: string): string | null {
  const at = said.indexOf(GAP);
  return at < 0 ? null : said.slice(0, at);
}

/** The share of the wrong options for which this holds, where they are terms. */
function shareOfOptions({ draft, terms }: Seen, fits: (other: KeyTerm) => boolean): number {
  const others = draft.wrong.map((text) => terms.byKey.get(termKey(text)));
  return others.filter((other) => other && fits(other)).length / Math.max(1, others.length);
}

/** How similar the wrong options are to the answer. */
function similarityOfOptions({ draft, material, terms, term }: Seen): number {
  if (!term || draft.wrong.length === 0) return 0;
  const similarity = similarityTo(material, term, draft.sentence.section.index);
  const others = draft.wrong.map((text) => terms.byKey.get(termKey(text)));
  const mean = others.reduce((sum, other) => sum + (other ? similarity(other) / 3 : 0), 0) / others.length;
  return Math.max(-1, Math.min(2, mean));
}

/** The names of all weights of all models. */
type Models = typeof acceptance.models;
type WeightName = { [Name in keyof Models]: keyof Models[Name]['weights'] }[keyof Models];

/**
 * What shows of a draft, each about -1 to 1; 0 where it does not apply. Each feature has a weight in one of the models and each
 * weight is of a feature: otherwise this does not compile.
 */
const features = {
  words: ({ said }) => upTo(40, wordsOf(said).length),
  fewStems: ({ said }) => yes(new Set(contentWordStems(said)).size < 5),
  hedges: ({ said }) => upTo(2, count(said, HEDGES)),
  digits: ({ said }) => yes(/\d/.test(said)),
  names: ({ said }) => upTo(2, count(said, NAMES)),
  commas: ({ said }) => upTo(4, count(said, /[,;—]/g)),
  startsThe: ({ said }) => yes(/^the\b/i.test(said)),
  pronoun: ({ said }) => yes(PRONOUNS.test(said)),
  // What readers judged once had its topic in front; what is written now has none.
  topic: () => 0,
  remarks: ({ draft }) => yes(draft.sentence.clean.length < draft.sentence.text.length),
  gapFirst: ({ said }) => yes((beforeGap(said)?.length ?? Number.POSITIVE_INFINITY) < 5),
  gapLast: ({ said }) => yes(said.includes(GAP) && said.length - said.indexOf(GAP) - GAP.length < 3),
  calledGap: ({ said }) => yes(CALLED_BEFORE.test(beforeGap(said) ?? '')),
  clang: ({ said, draft }) => yes(clangs(said, draft.answer)),
  oneWord: ({ draft }) => yes(!draft.answer.includes(' ')),
  importance: ({ term }) => (term ? importanceOf(term) : 0),
  plural: ({ term }) => yes(term?.plural === true),
  mentions: ({ term }) => upTo(5, Math.log2(1 + (term?.mentions ?? 0))),
  subjects: ({ term }) => upTo(3, Math.log2(1 + (term?.subjects ?? 0))),
  person: ({ category }) => yes(category === 'person'),
  act: ({ category }) => yes(category === 'act'),
  idea: ({ category }) => yes(category === 'idea'),
  rivals: (seen) => upTo(8, rivalsOf(seen)),
  sure: ({ definition }) => (definition ? Math.max(0, Math.min(1.3, definition.score)) : 0),
  apposition: ({ definition }) => yes(definition?.wording === 'apposition'),
  specific: ({ definition }) => yes(definition !== null && SPECIFIC.test(definition.meaning)),
  genusKnown: ({ definition }) => yes(definition !== null && kindsOfMeaning(definition).length > 0),
  optDefined: (seen) => yes(seen.term !== null) * shareOfOptions(seen, (other) => other.definition !== null),
  optEnding: (seen) => shareOfOptions(seen, (other) => other.text.slice(-3) === seen.term?.text.slice(-3)),
  similarity: similarityOfOptions,
} satisfies Record<WeightName, (seen: Seen) => number>;

export type FeatureName = keyof typeof features;
export const featureNames = Object.keys(features) as FeatureName[];

/** Looks at a draft: each feature by its name. */
export function featuresOf(material: Material, terms: TermIndex, draft: Draft): (name: FeatureName) => number {
  const { term, definition } = askedIn(terms, draft);
  const category = term ? kindsOf(term)[0] : undefined;
  const seen = { draft, material, terms, said: saidBy(draft.statement ?? draft.stem), term, category, definition };
  return (name) => features[name](seen);
}

/** All of them, to learn from. */
export function allFeaturesOf(material: Material, terms: TermIndex, draft: Draft): Record<FeatureName, number> {
  const feature = featuresOf(material, terms, draft);
  return Object.fromEntries(featureNames.map((name) => [name, feature(name)])) as Record<FeatureName, number>;
}
