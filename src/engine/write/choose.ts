// Chooses the questions of a quiz from all drafts: the best first, spread over the sections and the types, no term twice.
import { nameIn, saidBy } from '../check/cue.ts';
import { contentStems, jaccard } from '../text/words.ts';
import type { Draft } from './draft.ts';

/** Scores are about the share of teachers who would take the question (verdict.ts): under these it is left out. */
const FLOORS = { multiple_choice: 0.34, short_answer: 0.34, essay: 0.28 };
/** of a quiz: those that are a sentence with a gap; over many quizzes they are fewer (engine.md: at most 35 %) */
const CLOZE_SHARE = 0.36;
const SUBJECT_SHARE = 0.25;
/** of all questions: so many choices and short answers are wanted, and so many short answers there may be */
const CHOICE_DUE = 0.33;
const SHORT_DUE = 0.27;
const SHORT_SHARE = 0.85;
const ESSAY_SHARE = 0.14;
/** what a type that is short of its share gains, in score */
const DUE = { multiple_choice: 0.3, short_answer: 0.1, essay: 0.9 };
/** The best terms of a book are worth so much that without this no essay would be among its questions. */
const ESSAY_DUE_IN_A_BOOK = 3.5;
const MOST_FAVOUR = Math.max(...Object.values(DUE), ESSAY_DUE_IN_A_BOOK);
const TOO_MANY_MEANINGS = 0.2;
const NEAR_DUPLICATE = 0.5;
/** what it costs to give another's answer away, in score; and of a quiz, how many may, where their terms are worth it all the same */
const GIVES_AWAY = 0.55;
const GIVES_AWAY_SHARE = 0.15;
const SHUTS = 0.03;
const MOST_SHUT = 6;
const FLAWED = 0.15;
const CROWDED = 0.02;
/** what each further question of one part of a book costs, where of each part one is wanted */
const CROWDED_PART = 0.5;
/** A quiz of so many is long enough: what makes it longer is rather sure to be taken. A second essay is, too. */
const ENOUGH = 10;
const SURE = 0.62;
/** sentences → questions, straight lines between */
const LENGTHS: readonly (readonly [number, number])[] = [
  [0, 0],
  [6, 4],
  [30, 11],
  [60, 17],
  [350, 22],
  [6000, 60],
];

/** How many questions this much material carries. */
export function wantedCount(sentences: number): number {
  const next = LENGTHS.findIndex(([size]) => size >= sentences);
  const [toSize, to] = LENGTHS[next] ?? [1, 60];
  const [fromSize, from] = LENGTHS[next - 1] ?? [0, 0];
  return next < 0 ? 60 : Math.round(from + ((to - from) * (sentences - fromSize)) / Math.max(1, toSize - fromSize));
}

/** What a draft is counted as: its form and its type. A sentence with a gap is one, wherever the gap stands. */
function kindsOf({ form, type, text }: Draft): ReadonlySet<string> {
  return new Set([text.includes('_____') ? 'cloze' : form, type]);
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
  const stems = new Set(contentStems(draft.text));
  return { draft, at, kinds: kindsOf(draft), stems, said: saidBy(draft.text), name, shuts: 0, flaws: null };
}

/** Does one ask what the other asks? */
function asksTheSame(one: Candidate, other: Candidate): boolean {
  return (
    one.draft.keys.some((key) => other.draft.keys.some((taken) => isAsked(key, taken))) ||
    jaccard(one.stems, other.stems) > NEAR_DUPLICATE
  );
}

