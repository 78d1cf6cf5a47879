// What a written question shows of how good it is: numbers for the ranker (verdict.ts). It judges nothing, and it looks only
// at what is at hand: the wording, the term, its definition, the options, and the document.
import type { Material } from '../text/material.ts';
import { termKey } from '../text/noun.ts';
import { isRareNoun } from '../text/nounLexicon.ts';
import { contentStems, wordsOf } from '../text/words.ts';
import type { Draft } from './draft.ts';
import type { KeyTerm } from './keyTerm.ts';
import { genusOf, kindsOf, kindsOfMeaning } from './kind.ts';
import { likenessTo } from './likeness.ts';
import { isMarked } from './termChoice.ts';
import type { TermShelf } from './termShelf.ts';
import { worthOf } from './termWorth.ts';

/** By name, each about -1 to 1. */
export type Features = Record<string, number>;

const yes = (is: boolean) => (is ? 1 : 0);
const upTo = (most: number, value: number) => Math.min(1, value / most);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const FRAME =
  /^(?:On the topic of “[^”]*”, )?(?:Complete the sentence: “|Which of the following (?:is |are )?|Which term (?:refers to |matches this description: “|describes the situation in which )|What is the term for )/i;
const HEDGES = /\b(?:can|may|might|could|often|sometimes|usually|generally|typically|commonly|many|some|several|most)\b/gi;
const LEANS =
  /\b(?:also|other|others|another|then|first|second|third|these|those|both|too|even|such|so|same|however|more|less)\b/gi;
const PAST =
  /\b(?:was|were|had|did|began|became|found|made|took|gave|led|came|went|wrote|said|saw)\b|\b[a-zà-ÿ]{3,}ed\b(?= (?:the|an?|that|by|to|in)\b)/iu;
const NAMES = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}’'-]+/gu;

/** What a question says of its answer, without the frame around it. */
function saidIn(text: string): string {
  return text.replace(FRAME, '').replace(/[”?]+$/, '');
}

function ofWording(material: Material, { text, statement, sentence }: Draft, said: string): Features {
  const stems = [...new Set(contentStems(said))];
  return {
    words: upTo(40, wordsOf(said).length),
    stems: upTo(15, stems.length),
    fewStems: yes(stems.length < 5),
    rareWords: upTo(4, stems.filter((stem) => stem.length > 4 && isRareNoun(stem)).length),
    hedges: upTo(2, count(said, HEDGES)),
    leans: upTo(2, count(said, LEANS)),
    past: yes(PAST.test(said)),
    digits: yes(/\d/.test(said)),
    names: upTo(2, count(said, NAMES)),
    commas: upTo(4, count(said, /[,;—]/g)),
    the: upTo(4, count(said, /\bthe\b/gi)),
    startsThe: yes(/^the\b/i.test(said)),
    startsA: yes(/^an?\b/i.test(said)),
    opensBlock: yes(material.sentences[sentence.index - 1]?.block !== sentence.block),
    remarks: yes(sentence.clean.length < sentence.text.length),
    context: yes(/^On the topic of “/.test(text)),
    asked: yes(statement !== undefined),
    kindOf: yes(/\bwhich kind of\b/i.test(text)),
    isThis: yes(/ is this: “/.test(text)),
  };
}

const CLANG = 5;

/** "cartilaginous" and "cartilage", "exoskeleton" and "skeleton". */
function areEchoes(one: string, other: string): boolean {
  return one.slice(0, CLANG - 1) === other.slice(0, CLANG - 1) || one.includes(other) || other.includes(one);
}

/** Does the stem say a part of a word of the answer? */
export function clangs(said: string, answer: string): boolean {
  const long = (text: string) => wordsOf(text).filter((word) => word.length >= CLANG);
  const others = long(said);
  return long(answer).some((word) => others.some((other) => areEchoes(word, other)));
}

/** How many terms of the neighbourhood that the document sets apart are of the key's kind. */
function rivalsOf(terms: TermShelf, key: KeyTerm, section: number): number {
  const [kind] = kindsOf(key);
  if (kind === undefined) return 0;
  return terms.near(section).filter((term) => term !== key && kindsOf(term)[0] === kind && isMarked(term)).length;
}

/** Terms of the neighbourhood that end in the same word, where that tells the answer apart. */
function siblingsOf(terms: TermShelf, { form, sentence }: Draft, key: KeyTerm): number {
  if (form !== 'kind') return 0;
  return terms.near(sentence.section.index).filter((term) => term !== key && term.head === key.head && term.key.includes(' '))
    .length;
}

