// Essays that ask why: a sentence that gives a reason; or, where a document has no better essay, a reason that its neighbours
// carry on, or that stands before what follows from it. A claim that leans on other sentences makes none.

import { hasMainClause } from '../../english/clause.ts';
import { oneOf, pattern } from '../../english/pattern.ts';
import { isDangling } from '../../english/plainText.ts';
import { withoutFullStop } from '../../english/sentence.ts';
import { isPastTense } from '../../english/tense.ts';
import { contentWordStems, wordsOf } from '../../english/words.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import type { TermIndex } from '../../understand/term/termIndex.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { essayDraft, type Task, withoutBecause } from './essayDraft.ts';
import { claimOf, hasSlip, isClaim, isKnownSubject, isOfOne, OPENING } from './whyClaim.ts';

const CARRIES_ON = pattern(
  String.raw`^${oneOf(`
    also | another reason | as a (?:result|consequence) | because | because of this | consequently | for example
    for instance | for this reason | furthermore | hence | if | in addition | in this way | in turn | it | moreover
    otherwise | since | therefore | these | they | this
    this ${oneOf(`
      allows | causes | creates | ensures | happens | helps | is because | leads | makes | means | occurs | prevents | results
    `)}
    thus | when | without
  `)}\b`,
  'i',
);
const FOLLOWS = pattern(
  String.raw`^${oneOf(`
    as a (?:result|consequence) | because of this | consequently | hence | therefore
    this (?:means|allows|causes|leads|results|makes|creates|prevents|helps|ensures) | thus
  `)}\b`,
  'i',
);
const OUTCOME =
  /^(?:as a (?:result|consequence)|consequently|therefore|thus|hence|for this reason|because of this),?\s+(.{25,160})$/i;
/** "A glass rod attracts paper, as will a rubber rod." */
const AS_WILL = /, as (?:do|does|did|will|would|can|is|are|was|were) [^,]+$/i;
const ONE_REASON = /^(?:for this reason|because of this)\b/i;
const FRONTED = /^(?:in|within|at|during|among|for|on|by|under|with|after|before|without|like|unlike|as|from)\s[^,]{2,60},\s/i;
const MOST_COMPANY = 2;
const FEWEST_REASON_WORDS = 5;
/** The shorter one is asked for where there is no better essay. */
const LONG_REASON_WORDS = 10;
/** "… does what is right because it feels a responsibility to do so": the reason says the claim again. */
const FEWEST_NEW_STEMS = 3;

function shares(one: Sentence, other: Sentence): number {
  let count = 0;
  for (const stem of one.stems) if (other.stems.has(stem)) count += 1;
  return count;
}

function touches(sentence: Sentence, stems: readonly string[]): boolean {
  return stems.some((stem) => sentence.stems.has(stem));
}

const GIVES_REASON = /\b(?:because|since|due to|the reason|owing to|so that)\b/i;

/** The sentences right after it that carry the same thought on. */
function companyOf(material: Material, sentence: Sentence, claim: string): Sentence[] {
  const said = new Set(contentWordStems(claim));
  const reason = [...sentence.stems].filter((stem) => !said.has(stem));
  const company: Sentence[] = [];
  for (let at = sentence.index + 1; company.length < MOST_COMPANY; at += 1) {
    const next = material.sentences[at];
    if (!next?.usable || next.block !== sentence.block) break;
    const carries = CARRIES_ON.test(next.text);
    if (!FOLLOWS.test(next.text) && (shares(next, sentence) < (carries ? 1 : 2) || !(carries || touches(next, reason)))) break;
    company.push(next);
  }
  // What only follows is no part of the reason.
  return company.filter(({ text }) => GIVES_REASON.test(text));
}

/** The sentence right before it, where it leads up to it. */
function leadOf(material: Material, sentence: Sentence): Sentence[] {
  const before = material.sentences[sentence.index - 1];
  const leads = before?.usable && before.block === sentence.block && !isDangling(before.text) && shares(before, sentence) >= 2;
  return leads ? [before] : [];
}

function withoutStop(text: string): string {
  return withoutFullStop(text).trim();
}

/** How the task says it: what stands before a first comma is set off. */
function whyTask(claim: string): string {
  return FRONTED.test(claim) ? `Explain why, ${claim}.` : `Explain why ${claim}.`;
}

/** "has no right to do so simply because …": that is no reason, the text says. */
const NO_REASON = /\b(?:not|no|never)\b.*\b(?:just|merely|only|simply) because\b/i;

/** How they differ, not why, is what one would ask. */
const DIFFERS = /\b(?:differ|differs|different|distinct|similar|alike)\b/i;

/** "the mother saw the boys, but did not stop them": what happened once, for one reason, is a fact and no essay. */
function isOneFact(claim: string, tagged: Tagged): boolean {
  return isPastTense(tagged.tokens(claim));
}

const startOf = (stem: string) => stem.slice(0, 6);

/** Does it say more than the claim again? */
function isNews(reason: string, claim: string): boolean {
  const claimed = new Set(contentWordStems(claim).map(startOf));
  const isNew = (stem: string) => !claimed.has(startOf(stem));
  return new Set(contentWordStems(reason).filter(isNew)).size >= FEWEST_NEW_STEMS;
}

function whyOf(claim: string, sentence: Sentence, score: number): Task {
  return { question: whyTask(claim), share: 'essay why', level: 'understanding', keys: [`why ${sentence.index}`], score };
}