/** Does the stem of one name what the other asks for, or the other way round? The document's own questions stand beside each other as they are. */
function giveAway(one: Candidate, other: Candidate): boolean {
  if (one.draft.form === 'own' && other.draft.form === 'own') return false;
  const names = (asking: Candidate, asked: Candidate) => asked.name !== null && asking.said.includes(asked.name);
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

const PER_SECTION = 6;
const MOST_DRAFTS = 500;
/** Among so many drafts it matters which ones shut others out; among more there are enough of them. */
const FEW = 250;
const MOST_ESSAYS = 50;

/** Counts what it is given. */
class Tally {
  readonly #counts = new Map<number, number>();

  add(one: number): number {
    const count = this.of(one) + 1;
    this.#counts.set(one, count);
    return count;
  }

  of(one: number): number {
    return this.#counts.get(one) ?? 0;
  }
}

/** Cuts a document into so many parts of one length, and says which of them a draft is from. */
function partsOf(drafts: readonly Draft[], count: number): (draft: Draft) => number {
  const end = drafts.reduce((most, { sentence }) => Math.max(most, sentence.index + 1), 1);
  return ({ sentence }) => Math.floor((sentence.index * count) / end);
}

/** The best of each section and each part, and of these the best: the choice below compares each with each. */
function shortlist(drafts: readonly Draft[], wanted: number): Draft[] {
  if (drafts.length <= MOST_DRAFTS) return [...drafts];
  const partOf = partsOf(drafts, wanted);
  // Where headings are few, a section is long.
  const sections = new Set(drafts.map(({ sentence }) => sentence.section.index)).size;
  const mostOfSection = Math.max(PER_SECTION, Math.ceil(MOST_DRAFTS / sections));
  const mostOfPart = Math.max(1, Math.floor((MOST_DRAFTS - MOST_ESSAYS) / wanted));
  const [perSection, perPart, essaysPerSection] = [new Tally(), new Tally(), new Tally()];
  const best = [...drafts]
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .filter((draft) => {
      const { index } = draft.sentence.section;
      if (draft.type === 'essay') return essaysPerSection.add(index) === 1;
      return perSection.add(index) <= mostOfSection && perPart.add(partOf(draft)) <= mostOfPart;
    });
  // Essays are worth less than terms: by their score alone none of them would be left.
  const isEssay = ({ type }: Draft) => type === 'essay';
  const essays = best.filter(isEssay).slice(0, MOST_ESSAYS);
  return [...essays, ...best.filter((draft) => !isEssay(draft)).slice(0, MOST_DRAFTS - essays.length)];
}

function isUnsure({ likely = 1 }: Draft): boolean {
  return likely < SURE;
}

/** How many of each form and type are chosen, and how many may be. */
class Shares {
  readonly #wanted: number;
  readonly #isBook: boolean;
  readonly #due: typeof DUE;
  readonly #limits: ReadonlyMap<string, number>;
  readonly #counts = new Map<string, number>();
  total = 0;

  constructor(wanted: number, isBook: boolean) {
    this.#wanted = wanted;
    this.#isBook = isBook;
    this.#due = isBook ? { ...DUE, essay: ESSAY_DUE_IN_A_BOOK } : DUE;
    this.#limits = new Map([
      ['subject', Math.ceil(wanted * SUBJECT_SHARE)],
      ['short_answer', Math.max(1, Math.round(wanted * SHORT_SHARE))],
      ['essay', Math.max(1, Math.round(wanted * ESSAY_SHARE))],
    ]);
  }

  add({ kinds }: Candidate): void {
    this.total += 1;
    for (const name of kinds) this.#counts.set(name, this.#count(name) + 1);
  }

  /** The document's own questions, and the few on an argument or a reason, come as they are, whatever their type. */
  isFull({ draft, kinds }: Candidate): boolean {
    if (draft.form === 'own' || draft.form === 'view' || draft.form === 'why') return false;
    if (isUnsure(draft) && (draft.type === 'essay' ? this.#count('essay') > 0 : this.total >= ENOUGH)) return true;
    if (kinds.has('cloze') && this.#count('cloze') >= Math.round(CLOZE_SHARE * (this.total + 1))) return true;
    for (const name of kinds) if (this.#count(name) >= (this.#limits.get(name) ?? Number.POSITIVE_INFINITY)) return true;
    return false;
  }

  /** Types that are short of their share come first; term → meaning is for a change. */
  favour({ form, type }: Draft): number {
    if (form === 'term' && this.#count('term') * 4 > this.total) return -TOO_MANY_MEANINGS;
    const share = { multiple_choice: CHOICE_DUE, short_answer: SHORT_DUE, essay: ESSAY_SHARE }[type];
    // One at least, but that a few questions on a whole book are no essays.
    const least = type === 'multiple_choice' || (this.#isBook && type === 'essay') ? 0 : 1;
    const due = Math.max(least, Math.round(this.#wanted * share)) * ((this.total + 1) / this.#wanted);
    return this.#count(type) < due ? this.#due[type] : 0;
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

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
};

const floorOf = ({ type }: Draft) => FLOORS[type];

/** The best first, each beside what is chosen already (`kept` first of all), until so many are wanted or none is left. */
function chosenFrom(
  all: readonly Candidate[],
  kept: readonly Candidate[],
  { wanted, countFlaws, meeting, partOf }: Chooser,
): Choice {
  const shares = new Shares(wanted, partOf !== null);
  const [perSection, perPart] = [new Tally(), new Tally()];
  const away = new Map<Candidate, number>();
  const scoreOf = (one: Candidate) => one.draft.score - FLAWED * (one.flaws ?? 0) - GIVES_AWAY * (away.get(one) ?? 0);
  const isUnder = (one: Candidate) => scoreOf(one) < floorOf(one.draft);
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

/**
 * At most as many drafts as are wanted, in the document's order, essays last. `countFlaws` says how many soft flaws a draft has
 * by itself (infinite: it makes no sense alone): each costs it score, and one that falls under the floor is left out, so that
 * a quiz is rather shorter than worse.
 */
export function chooseDrafts(drafts: readonly Draft[], wanted: number, countFlaws: (draft: Draft) => number): Draft[] {
  const pool = shortlist(drafts, wanted)
    .filter((draft) => draft.score >= floorOf(draft))
    .map(asCandidate);
  const isSmall = pool.length <= FEW;
  if (isSmall) countShut(pool);
  const partOf = isSmall ? null : partsOf(drafts, wanted);
  const chooser: Chooser = { wanted, countFlaws, meeting: meetingsOf(pool), partOf };
  const { chosen } = isSmall ? improved(pool, chooser) : chosenFrom(pool, [], chooser);
  return chosen
    .map(({ draft }) => draft)
    .sort(
      (a, b) =>
        Number(a.type === 'essay') - Number(b.type === 'essay') ||
        a.sentence.index - b.sentence.index ||
        (a.text < b.text ? -1 : 1),
    );
}
