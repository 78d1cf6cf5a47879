// What a written question shows of how good it is: numbers for the ranker (verdict.ts), those that one of its models learns
// from. It judges nothing, and it looks only at what is at hand: the wording, the term, its definition, the options.
import { clangs } from '../check/cue.ts';
import type { Draft } from '../draft/draft.ts';
import { isMarked } from '../draft/options/termChoice.ts';
import { termKey } from '../english/noun.ts';
import { contentStems, wordsOf } from '../english/words.ts';
import type { Material } from '../understand/material.ts';
import { kindsOf, kindsOfMeaning } from '../understand/term/category.ts';
import { worthOf } from '../understand/term/importance.ts';
import type { KeyTerm } from '../understand/term/keyTerm.ts';
import { likenessTo } from '../understand/term/similarity.ts';
import type { TermShelf } from '../understand/term/termIndex.ts';

/** By name, each about -1 to 1. */
export type Features = Record<string, number>;

const yes = (is: boolean) => (is ? 1 : 0);
const upTo = (most: number, value: number) => Math.min(1, value / most);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const FRAME =
  /^(?:On the topic of “[^”]*”, )?(?:Complete the sentence: “|Which of the following (?:is |are )?|Which term (?:refers to |matches this description: “|describes the situation in which )|What is the term for )/i;
const HEDGES = /\b(?:can|may|might|could|often|sometimes|usually|generally|typically|commonly|many|some|several|most)\b/gi;
const NAMES = /(?<=[\p{Ll}\d,;] )\p{Lu}[\p{L}’'-]+/gu;

/** What a question says of its answer, without the frame around it. */
function saidIn(text: string): string {
  return text.replace(FRAME, '').replace(/[”?]+$/, '');
}

function ofWording({ text, sentence }: Draft, said: string): Features {
  return {
    words: upTo(40, wordsOf(said).length),
    fewStems: yes(new Set(contentStems(said)).size < 5),
    hedges: upTo(2, count(said, HEDGES)),
    digits: yes(/\d/.test(said)),
    names: upTo(2, count(said, NAMES)),
    commas: upTo(4, count(said, /[,;—]/g)),
    startsThe: yes(/^the\b/i.test(said)),
    remarks: yes(sentence.clean.length < sentence.text.length),
    kindOf: yes(/\bwhich kind of\b/i.test(text)),
  };
}

/** How many terms of the neighbourhood that the document sets apart are of the key's kind. */
function rivalsOf(terms: TermShelf, key: KeyTerm, section: number): number {
  const [kind] = kindsOf(key);
  if (kind === undefined) return 0;
  return terms.near(section).filter((term) => term !== key && kindsOf(term)[0] === kind && isMarked(term)).length;
}

function ofTerm(terms: TermShelf, draft: Draft, key: KeyTerm): Features {
  const [kind] = kindsOf(key);
  return {
    worth: worthOf(key),
    plural: yes(key.plural),
    mentions: upTo(5, Math.log2(1 + key.mentions)),
    subjects: upTo(3, Math.log2(1 + key.subjects)),
    person: yes(kind === 'person'),
    act: yes(kind === 'act'),
    idea: yes(kind === 'idea'),
    rivals: upTo(8, rivalsOf(terms, key, draft.sentence.section.index)),
  };
}

const SPECIFIC = /\b(?:that|which|who|whose|where|when|in which|used|caused|based|between|from|by|through)\b/i;

function ofDefinition({ sentence }: Draft, { definition }: KeyTerm): Features {
  if (!definition || definition.sentence !== sentence) return {};
  return {
    sure: Math.max(0, Math.min(1.3, definition.score)),
    apposition: yes(definition.family === 'apposition'),
    specific: yes(SPECIFIC.test(definition.body)),
    genusKnown: yes(kindsOfMeaning(definition).length > 0),
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
    calledGap: yes(/\b(?:called|known as|termed|referred to as) (?:the |a\(n\) )?$/.test(said.slice(0, at))),
  };
}

function ofOptions(material: Material, terms: TermShelf, draft: Draft, key: KeyTerm): Features {
  const others = draft.wrong.map((text) => terms.byKey.get(termKey(text)));
  const share = (fits: (other: KeyTerm) => boolean) =>
    others.filter((other) => other && fits(other)).length / Math.max(1, others.length);
  const likeness = likenessTo(material, key, draft.sentence.section.index);
  const like = others.reduce((sum, other) => sum + (other ? likeness(other) / 3 : 0), 0) / Math.max(1, others.length);
  return {
    optDefined: share((other) => other.definition !== null),
    optEnding: share((other) => other.text.slice(-3) === key.text.slice(-3)),
    meanLike: Math.max(-1, Math.min(2, like)),
  };
}

/** The features of a draft by name; what does not apply is absent. */
export function featuresOfDraft(material: Material, terms: TermShelf, draft: Draft): Features {
  const key = draft.keys.map((one) => terms.byKey.get(one)).find((one) => one !== undefined);
  const said = saidIn(draft.statement ?? draft.text);
  const features = { ...ofWording(draft, said), ...ofGap(said) };
  const name = { clang: yes(clangs(said, draft.answer)), oneWord: yes(!draft.answer.includes(' ')) };
  if (!key) return { ...features, ...name };
  const options = draft.wrong.length > 0 ? ofOptions(material, terms, draft, key) : {};
  return { ...features, ...name, ...ofTerm(terms, draft, key), ...ofDefinition(draft, key), ...options };
}
