// Essays that ask why, of a sentence that gives a reason. A claim that leans on other sentences makes none.

import { hasMainClause } from '../../english/clause.ts';
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

const FRONTED = /^(?:in|within|at|during|among|for|on|by|under|with|after|before|without|like|unlike|as|from)\s[^,]{2,60},\s/i;
const FEWEST_REASON_WORDS = 5;
/** The shorter one is asked for where there is no better essay. */
const LONG_REASON_WORDS = 10;
/** "… does what is right because it feels a responsibility to do so": the reason says the claim again. */
const FEWEST_NEW_STEMS = 3;

const GIVES_REASON = /\b(?:because|since|due to|the reason|owing to|so that)\b/i;

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

/** Readers took such a question where the whole reason stood in one sentence (67 %). */
function fromReason(material: Material, sentence: Sentence, terms: TermIndex, tagged: Tagged): Drafted | null {
  if (isDangling(withoutBecause(sentence.text)) || sentence.text.includes(';') || NO_REASON.test(sentence.clean)) return null;
  const claim = claimOf(sentence, terms, tagged);
  if (claim === null || DIFFERS.test(claim) || isOfOne(claim, material, terms) || hasSlip(withoutStop(sentence.clean)))
    return null;
  const reason = wordsOf(sentence.clean).length - wordsOf(claim).length;
  if (!isNews(sentence.clean, claim) || reason < FEWEST_REASON_WORDS || isOneFact(claim, tagged)) return null;
  return essayDraft(material, whyOf(claim, sentence, reason < LONG_REASON_WORDS ? 0.3 : 0.6), [sentence], tagged);
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

/** Notes give reasons in points, too. */
function reasonsIn(material: Material): Sentence[] {
  return material.sentences.filter(
    ({ usable, kind, text }) => usable && (kind === 'paragraph' || (kind === 'item' && /^\p{Lu}[^:]*[^:;,]$/u.test(text))),
  );
}

/** The essays that ask why and that one sentence answers, unranked. */
export function causeEssays(material: Material, terms: TermIndex, tagged: Tagged): (Drafted | null)[] {
  return reasonsIn(material).map(
    (sentence) => fromReason(material, sentence, terms, tagged) ?? fromPrevious(material, sentence, terms, tagged),
  );
}
