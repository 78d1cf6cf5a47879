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
const TOO_MANY_MEANINGS = 0.2;
const NEAR_DUPLICATE = 0.5;
/** what it costs to give another's answer away, in score; and of a quiz, how many may, where their terms are worth it all the same */
const GIVES_AWAY = 0.5;
const GIVES_AWAY_SHARE = 0.2;
const SHUTS = 0.03;
const MOST_SHUT = 6;
const FLAWED = 0.15;
const CROWDED = 0.02;
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
  stems: Set<string>;
  /** its stem, and what that of another must not name (check/cue) */
  said: string;
  name: string | null;
  /** how many terms of the pool could not be asked for beside it */
  shuts: number;
  /** its soft flaws, which cost it their part of the score; they are looked for when it is first about to be chosen */
  flaws: number | null;
};

function asCandidate(draft: Draft): Candidate {
  const name = draft.type === 'essay' ? null : nameIn(draft.answer);
  return { draft, stems: new Set(contentStems(draft.text)), said: saidBy(draft.text), name, shuts: 0, flaws: null };
}

/** Does one ask what the other asks? */
function asksTheSame(one: Candidate, other: Candidate): boolean {
  return (
    one.draft.keys.some((key) => other.draft.keys.some((taken) => isAsked(key, taken))) ||
    jaccard(one.stems, other.stems) > NEAR_DUPLICATE
  );
}