function ofTerm(terms: TermShelf, draft: Draft, key: KeyTerm): Features {
  const [kind] = kindsOf(key);
  return {
    worth: worthOf(key),
    defined: yes(key.definition !== null),
    apart: yes(key.apart),
    named: yes(key.named),
    plural: yes(key.plural),
    rare: yes(isRareNoun(key.head)),
    usualKey: yes(!key.text.includes(' ') && !isRareNoun(key.head)),
    mentions: upTo(5, Math.log2(1 + key.mentions)),
    once: yes(key.mentions <= 1),
    subjects: upTo(3, Math.log2(1 + key.subjects)),
    spread: upTo(6, key.sections.size),
    kindKnown: yes(kind !== undefined),
    person: yes(kind === 'person'),
    act: yes(kind === 'act'),
    idea: yes(kind === 'idea'),
    state: yes(kind === 'state'),
    siblings: upTo(5, siblingsOf(terms, draft, key)),
    rivals: upTo(8, rivalsOf(terms, key, draft.sentence.section.index)),
  };
}

const SPECIFIC = /\b(?:that|which|who|whose|where|when|in which|used|caused|based|between|from|by|through)\b/i;

function ofDefinition({ text, sentence }: Draft, { definition }: KeyTerm): Features {
  if (!definition || definition.sentence !== sentence) return {};
  const { body, family, score } = definition;
  return {
    sure: Math.max(0, Math.min(1.3, score)),
    is: yes(family === 'is'),
    refers: yes(family === 'refers'),
    called: yes(family === 'called'),
    apposition: yes(family === 'apposition'),
    specific: yes(SPECIFIC.test(body)),
    genusKnown: yes(kindsOfMeaning(definition).length > 0),
    isA: yes(family === 'is' && /^an? /i.test(body)),
    isThe: yes(family === 'is' && /^the /i.test(body)),
    isBare: yes((family === 'is' || family === 'apposition') && !/^(?:an?|the|any) /i.test(body)),
    whole: yes(text.includes(body)),
  };
}

const GAP = '_____';

function ofGap(said: string): Features {
  const at = said.indexOf(GAP);
  if (at < 0) return {};
  const after = said.slice(at + GAP.length);
  return {
    gapFirst: yes(at < 5),
    gapLast: yes(after.length < 3),
    gapMeans: yes(/^ ?(?:refers?|means?|describes?|occurs?|consists?|involves?|includes?)\b/i.test(after)),
    gapWhich: yes(/^,? (?:which|that|where|when|or)\b/i.test(after)),
    calledGap: yes(/\b(?:called|known as|termed|referred to as) (?:the |a\(n\) )?$/.test(said.slice(0, at))),
  };
}

/** Anything may be one of these. */
const BROAD =
  /^(?:process|act|action|practice|ability|thing|state|condition|system|way|method|situation|form|type|kind|group|set|part|area|series|change|movement|use|idea|term|concept|one|those|people|person|structure|study|property|quality|measure|number|amount|degree|belief|pattern|technique|event|activity|behavior)$/;

/** Of an option: does anything say that it is such a thing? */
function isSuch(option: KeyTerm, genus: string): boolean {
  return genus === option.head || (option.definition !== null && genus === genusOf(option.definition.body));
}

function ofOptions(material: Material, terms: TermShelf, draft: Draft, key: KeyTerm, said: string): Features {
  const section = draft.sentence.section.index;
  const others = draft.wrong.map((text) => terms.byKey.get(termKey(text)));
  const share = (fits: (other: KeyTerm) => boolean) =>
    others.filter((other) => other && fits(other)).length / Math.max(1, others.length);
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);
  const likeness = likenessTo(material, key, section);
  const likes = others.map((other) => (other ? likeness(other) / 3 : 0));
  const within = (value: number) => Math.max(-1, Math.min(2, value));
  const genus = draft.form === 'meaning' || draft.form === 'subject' ? genusOf(said) : '';
  const [kind] = kindsOf(key);
  return {
    optDefined: share((other) => other.definition !== null),
    optKind: share((other) => kind !== undefined && kindsOf(other)[0] === kind),
    optGenusMissed: share((other) => genus !== '' && !BROAD.test(genus) && !isSuch(other, genus)),
    optSection: share((other) => other.sections.has(section)),
    optEnding: share((other) => other.text.slice(-3) === key.text.slice(-3)),
    meanWorth: mean(others.map((other) => (other ? worthOf(other) : 0))),
    meanLike: within(mean(likes)),
    worstLike: within(Math.min(...likes)),
  };
}

/** The features of a draft by name; what does not apply is absent. */
export function featuresOfDraft(material: Material, terms: TermShelf, draft: Draft): Features {
  const key = draft.keys.map((one) => terms.byKey.get(one)).find((one) => one !== undefined);
  const said = saidIn(draft.statement ?? draft.text);
  const features = { [`form ${draft.form}`]: 1, ...ofWording(material, draft, said), ...ofGap(said) };
  const name = { clang: yes(clangs(said, draft.answer)), oneWord: yes(!draft.answer.includes(' ')) };
  if (!key) return { ...features, ...name };
  const options = draft.wrong.length > 0 ? ofOptions(material, terms, draft, key, said) : {};
  return { ...features, ...name, ...ofTerm(terms, draft, key), ...ofDefinition(draft, key), ...options };
}
