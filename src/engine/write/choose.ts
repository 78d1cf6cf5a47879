// Chooses the questions of a quiz from all drafts: the best first, spread over the sections and the types, no term twice.
import type { Section } from '../text/section.ts';
import { contentStems, jaccard } from '../text/words.ts';
import type { Draft } from './draft.ts';

const FLOOR = 0.47;
const GAP_SHARE = 0.1;
const NAMED_SHARE = 0.24;
const SUBJECT_SHARE = 0.45;
const SHORT_SHARE = 0.27;
const ESSAY_SHARE = 0.14;
const NEAR_DUPLICATE = 0.5;
const GIVES_AWAY = 0.3;
const GIVES_AWAY_SHARE = 0.14;
const CROWDED = 0.22;
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

/** Asked already, or as a part of another term: "independent assortment" after "law of independent assortment". */
function isAsked(key: string, asked: ReadonlySet<string>): boolean {
  if (asked.has(key)) return true;
  return key.includes(' ') && [...asked].some((one) => one.includes(' ') && (one.endsWith(` ${key}`) || key.endsWith(` ${one}`)));
}

type Chosen = { draft: Draft; stems: Set<string>; stem: string; answer: string };

function asChosen(draft: Draft): Chosen {
  const stems = contentStems(draft.text);
  return { draft, stems: new Set(stems), stem: ` ${stems.join(' ')} `, answer: ` ${contentStems(draft.answer).join(' ')} ` };
}

function givesAway(one: Chosen, other: Chosen): boolean {
  const short = (chosen: Chosen) => chosen.draft.type !== 'essay' && chosen.answer.trim() !== '' && chosen.answer.length < 40;
  return (short(one) && other.stem.includes(one.answer)) || (short(other) && one.stem.includes(other.answer));
}

const PER_SECTION = 6;
const MOST_DRAFTS = 500;

/** The best of each section, and of these the best: the choice below compares each with each. */
function shortlist(drafts: readonly Draft[]): Draft[] {
  if (drafts.length <= MOST_DRAFTS) return [...drafts];
  const perSection = new Map<number, number>();
  return [...drafts]
    .sort((a, b) => b.score - a.score || a.sentence.index - b.sentence.index)
    .filter((draft) => {
      const key = draft.sentence.section.index * 2 + Number(draft.type === 'essay');
      const count = (perSection.get(key) ?? 0) + 1;
      perSection.set(key, count);
      return count <= (draft.type === 'essay' ? 1 : PER_SECTION);
    })
    .slice(0, MOST_DRAFTS);
}

/** The chosen drafts in the document's order, essays last. */
export function chooseDrafts(drafts: readonly Draft[], sections: readonly Section[], usable: number): Draft[] {
  const wanted = wantedCount(usable);
  const limits = {
    gap: Math.floor(wanted * GAP_SHARE),
    named: Math.floor(wanted * NAMED_SHARE),
    subject: Math.ceil(wanted * SUBJECT_SHARE),
    short_answer: Math.max(1, Math.round(wanted * SHORT_SHARE)),
    essay: Math.max(1, Math.round(wanted * ESSAY_SHARE)),
  };
  const pool = shortlist(drafts)
    .filter((draft) => draft.score >= FLOOR || (draft.form === 'gap' && draft.score >= 0.44))
    .map(asChosen);
  const chosen: Chosen[] = [];
  const perSection = new Map<number, number>();
  const keys = new Set<string>();
  const count = (test: (draft: Draft) => boolean) => chosen.filter(({ draft }) => test(draft)).length;
  const isFull = (draft: Draft) =>
    (draft.form === 'gap' && count((one) => one.form === 'gap') >= limits.gap) ||
    (draft.form === 'named' && count((one) => one.form === 'named') >= limits.named) ||
    (draft.form === 'subject' && count((one) => one.form === 'subject') >= limits.subject) ||
    (draft.type === 'short_answer' && count((one) => one.type === 'short_answer') >= limits.short_answer) ||
    (draft.type === 'essay' && count((one) => one.type === 'essay') >= limits.essay);
  let given = 0;
  const awayBy = (one: Chosen) => chosen.filter((other) => givesAway(one, other)).length;
  const fits = (one: Chosen) =>
    given + awayBy(one) <= Math.max(1, wanted * GIVES_AWAY_SHARE) &&
    !one.draft.keys.some((key) => isAsked(key, keys)) &&
    chosen.every((other) => jaccard(one.stems, other.stems) <= NEAR_DUPLICATE);
  const worth = (one: Chosen) => {
    const crowd = perSection.get(one.draft.sentence.section.index) ?? 0;
    const away = awayBy(one);
    const meanings = count((draft) => draft.form === 'term');
    const variety = one.draft.form === 'term' && meanings * 4 > chosen.length ? -0.2 : 0;
    return one.draft.score - CROWDED * Math.min(4, crowd) - GIVES_AWAY * away + variety + missing(one.draft);
  };
  // Types that are short of their share come first.
  const missing = (draft: Draft) => {
    if (draft.type === 'essay')
      return count((one) => one.type === 'essay') < limits.essay * ((chosen.length + 1) / wanted) ? 0.5 : 0;
    if (draft.type === 'short_answer')
      return count((one) => one.type === 'short_answer') < limits.short_answer * ((chosen.length + 1) / wanted) ? 0.3 : 0;
    return 0;
  };
  while (chosen.length < wanted && sections.length > 0) {
    let best: Chosen | null = null;
    let most = Number.NEGATIVE_INFINITY;
    for (const one of pool) {
      if (isFull(one.draft) || !fits(one)) continue;
      const value = worth(one);
      if (value > most) {
        most = value;
        best = one;
      }
    }
    if (!best) break;
    given += awayBy(best);
    chosen.push(best);
    for (const key of best.draft.keys) keys.add(key);
    const section = best.draft.sentence.section.index;
    perSection.set(section, (perSection.get(section) ?? 0) + 1);
  }
  return chosen
    .map(({ draft }) => draft)
    .sort(
      (a, b) =>
        Number(a.type === 'essay') - Number(b.type === 'essay') ||
        a.sentence.index - b.sentence.index ||
        (a.text < b.text ? -1 : 1),
    );
}