/** Does the stem of one name what the other asks for, or the other way round? */
function giveAway(one: Candidate, other: Candidate): boolean {
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

/** The best of each section, and of these the best: the choice below compares each with each. */
function shortlist(drafts: readonly Draft[]): Draft[] {
  if (drafts.length <= MOST_DRAFTS) return [...drafts];
  const perSection = new Map<number, number>();
  const best = [...drafts]
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .filter((draft) => {
      const key = draft.sentence.section.index * 2 + Number(draft.type === 'essay');
      const count = (perSection.get(key) ?? 0) + 1;
      perSection.set(key, count);
      return count <= (draft.type === 'essay' ? 1 : PER_SECTION);
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
  readonly #limits: Record<'subject' | 'short_answer' | 'essay', number>;
  readonly #counts = new Map<string, number>();
  total = 0;

  constructor(wanted: number) {
    this.#wanted = wanted;
    this.#limits = {
      subject: Math.ceil(wanted * SUBJECT_SHARE),
      short_answer: Math.max(1, Math.round(wanted * SHORT_SHARE)),
      essay: Math.max(1, Math.round(wanted * ESSAY_SHARE)),
    };
  }

  add(draft: Draft): void {
    this.total += 1;
    for (const name of kindsOf(draft)) this.#counts.set(name, this.#count(name) + 1);
  }

  /** The document's own questions, and the few on an argument or a reason, come as they are, whatever their type. */
  isFull(draft: Draft): boolean {
    if (draft.form === 'own' || draft.form === 'view' || draft.form === 'why') return false;
    if (isUnsure(draft) && (draft.type === 'essay' ? this.#count('essay') > 0 : this.total >= ENOUGH)) return true;
    const kinds = kindsOf(draft);
    if (kinds.has('cloze') && this.#count('cloze') >= Math.round(CLOZE_SHARE * (this.total + 1))) return true;
    return [...kinds].some((name) => name in this.#limits && this.#count(name) >= this.#limits[name as 'subject']);
  }

  /** Types that are short of their share come first; term → meaning is for a change. */
  favour({ form, type }: Draft): number {
    if (form === 'term' && this.#count('term') * 4 > this.total) return -TOO_MANY_MEANINGS;
    const share = { multiple_choice: CHOICE_DUE, short_answer: SHORT_DUE, essay: ESSAY_SHARE }[type];
    const due =
      Math.max(type === 'multiple_choice' ? 0 : 1, Math.round(this.#wanted * share)) * ((this.total + 1) / this.#wanted);
    return this.#count(type) < due ? DUE[type] : 0;
  }

  #count(name: string): number {
    return this.#counts.get(name) ?? 0;
  }
}

/** What two candidates are to each other; asked for once for every two. */
type Meeting = 'apart' | 'same' | 'away';

class Meetings {
  readonly #known = new Map<Candidate, Map<Candidate, Meeting>>();

  between(one: Candidate, chosen: Candidate): Meeting {
    const row = this.#known.get(chosen) ?? new Map<Candidate, Meeting>();
    this.#known.set(chosen, row);
    const meeting = row.get(one) ?? (asksTheSame(one, chosen) ? 'same' : giveAway(one, chosen) ? 'away' : 'apart');
    row.set(one, meeting);
    return meeting;
  }
}

type Choice = { chosen: Candidate[]; value: number };
type Chooser = { wanted: number; countFlaws: (draft: Draft) => number; meetings: Meetings };

const floorOf = ({ type }: Draft) => FLOORS[type];

/** The best first, each beside what is chosen already, until so many are wanted or none is left. */
function chosenFrom(all: readonly Candidate[], { wanted, countFlaws, meetings }: Chooser): Choice {
  const shares = new Shares(wanted);
  const perSection = new Map<number, number>();
  const away = new Map<Candidate, number>();
  const scoreOf = (one: Candidate) => one.draft.score - FLAWED * (one.flaws ?? 0) - GIVES_AWAY * (away.get(one) ?? 0);
  const isUnder = (one: Candidate) => scoreOf(one) < floorOf(one.draft);
  const valueOf = (one: Candidate) =>
    scoreOf(one) -
    CROWDED * Math.min(4, perSection.get(one.draft.sentence.section.index) ?? 0) +
    shares.favour(one.draft);
  const choice: Choice = { chosen: [], value: 0 };
  let mayGiveAway = Math.round(wanted * GIVES_AWAY_SHARE);
  let pool = all.filter((one) => !isUnder(one));
  while (choice.chosen.length < wanted) {
    let best: Candidate | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const one of pool) {
      if (shares.isFull(one.draft) || (away.get(one) ?? 0) > mayGiveAway) continue;
      const value = valueOf(one) - SHUTS * Math.min(MOST_SHUT, one.shuts);
      if (value > most) {
        most = value;
        best = one;
      }
    }
    if (!best) break;
    const taken = best;
    if (taken.flaws === null) {
      taken.flaws = countFlaws(taken.draft);
      if (isUnder(taken)) pool = pool.filter((one) => one !== taken);
      if (taken.flaws > 0) continue;
    }
    choice.value += valueOf(taken);
    choice.chosen.push(taken);
    mayGiveAway -= away.get(taken) ?? 0;
    shares.add(taken.draft);
    pool = pool.filter((one) => {
      const meeting = one === taken ? 'same' : meetings.between(one, taken);
      if (meeting === 'away') away.set(one, (away.get(one) ?? 0) + 1);
      return meeting !== 'same' && !(meeting === 'away' && isUnder(one));
    });
    const section = taken.draft.sentence.section.index;
    perSection.set(section, (perSection.get(section) ?? 0) + 1);
  }
  return choice;
}

/** The choice again without each of the chosen in turn, for as long as that makes it better: one whose stem names what two others ask for. */
function improved(pool: readonly Candidate[], chooser: Chooser): Choice {
  let best = chosenFrom(pool, chooser);
  const left = new Set<Candidate>();
  for (let at = 0; at < best.chosen.length; at += 1) {
    const one = best.chosen[at] as Candidate;
    const other = chosenFrom(
      pool.filter((candidate) => candidate !== one && !left.has(candidate)),
      chooser,
    );
    if (other.value <= best.value) continue;
    best = other;
    left.add(one);
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
  const pool = shortlist(drafts)
    .filter((draft) => draft.score >= floorOf(draft))
    .map(asCandidate);
  const isSmall = pool.length <= FEW;
  if (isSmall) countShut(pool);
  const chooser: Chooser = { wanted, countFlaws, meetings: new Meetings() };
  const { chosen } = isSmall ? improved(pool, chooser) : chosenFrom(pool, chooser);
  return chosen
    .map(({ draft }) => draft)
    .sort(
      (a, b) =>
        Number(a.type === 'essay') - Number(b.type === 'essay') ||
        a.sentence.index - b.sentence.index ||
        (a.text < b.text ? -1 : 1),
    );
}
