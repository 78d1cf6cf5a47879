// Chooses the questions of a quiz from all drafts: the best first, spread over the sections and the types, no term twice.

import { nameIn, namesAnswer, saidBy } from '../check/cue.ts';
import { areToldApart } from '../check/toldApart.ts';
import type { Draft } from '../draft/draft.ts';
import { contentWordStems, jaccard } from '../english/words.ts';
import type { Material } from '../understand/material.ts';
import type { DraftFate } from './fate.ts';
import { kindsOf, MOST_FAVOUR, Shares } from './quotas.ts';
import { partsOf, shortlist, Tally } from './shortlist.ts';
import type { Wish } from './wish.ts';

/** Of the scores of rated.ts; with its flaws, a draft under this is left out. */
const FLOOR = 0.85;
const NEAR_DUPLICATE = 0.5;
/** what it costs to give another's answer away, in score; and of a quiz, how many may, where their terms are worth it all the same */
const GIVES_AWAY = 0.7;
const GIVES_AWAY_SHARE = 0.15;
const SHUTS = 0.03;
const MOST_SHUT = 6;
const FLAWED = 0.3;
const CROWDED = 0.02;
/** what each further question of one part of a book costs, where of each part one is wanted */
const CROWDED_PART = 0.5;
const FEWEST_POINT_WORDS = 4;
const OWN_WORTH = 3;

/** How much there is to ask about: sentences, points of lists, and the document's own questions, each worth a few sentences. */
export function sizeOf(material: Material, drafts: readonly Draft[]): number {
  const told = material.sentences.filter(
    ({ usable, kind, section, text }) =>
      usable || (kind === 'item' && !section.skipped && text.split(' ').length >= FEWEST_POINT_WORDS),
  );
  // A line that says what its term means is worth more than a point.
  const glosses = drafts.filter(({ kind, sentence }) => sentence.kind === 'item' && kind.isDefinition);
  const own = drafts.filter(({ kind }) => kind.isOfDocument).length;
  return told.length + new Set(glosses.map(({ sentence }) => sentence.index)).size + OWN_WORTH * own;
}

/** Asked already, or as a part of another term: "independent assortment" after "law of independent assortment". */
function isAsked(key: string, taken: string): boolean {
  if (key === taken) return true;
  return key.includes(' ') && taken.includes(' ') && (taken.endsWith(` ${key}`) || key.endsWith(` ${taken}`));
}

/** A draft with what does not change while others are chosen beside it. */
type Candidate = {
  draft: Draft;
  /** its place among all */
  at: number;
  kinds: ReadonlySet<string>;
  stems: Set<string>;
  /** its stem, and what that of another must not name (check/cue) */
  said: string;
  name: string | null;
  /** how many terms of the pool could not be asked for beside it */
  shuts: number;
  /** its soft flaws, which cost it their part of the score; they are looked for when it is first about to be chosen */
  flaws: number | null;
};

function asCandidate(draft: Draft, at: number): Candidate {
  const name = draft.type === 'essay' ? null : nameIn(draft.answer);
  const stems = new Set(contentWordStems(draft.text));
  return { draft, at, kinds: kindsOf(draft), stems, said: saidBy(draft.text), name, shuts: 0, flaws: null };
}

/** Of the terms that two questions tell apart, so many may be the same. */
const MOST_SHARED = 3;

function tellsTheSameApart({ draft: { among = [] } }: Candidate, { draft: { among: taken = [] } }: Candidate): boolean {
  return among.filter((key) => taken.includes(key)).length > MOST_SHARED;
}

/** Does one ask what the other asks? */
function asksTheSame(one: Candidate, other: Candidate): boolean {
  return (
    tellsTheSameApart(one, other) ||
    one.draft.keys.some((key) => other.draft.keys.some((taken) => isAsked(key, taken))) ||
    (jaccard(one.stems, other.stems) > NEAR_DUPLICATE && !areToldApart(one.draft, other.draft, NEAR_DUPLICATE))
  );
}

