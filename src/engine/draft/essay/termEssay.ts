// Essays on terms: explain one by its aspects, compare two. A term of
// which the document says nothing but its meaning makes no essay.

import { SETS_AGAINST } from '../../english/contrast.ts';
import { isDangling } from '../../english/plainText.ts';
import { listed } from '../../english/sentence.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Definition } from '../../understand/definition/definition.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { kindsOfMeaning } from '../../understand/term/category.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import { type Drafted, type QuestionKind, usual } from '../draft.ts';
import { isTooClose } from '../options/distractor.ts';
import { areParallel } from '../options/parallel.ts';
import { type Anchor, type Aspect, aspectsOf } from './essayAspect.ts';
import { essayDraft, type Task } from './essayDraft.ts';

const MOST_ASPECTS = 3;
const SURE = 0.68;
/** Beside one of its own name a term is rather meant so: "absolute right" and "limited right". */
const SURE_OF_NAMESAKES = 0.6;
const FAR = 8;
/** so many definitions further on one is compared anyway; a twin may stand further away, in definitions and in sentences */
const NEXT = 3;
const MOST_BETWEEN = 20;
const FAR_APART = 40;
/** what has no more than a word in common is told apart where the one stands right behind the other */
const BESIDE = 3;

function isSure(definition: Definition, least = SURE): boolean {
  // "The resulting compound is called …" and "… are also …" say too little of what the term means.
  if (
    /^the (?:resulting|remaining|other|same)\b/i.test(definition.meaning) ||
    /\b(?:is|are) also\b/i.test(definition.sentence.text)
  )
    return false;
  return definition.score >= least && definition.wording !== 'case' && !isDangling(definition.sentence.text);
}

function anchorOf({ term, plural }: Definition): Anchor {
  return { text: term, plural, defined: true };
}

/** A reason or a difference is more than a fact. */
const REASONS = /^(?:why|how (?:it differs|they differ))\b/;

/** The article that the text puts before a term; none where it has none. */
function articleOf(term: string, { clean }: Sentence): string {
  const at = clean.toLowerCase().indexOf(term.toLowerCase());
  return /\b(?:an?|the) $/i.exec(clean.slice(0, Math.max(0, at)))?.[0].toLowerCase() ?? '';
}

/** "Explain what a term is, what it consists of and when it occurs." `first` has the term in it. */
function asked({ text, plural }: Anchor, aspects: readonly Aspect[], first: Sentence): Pick<Task, 'question' | 'level'> {
  const asks = aspects.map((one) => one.ask);
  const level = asks.some((ask) => REASONS.test(ask)) ? 'understanding' : 'recall';
  const what = plural ? `what “${text}” are` : `what ${articleOf(text, first)}“${text}” is`;
  return { question: `Explain ${listed([what, ...asks])}.`, level };
}

/** The best few. What a rule has no word for cannot be asked for: "give the main points" readers refused. An example is a student's to find. */
function chosenOf(aspects: readonly Aspect[]): Aspect[] {
  return aspects.filter((one) => one.ask !== '').slice(0, MOST_ASPECTS);
}

function explanation(material: Material, definition: Definition, tagged: Tagged): Drafted | null {
  if (!isSure(definition)) return null;
  const anchor = anchorOf(definition);
  const aspects = chosenOf(aspectsOf(material, anchor, definition.sentence, tagged));
  if (aspects.length === 0) return null;
  const task = asked(anchor, aspects, definition.sentence);
  const sentences = [definition.sentence, ...aspects.map((one) => one.sentence)];
  const score = 0.56 + 0.06 * Math.min(3, aspects.length) + 0.08 * Math.min(1.2, definition.score);
  return essayDraft(material, { ...task, keys: [`essay ${definition.key}`], score }, sentences, tagged);
}

function holdsBoth(sentence: Sentence, one: Definition, other: Definition): boolean {
  const has = (definition: Definition) => {
    const stems = contentWordStems(definition.term);
    return stems.every((stem) => sentence.stems.has(stem));
  };
  return has(one) && has(other);
}

/** The sentences of the neighbourhood that hold both terms, without those that define them. */
function linksOf(material: Material, one: Definition, other: Definition): Sentence[] {
  const from = Math.min(one.sentence.index, other.sentence.index) - 2;
  const to = Math.max(one.sentence.index, other.sentence.index) + 3;
  return material.sentences
    .slice(Math.max(0, from), to + 1)
    .filter(
      (sentence) =>
        sentence.usable &&
        sentence.section === one.sentence.section &&
        sentence !== one.sentence &&
        sentence !== other.sentence &&
        !isDangling(sentence.text) &&
        holdsBoth(sentence, one, other),
    );
}

const COMMON_ENDING = /(?:[aeiou]tion|sion|ment|ness|ility)$/;

/** "fixed cost" and "variable cost", but not "enumerated powers" and "separation of powers". */
function areNamesakes({ key: one }: Definition, { key: other }: Definition): boolean {
  const lastOf = (key: string) => key.split(' ').at(-1);
  return (
    one.includes(' ') && other.includes(' ') && one.includes(' of ') === other.includes(' of ') && lastOf(one) === lastOf(other)
  );
}

/** Two of one kind: the same last word, or the same rare ending and meanings that share words. */
function areSiblings(one: Definition, other: Definition): boolean {
  const last = (definition: Definition) => definition.key.split(' ').at(-1) ?? '';
  const [a, b] = [last(one), last(other)];
  const known = new Set(contentWordStems(one.meaning));
  const kin = contentWordStems(other.meaning).filter((stem) => known.has(stem)).length >= 2;
  if (a === b) return areNamesakes(one, other);
  // "abduction" and "adduction", not "elevation" and "supination": a common ending makes no pair.
  return kin && a.slice(-5) === b.slice(-5) && !COMMON_ENDING.test(a);
}

