// Indexes key terms by key and by place. In a book only nearby terms are compared, so that the work grows linearly.
import type { KeyTerm } from './keyTerm.ts';

export type TermIndex = { byKey: ReadonlyMap<string, KeyTerm>; near(section: number): readonly KeyTerm[] };

const FEW = 300;
const ENOUGH = 120;
const FARTHEST = 60;

/** Builds the index. `near` gives the terms of a section and its neighbours, in order. */
export function termIndexOf(byKey: ReadonlyMap<string, KeyTerm>): TermIndex {
  const all = [...byKey.values()];
  if (all.length <= FEW) return { byKey, near: () => all };
  const bySection = new Map<number, KeyTerm[]>();
  for (const term of all) {
    for (const section of term.sections) {
      const list = bySection.get(section);
      if (list) list.push(term);
      else bySection.set(section, [term]);
    }
  }
  const nearTermsBySection = new Map<number, KeyTerm[]>();
  return {
    byKey,
    near(section) {
      const cachedTerms = nearTermsBySection.get(section);
      if (cachedTerms) return cachedTerms;
      const near = new Set<KeyTerm>();
      for (let away = 0; away <= FARTHEST && near.size < ENOUGH; away += 1) {
        for (const place of away === 0 ? [section] : [section - away, section + away])
          for (const term of bySection.get(place) ?? []) near.add(term);
      }
      const sorted = [...near].sort((a, b) => a.order - b.order);
      nearTermsBySection.set(section, sorted);
      return sorted;
    },
  };
}

/** How often two terms occur together: the share, 0 to 1, of sections with both among those with either. */
export function coOccurrence(term: KeyTerm, otherTerm: KeyTerm): number {
  let sharedCount = 0;
  for (const section of term.sections) if (otherTerm.sections.has(section)) sharedCount += 1;
  return sharedCount === 0 ? 0 : sharedCount / Math.sqrt(term.sections.size * otherTerm.sections.size);
}
