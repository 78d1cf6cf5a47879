// How two clauses of a text hang together: what follows, what an example shows. Read from the
// words that say so, in one sentence or in one and the sentence before it.

import { hasLoosePronoun } from '../../check/wholePhrase.ts';
import { hasMainClause } from '../../english/clause.ts';
import { isPlural } from '../../english/noun.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isBalanced, isDangling, isJunk, isTalk } from '../../english/plainText.ts';
import { leaningOr } from '../../english/reference.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { capitalised } from '../draft.ts';
import { ADVICE, EMPTY_IT, isOptionClause, leadOf, TAIL } from '../options/clause.ts';
import { isClause, NOT_PLAIN } from '../options/statement.ts';
import { type RelationForm, type RelationRule, relationRules } from './relationRule.ts';

/** `claim` is shown, one sentence or two; `answer` is what is asked for, a clause. */
export type Relation = { form: RelationForm; sentence: Sentence; quote: string; claim: string; answer: string };

const LEANS = leaningOr(`
  another | for example | for instance | her | here | him | his | i | instead | me | my | our | then | too | us | we | you | your
`);
const HELPS = 'can | could | did | does | had | has | have | is | are | may | might | must | was | were | will | would';
/** What a sentence before names. */
const POINTS_BACK = pattern(
  String.raw`^${oneOf('it | they | he | she | this | these | those | such')} (?:\p{Ll}+ )?(?:\p{Ll}+ly )?${oneOf(`${HELPS} | \\p{Ll}+(?:s|ed)`)}\b`,
  'iu',
);
/** A short subject with "the", which a sentence before may have named. */
const KNOWN_SUBJECT = pattern(String.raw`^the \p{Ll}+ (?:\p{Ll}+ly )?${oneOf(HELPS)}\b`, 'iu');
/** "it" with nothing in front that would join it to a subject. */
const LOOSE_IT = pattern(
  String.raw`(?<!\b${oneOf('after | and | as | because | before | but | if | so | that | though | until | when | where | which | while')} )\b(?:it|them|they)\b`,
  'i',
);
/** What follows behind it would follow from the clause inside. */
const CLAUSE_INSIDE = /, (?:which|who|whom|whose|where)\b/;
const LONGEST_CLAIM = 260;
const FEWEST_STEMS = 2;

const WHEN = /^(?:When|If|Whenever|Once|Unless) /;

/** Is there a comma before the verb? Then it is no plain subject that stands there. */
function isInterrupted(text: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(text);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  return tokens.slice(0, verb).some((token) => token.text === ',');
}

/** Is this a statement that may be shown by itself? */
function isClaim(text: string, tagged: Tagged): boolean {
  const isCase = WHEN.test(text);
  const small = tagged.lowered(capitalised(text.replace(WHEN, '')));
  return (
    !LEANS.test(text) &&
    !ADVICE.test(text) &&
    !NOT_PLAIN.test(text) &&
    !LOOSE_IT.test(EMPTY_IT.test(small) ? small.slice(3) : small) &&
    !CLAUSE_INSIDE.test(text) &&
    isBalanced(text) &&
    !isDangling(text) &&
    !isJunk(text) &&
    !isTalk(text) &&
    new Set(contentWordStems(text)).size >= FEWEST_STEMS &&
    !isInterrupted(small, tagged) &&
    ((isCase && tagged.tokens(small)[0]?.pos !== 'VERB') || EMPTY_IT.test(small) || isStatement(small, tagged)) &&
    !hasLoosePronoun(tagged.tokens(EMPTY_IT.test(small) ? small.slice(3) : small))
  );
}

/** "Being able to define it is important": what is done may be the subject, too. */
function isStatement(text: string, tagged: Tagged): boolean {
  const tokens = tagged.tokens(text);
  return (
    (isClause(text, tagged) && hasMainClause(tokens)) ||
    (/ing$/.test(tokens[0]?.text ?? '') && tokens.slice(1).some(({ pos }) => pos === 'AUX'))
  );
}

/** Is nothing against it but a word that the sentence before explains? */
function isLed(text: string): boolean {
  return (
    !/\b(?:i|we|you|our|your|us|me|my|here)\b/i.test(text) &&
    !NOT_PLAIN.test(text) &&
    !CLAUSE_INSIDE.test(text) &&
    isBalanced(text) &&
    !isJunk(text) &&
    !isTalk(text) &&
    contentWordStems(text).length >= FEWEST_STEMS
  );
}

const plain = (sentence: Sentence) => withoutFullStop(sentence.clean);
const AS_CONNECTED = /^(?:For (?:example|instance)|As an example), /;

