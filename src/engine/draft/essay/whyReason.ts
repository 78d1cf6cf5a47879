// Is what a sentence gives for a reason one, and of what is it the reason?

import { isPlural } from '../../english/noun.ts';
import { kindsOfNoun } from '../../english/nounLexicon.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { contentWordStems } from '../../english/words.ts';
import type { Tagged } from '../../understand/tagged.ts';

/** "…, and are important for …", "…, so the fleet sails", "while depth grows": behind the reason, of the thing, of another, or what comes of it. */
const GOES_ON = pattern(
  oneOf(String.raw`
    , and (?:\p{Ll}+ly )?(?:are|can|has|have|is|may|was|were)\b
    , so (?!that\b)
    , which (?:allows|causes|leads|makes|means|results)\b
    \bwhile (?!\p{L}+ing\b)
  `),
  'u',
);
/** "because of the spring tide": names the cause, and explains nothing. */
const FEWEST_TOLD = 4;

/** "because of war, Somalia, … are war zones", "because he is sure": no reason in general; "… is an inability to … because of": what it is. */
export function isNoReason(reason: string, claim: string): boolean {
  if (/\b(?:he|she|his|her)\b/i.test(reason) || GOES_ON.test(reason)) return true;
  if (!/^(?:because of|due to)\b/i.test(reason)) return false;
  if (/^(?:because of|due to) (?:\p{Ll}+ ){0,2}(?:causes|factors|reasons)\b/iu.test(reason)) return true;
  if (new Set(contentWordStems(reason.replace(/^(?:because of|due to)/i, ''))).size < FEWEST_TOLD) return true;
  return (
    /\b(?:is|are) an?\b/.test(claim) || /\b(?:is|are|was|were)\b/.test(reason.replace(/\b(?:that|which|who|whose|where) .*$/, ''))
  );
}

/** "some captains hesitate", "many people are drawn to it": each for reasons of his own. */
export function isOfSome(claim: string, tagged: Tagged): boolean {
  if (!/^(?:many|most|some) /i.test(claim)) return false;
  const tokens = tagged.tokens(claim);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const subject = tokens.slice(0, Math.max(0, verb)).at(-1);
  return subject !== undefined && kindsOfNoun(subject.text.toLowerCase().replace(/s$/, ''))[0] === 'person';
}

const IT = /^(it|they) (.{12,})$/i;
const PRONOUN = /\b(?:he|it|its|she|their|them|they)\b/i;

/** "Because the moon is near, it pulls at the sea.": the moon pulls at the sea. */
function withSubject(main: string, reason: string, tagged: Tagged): string | null {
  const [, pronoun = '', rest = ''] = IT.exec(main) ?? [];
  if (PRONOUN.test(rest)) return null;
  const tokens = tagged.tokens(reason);
  const verb = tokens[tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX')];
  const subject = reason.slice(0, verb?.start ?? 0).trim();
  const isPlain = subject !== '' && !PRONOUN.test(subject) && !/,|\b(?:and|of|that|which|who)\b/.test(subject);
  return isPlain && isPlural(subject) === (pronoun.toLowerCase() === 'they') ? `${subject} ${rest}` : null;
}

/** The claim of a sentence that begins with its reason. */
export function claimBehind(main: string, reason: string, tagged: Tagged): string | null {
  return IT.test(main) ? withSubject(main, reason, tagged) : PRONOUN.test(main) ? null : main;
}

/** "surface water is warm due to …": what a noun behind a preposition is due to, the sentence does not explain. */
export function isDueTo(claim: string, reason: string, tagged: Tagged): boolean {
  if (!/^due to\b/i.test(reason)) return true;
  const tokens = tagged.tokens(claim);
  const verb = tokens.findIndex(({ pos }) => pos === 'VERB' || pos === 'AUX');
  const last = tokens.at(-1)?.pos ?? '';
  return (
    verb > 0 && (!['NOUN', 'PROPN'].includes(last) || !tokens.slice(verb).some(({ pos }) => pos === 'ADP' || pos === 'CCONJ'))
  );
}