/** Readers took such a question where the whole reason stood in one sentence (67 %), and seldom where its neighbours were asked for. */
function fromReason(material: Material, sentence: Sentence, terms: TermIndex, tagged: Tagged, company: boolean): Drafted | null {
  if (isDangling(withoutBecause(sentence.text)) || sentence.text.includes(';') || NO_REASON.test(sentence.clean)) return null;
  const claim = claimOf(sentence, terms, tagged);
  if (claim === null || DIFFERS.test(claim) || isOfOne(claim, material, terms) || hasSlip(withoutStop(sentence.clean)))
    return null;
  const more = company ? companyOf(material, sentence, claim) : [];
  const lead = company ? leadOf(material, sentence) : [];
  const reason = wordsOf(sentence.clean).length - wordsOf(claim).length;
  if (!isNews(sentence.clean, claim)) return null;
  if (more.length === 0 && (reason < FEWEST_REASON_WORDS || isOneFact(claim, tagged))) return null;
  const task = whyOf(claim, sentence, company || reason < LONG_REASON_WORDS ? 0.3 : 0.6);
  const led = lead.length > 0 ? essayDraft(material, task, [sentence, ...more], tagged, lead) : null;
  return led ?? essayDraft(material, task, [sentence, ...more], tagged);
}

/** "This is because the sill is high.": why is what stands before it so? */
const BECAUSE_ALONE = /^(?:this|that) is (?:mainly |mostly |partly |largely |primarily |simply )?because (?!of\b)(.{18,})$/i;

function fromPrevious(material: Material, sentence: Sentence, terms: TermIndex, tagged: Tagged): Drafted | null {
  const reason = BECAUSE_ALONE.exec(withoutStop(sentence.clean))?.[1];
  const before = material.sentences[sentence.index - 1];
  if (
    reason === undefined ||
    !before?.usable ||
    before.section !== sentence.section ||
    before.kind !== sentence.kind ||
    GIVES_REASON.test(before.clean)
  )
    return null;
  const claim = tagged.lowered(capitalised(withoutStop(before.clean).replace(OPENING, '')));
  if (!isClaim(claim, true) || !hasMainClause(tagged.tokens(claim)) || !isKnownSubject(claim, before, terms)) return null;
  if (isOneFact(claim, tagged) || !isNews(reason, claim)) return null;
  return essayDraft(material, whyOf(claim, sentence, 0.6), [sentence], tagged, [before]);
}

const FEWEST_SHARED = 2;
const FEWEST_LED_WORDS = 22;

/** A reason names what it is the reason of; one short sentence leaves what lies between the two to be guessed. */
function leadsTo(reasons: readonly Sentence[], claim: string): boolean {
  const shared = [...new Set(contentWordStems(claim))].filter((stem) => reasons.some(({ stems }) => stems.has(stem)));
  return shared.length >= FEWEST_SHARED && wordsOf(reasons.map(({ clean }) => clean).join(' ')).length >= FEWEST_LED_WORDS;
}

/** "…. As a result, cities grew quickly.": why did they? */
function fromOutcome(material: Material, sentence: Sentence, terms: TermIndex, tagged: Tagged): Drafted | null {
  const outcome = OUTCOME.exec(withoutStop(sentence.clean))?.[1]?.replace(AS_WILL, '');
  const claim = outcome ? tagged.lowered(outcome.charAt(0).toUpperCase() + outcome.slice(1)) : null;
  if (
    !claim ||
    !isClaim(claim) ||
    !hasMainClause(tagged.tokens(claim)) ||
    !isKnownSubject(claim, sentence, terms) ||
    /\b(?:it|they|its|their|them|we|you)\b/i.test(claim)
  )
    return null;
  const reasons = [sentence.index - 2, sentence.index - 1].map((at) => material.sentences[at]);
  const near = reasons.filter((one) => one?.usable && one.block === sentence.block) as Sentence[];
  const start = near.findIndex((one) => !isDangling(one.text));
  if (start < 0) return null;
  const chain = near.slice(start);
  const task = whyOf(claim, sentence, 0.4);
  // "For this reason": what stands right before it is the reason; the rest leads up to it. "Thus" follows from both.
  const asked = ONE_REASON.test(sentence.clean) ? chain.slice(-1) : chain;
  if (asked.length === 1 && isOneFact(claim, tagged)) return null;
  if (!leadsTo(asked, claim)) return null;
  return essayDraft(material, task, asked, tagged, [...chain.slice(0, -asked.length), sentence]);
}

/** Notes give reasons in points, too. */
function reasonsIn(material: Material): Sentence[] {
  return material.sentences.filter(
    ({ usable, kind, text }) => usable && (kind === 'paragraph' || (kind === 'item' && /^\p{Lu}[^:]*[^:;,]$/u.test(text))),
  );
}

/** The essays that ask why and that one sentence answers, unranked. */
export function causeEssays(material: Material, terms: TermIndex, tagged: Tagged): (Drafted | null)[] {
  return reasonsIn(material).map(
    (sentence) => fromReason(material, sentence, terms, tagged, false) ?? fromPrevious(material, sentence, terms, tagged),
  );
}

/** Those that several sentences answer: for a document that has no other essay. */
export function looseCauseEssays(material: Material, terms: TermIndex, tagged: Tagged): (Drafted | null)[] {
  return reasonsIn(material).map(
    (sentence) => fromReason(material, sentence, terms, tagged, true) ?? fromOutcome(material, sentence, terms, tagged),
  );
}