/** "a sheet of prokaryotes" and "a fissure in the surface": whatever a sentence sets against each other there. */
function areOfOtherKinds(one: Definition, other: Definition): boolean {
  const [[kind], [otherKind]] = [kindsOfMeaning(one), kindsOfMeaning(other)];
  return kind !== undefined && otherKind !== undefined && kind !== otherKind;
}

/** Who compares two terms explains both: neither is asked for by itself again, and no choice asks how they differ (contrastQuestion.ts). */
function keysOf(one: Definition, other: Definition): string[] {
  return [`apart ${[one.key, other.key].sort().join(' ')}`, `essay ${one.key}`, `essay ${other.key}`];
}

/** "a type of declarative memory …": a thing and its class are told apart by nobody. */
function isOneOf({ meaning }: Definition, { term }: Definition): boolean {
  const said = new Set(contentWordStems(meaning));
  return contentWordStems(term).every((stem) => said.has(stem));
}

/** "elements" and "compounds": both are said to be substances, in one way, and how they differ is all that is said besides. */
function areKindred(one: Definition, other: Definition): boolean {
  const isExample = ({ sentence }: Definition) => /\bfor (?:example|instance)\b/i.test(sentence.clean);
  const isOfPlace = one.sentence.section === other.sentence.section && one.wording === other.wording;
  return isOfPlace && areParallel(one, other) && !areOfOtherKinds(one, other) && ![one, other].some(isExample);
}

/** Two terms of one kind whose meanings stand near each other: what each means, and how they differ. */
function comparison(material: Material, one: Definition, other: Definition, tagged: Tagged): Drafted | null {
  if (one.plural !== other.plural || isTooClose(one.term, other.term) || one.sentence === other.sentence) return null;
  if (isOneOf(one, other) || isOneOf(other, one)) return null;
  const contrast = linksOf(material, one, other).filter((sentence) => SETS_AGAINST.test(sentence.text));
  const said = [one, other].some((each) => holdsBoth(each.sentence, one, other) && SETS_AGAINST.test(each.sentence.text));
  const siblings = areSiblings(one, other);
  const isBeside = other.sentence.index - one.sentence.index <= BESIDE;
  const kindred = isBeside && areKindred(one, other);
  if (!siblings && !kindred && ((contrast.length === 0 && !said) || areOfOtherKinds(one, other))) return null;
  const score = 0.68 + (siblings ? 0.1 : 0) + (contrast.length > 0 || said ? 0.08 : 0);
  const named = `“${one.term}” and “${other.term}”`;
  const compare = {
    question: `Compare ${named}. Explain what each term means and how the two differ.`,
    level: 'understanding' as const,
    isComparison: true as const,
    keys: keysOf(one, other),
    score,
  };
  // Where no sentence says how they differ, their meanings may; else what each means is marked.
  const differ: Task = { ...compare, question: `Explain the difference between ${named}.`, isApart: true };
  const mean = { ...compare, question: `Distinguish between ${named}. Explain what each term means.` };
  const explain = areParallel(one, other) ? differ : isBeside ? mean : null;
  const core = [one.sentence, other.sentence];
  const differing = said ? core : [...core, ...contrast.slice(0, 1)];
  const draft = (task: Task, points: readonly Sentence[]) => essayDraft(material, task, points, tagged);
  return (said || contrast.length > 0 ? draft(compare, differing) : null) ?? (explain && draft(explain, core));
}

function isNear({ sentence }: Definition, other: Definition, between: number): boolean {
  const { section, page, index } = other.sentence;
  return between < NEXT && section === sentence.section && page === sentence.page && index - sentence.index <= FAR;
}

/** "anterograde amnesia" and "retrograde amnesia": of one name and one genus, wherever a section, or a glossary, puts them. */
function areTwins(one: Definition, other: Definition): boolean {
  const isOfPlace = other.sentence.section === one.sentence.section;
  return (
    isOfPlace && other.sentence.index - one.sentence.index <= FAR_APART && areSiblings(one, other) && areParallel(one, other)
  );
}

function areSure(one: Definition, other: Definition): boolean {
  const least = areNamesakes(one, other) ? SURE_OF_NAMESAKES : SURE;
  return isSure(one, least) && isSure(other, least);
}

function pairs(material: Material, definitions: readonly Definition[], tagged: Tagged): (Drafted | null)[] {
  return definitions.flatMap((one, at) =>
    definitions
      .slice(at + 1, at + 1 + MOST_BETWEEN)
      .filter((other, place) => areSure(one, other) && (isNear(one, other, place) || areTwins(one, other)))
      .map((other) => comparison(material, one, other, tagged)),
  );
}

/** Every essay on the terms that this document defines, unranked; of one term only where it stands in `terms`. */
export function essaysOf(material: Material, definitions: readonly Definition[], terms: TermIndex, tagged: Tagged): Drafted[] {
  return [
    ...pairs(material, definitions, tagged),
    ...definitions.map((one) => (terms.byKey.has(one.key) ? explanation(material, one, tagged) : null)),
  ].filter((draft) => draft !== null);
}

/** A task that several sentences answer. */
export const essay: QuestionKind = {
  ...usual,
  name: 'essay',
  draft: ({ material, definitions, leading, tagged }) => essaysOf(material, definitions, leading, tagged),
};