/** Does the stem of one name what the other asks for, or the other way round? The document's own questions stand beside each other as they are. */
function giveAway(one: Candidate, other: Candidate): boolean {
  if (one.draft.kind.isOfDocument && other.draft.kind.isOfDocument) return false;
  const names = (asking: Candidate, asked: Candidate) => namesAnswer(asking.said, asked.name, asked.stems);
  return names(one, other) || names(other, one);
}

/** Counts for each the terms that could not be asked for beside it. */
function countShut(pool: readonly Candidate[]): void {
  for (const one of pool) {
    const shut = new Set<string>();
    for (const other of pool) {
      const [key = ''] = other.draft.keys;
      if (!shut.has(key) && !one.draft.keys.includes(key) && giveAway(one, other)) shut.add(key);
    }
    one.shuts = shut.size;
  }
}

/** Among so many drafts it matters which ones shut others out; among more there are enough of them. */
const FEW = 250;
/** What a candidate is to a chosen one: nothing, asking the same, or giving it away; asked for once for every two. */
const APART = 1;
const SAME = 2;
const AWAY = 3;

function meetingsOf(pool: readonly Candidate[]): (one: Candidate, chosen: Candidate) => number {
  const rows = new Map<Candidate, Uint8Array>();
  return (one, chosen) => {
    const row = rows.get(chosen) ?? new Uint8Array(pool.length);
    rows.set(chosen, row);
    row[one.at] ||= asksTheSame(one, chosen) ? SAME : giveAway(one, chosen) ? AWAY : APART;
    return row[one.at] ?? APART;
  };
}

type Choice = { chosen: Candidate[]; value: number };
type Chooser = {
  wanted: number;
  countFlaws: (draft: Draft) => number;
  meeting: (one: Candidate, chosen: Candidate) => number;
  /** which part of a book it is from; null for a document that is short enough to be asked about anywhere */
  partOf: ((draft: Draft) => number) | null;
  isScarce: boolean;
  wish: Wish | null;
};

/** The best first, each beside what is chosen already (`kept` first of all), until so many are wanted or none is left. */
function chosenFrom(
  all: readonly Candidate[],
  kept: readonly Candidate[],
  { wanted, countFlaws, meeting, partOf, isScarce, wish }: Chooser,
): Choice {
  const shares = new Shares(wanted, partOf !== null, isScarce, wish);
  const [perSection, perPart] = [new Tally(), new Tally()];
  const away = new Map<Candidate, number>();
  const scoreOf = (one: Candidate) => one.draft.score - FLAWED * (one.flaws ?? 0) - GIVES_AWAY * (away.get(one) ?? 0);
  const isUnder = (one: Candidate) => scoreOf(one) < FLOOR;
  const crowdOf = ({ draft }: Candidate) =>
    CROWDED * Math.min(4, perSection.of(draft.sentence.section.index)) +
    (partOf === null ? 0 : CROWDED_PART * perPart.of(partOf(draft)));
  const worthOf = (one: Candidate) => scoreOf(one) - crowdOf(one) + shares.favour(one.draft);
  const choice: Choice = { chosen: [], value: 0 };
  let mayGiveAway = Math.round(wanted * GIVES_AWAY_SHARE);
  let pool = all.filter((one) => !isUnder(one));
  const next = () => {
    let best = kept[choice.chosen.length] ?? null;
    let most = best ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    for (const one of pool) {
      // Its score alone is too low, whatever it is favoured for.
      if (one.draft.score + MOST_FAVOUR <= most || shares.isFull(one) || (away.get(one) ?? 0) > mayGiveAway) continue;
      const value = worthOf(one) - SHUTS * Math.min(MOST_SHUT, one.shuts);
      if (value > most) {
        most = value;
        best = one;
      }
    }
    return best;
  };
  for (let taken = next(); taken !== null && choice.chosen.length < wanted; taken = next()) {
    const one = taken;
    if (one.flaws === null) {
      one.flaws = countFlaws(one.draft);
      if (isUnder(one)) pool = pool.filter((other) => other !== one);
      if (one.flaws > 0) continue;
    }
    choice.value += worthOf(one);
    choice.chosen.push(one);
    mayGiveAway -= away.get(one) ?? 0;
    shares.add(one);
    pool = pool.filter((other) => {
      const met = other === one ? SAME : meeting(other, one);
      if (met === AWAY) away.set(other, (away.get(other) ?? 0) + 1);
      return met === APART || (met === AWAY && !isUnder(other));
    });
    perSection.add(one.draft.sentence.section.index);
    if (partOf !== null) perPart.add(partOf(one.draft));
  }
  return choice;
}

