// The drafts that a quiz is chosen from: of a book not all, but the best of each part of it. The choice itself is for chooseDrafts.ts.
import type { Draft } from '../draft/draft.ts';

const PER_SECTION = 6;
const MOST_DRAFTS = 500;
const MOST_ESSAYS = 50;

/** Counts what it is given. */
export class Tally {
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

/** Cuts a document, from its sentence `start` on, into so many parts of one length, and says which of them a draft is from. */
export function partsOf(drafts: readonly Draft[], count: number, start: number): (draft: Draft) => number {
  const end = drafts.reduce((most, { sentence }) => Math.max(most, sentence.index + 1), start + 1);
  return ({ sentence }) => Math.floor(((sentence.index - start) * count) / (end - start));
}

/** The best of each section and each part, and of these the best: the choice below compares each with each. */
export function shortlist(drafts: readonly Draft[], wanted: number, start = 0): Draft[] {
  if (drafts.length <= MOST_DRAFTS) return [...drafts];
  const partOf = partsOf(drafts, wanted, start);
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