/** The claim with the sentence before it, where it leans on that; null where it is not to be shown. */
function shownClaim(claim: string, before: Sentence | null, tagged: Tagged): { claim: string; isLed: boolean } | null {
  const whole = capitalised(claim);
  const isPointing = POINTS_BACK.test(whole) && !EMPTY_IT.test(whole);
  if (before !== null && (isPointing || KNOWN_SUBJECT.test(whole)) && isLed(whole)) {
    const said = plain(before);
    const isPlain = !POINTS_BACK.test(said) && !KNOWN_SUBJECT.test(said) && !/\b(?:because|since)\b/i.test(said);
    if (said.length + whole.length <= LONGEST_CLAIM && isPlain && isClaim(said, tagged))
      return { claim: `${said}. ${whole}`, isLed: true };
  }
  return isPointing || !isClaim(whole, tagged) ? null : { claim: whole, isLed: false };
}

/** The sentence before in its block, where it is text. */
function sentenceBefore({ sentences }: Material, { index, block }: Sentence): Sentence | null {
  const before = sentences[index - 1];
  return before?.block === block && before.usable ? before : null;
}

/** "those countries": which ones the claim says, beside which it is read. */
function withoutPointing(text: string, tagged: Tagged): string {
  const tokens = tagged.tokens(text);
  return tokens.reduceRight((said, { text: word, start, end }, at) => {
    const next = tokens[at + 1]?.pos ?? '';
    const points = /^(?:these|those|this|such)$/i.test(word) && (next === 'NOUN' || next === 'ADJ');
    return points ? `${said.slice(0, start)}the${said.slice(end)}` : said;
  }, text);
}

/** A clause as an option: without what is only added to it. */
function asAnswer(text: string, tagged: Tagged): string {
  return tagged.lowered(capitalised(withoutPointing(text.replace(TAIL, '').trim(), tagged)));
}

function isAnswer(answer: string, tagged: Tagged): boolean {
  return isOptionClause(answer, tagged) && !isInterrupted(answer, tagged);
}

/** A sentence before that points further back says too little as an option. */
function standsOpen({ before }: RelationRule, text: string, answer: string, tagged: Tagged): boolean {
  if (before !== 'answer') return false;
  return withoutPointing(text, tagged) !== text || leadOf(answer) !== '' || KNOWN_SUBJECT.test(answer);
}

/** May the pronoun that an answer begins with stand for the subject of the claim? */
function agrees(answer: string, claim: string, tagged: Tagged): boolean {
  const lead = leadOf(answer);
  if (lead === '') return true;
  const small = tagged.lowered(capitalised(claim.replace(WHEN, '')));
  const tokens = tagged.tokens(small);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const subject = tokens.slice(0, Math.max(0, verb));
  if (lead === 'he' || lead === 'she') return subject.some(({ pos }) => pos === 'PROPN');
  return verb < 0 || isPlural(small.slice(0, tokens[verb]?.start ?? 0).trim()) === (lead === 'they');
}

/** The relation that a rule reads in a sentence. */
function readBy(rule: RelationRule, material: Material, sentence: Sentence, tagged: Tagged): Relation | null {
  const found = rule.test.exec(plain(sentence))?.groups;
  if (!found) return null;
  const before = sentenceBefore(material, sentence);
  if (rule.before !== undefined && before === null) return null;
  const said = before === null ? '' : plain(before);
  const text = rule.before === 'answer' ? said : (found.answer ?? '');
  const answer = asAnswer(text, tagged);
  if (!isAnswer(answer, tagged) || standsOpen(rule, text, answer, tagged)) return null;
  const claim =
    rule.before === 'claim'
      ? shownClaim(said, before && sentenceBefore(material, before), tagged)
      : shownClaim((found.claim ?? '').replace(AS_CONNECTED, ''), rule.before ? null : before, tagged);
  if (claim === null || !agrees(answer, claim.claim, tagged)) return null;
  const first = rule.before !== undefined || claim.isLed ? (before ?? sentence) : sentence;
  const earliest = rule.before === 'claim' && claim.isLed ? (sentenceBefore(material, first) ?? first) : first;
  const quote = material.sentences
    .slice(earliest.index, sentence.index + 1)
    .map(({ text }) => text)
    .join(' ');
  return { form: rule.form, sentence, quote, claim: claim.claim, answer };
}

/** What no sentence is looked at without. */
const CUES = pattern(
  oneOf(String.raw`
    accordingly | as a | consequently | example | follows | hence | implies | instance | meaning | means | therefore | thus
    \b(?:when|if|once|unless)
  `),
  'i',
);

/** What hangs together in a document, by its words, one relation for each sentence. */
export function relationsOf(material: Material, tagged: Tagged): Relation[] {
  return material.sentences.flatMap((sentence) => {
    if (!sentence.usable || !CUES.test(sentence.text)) return [];
    for (const rule of relationRules) {
      const relation = readBy(rule, material, sentence, tagged);
      if (relation !== null) return [relation];
    }
    return [];
  });
}