/** The choice again without each of the chosen in turn, for as long as that makes it better: one may shut out two others. */
function improved(all: readonly Candidate[], chooser: Chooser): Choice {
  let pool = all;
  let best = chosenFrom(pool, [], chooser);
  for (let at = 0; at < best.chosen.length; at += 1) {
    const without = pool.filter((one) => one !== best.chosen[at]);
    // What was chosen before it would be again.
    const other = chosenFrom(without, best.chosen.slice(0, at), chooser);
    if (other.value <= best.value) continue;
    best = other;
    pool = without;
    at = -1;
  }
  return best;
}

/** What became of a draft beside the questions of the quiz. */
function fateOf(
  draft: Draft,
  pool: readonly Candidate[],
  quiz: readonly Candidate[],
  { wanted, countFlaws, meeting }: Chooser,
): DraftFate {
  if (quiz.some((question) => question.draft === draft)) return { draft, fate: 'chosen' };
  const candidate = pool.find((entry) => entry.draft === draft);
  if (candidate === undefined) return { draft, fate: draft.score < FLOOR ? 'threshold' : 'length' };
  const flaws = candidate.flaws ?? countFlaws(draft);
  if (flaws === Number.POSITIVE_INFINITY) return { draft, fate: 'flaw' };
  if (draft.score - FLAWED * flaws < FLOOR) return { draft, fate: 'threshold', by: `${flaws} soft flaws` };
  const findText = (meets: number) => quiz.find((question) => meeting(candidate, question) === meets)?.draft.text;
  const [sameText, awayText] = [findText(SAME), findText(AWAY)];
  if (sameText !== undefined) return { draft, fate: 'duplicate', by: sameText };
  if (awayText !== undefined) return { draft, fate: 'gives-away', by: awayText };
  return { draft, fate: quiz.length < wanted ? 'quota' : 'length' };
}

/**
 * At most as many drafts as are wanted, in the document's order, essays last. `countFlaws` says how many soft flaws a draft has
 * by itself (infinite: it makes no sense alone): each costs it score, and one that falls under the floor is left out, so that
 * a quiz is rather shorter than worse. `isScarce`: gaps may be more than their share; `wish`: of one type there may be nothing else;
 * `onFate` is told what became of each draft.
 */
export function chooseDrafts(
  drafts: readonly Draft[],
  wanted: number,
  countFlaws: (draft: Draft) => number,
  { isScarce = false, wish = null, onFate }: { isScarce?: boolean; wish?: Wish | null; onFate?: (fate: DraftFate) => void } = {},
): Draft[] {
  const start = wish?.holds ? Math.min(...drafts.map(({ sentence }) => sentence.index)) : 0;
  const pool = shortlist(drafts, wanted, start)
    .filter((draft) => draft.score >= FLOOR)
    .map(asCandidate);
  const isSmall = pool.length <= FEW;
  if (isSmall) countShut(pool);
  const partOf = isSmall ? null : partsOf(drafts, wanted, start);
  const chooser: Chooser = { wanted, countFlaws, meeting: meetingsOf(pool), partOf, isScarce, wish };
  const { chosen } = isSmall ? improved(pool, chooser) : chosenFrom(pool, [], chooser);
  if (onFate) for (const draft of drafts) onFate(fateOf(draft, pool, chosen, chooser));
  return inQuizOrder(chosen.map(({ draft }) => draft));
}

/** In the document's order, essays last. */
export function inQuizOrder(drafts: readonly Draft[]): Draft[] {
  return [...drafts].sort(
    (a, b) =>
      Number(a.type === 'essay') - Number(b.type === 'essay') ||
      a.sentence.index - b.sentence.index ||
      (a.text < b.text ? -1 : 1),
  );
}
