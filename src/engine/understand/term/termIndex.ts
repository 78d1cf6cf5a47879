// Indexes key terms by key and by place: in a book only those of the neighbourhood are compared, so that work grows linearly.
import type { KeyTerm } from './keyTerm.ts';

export type TermIndex = { byKey: ReadonlyMap<string, KeyTerm>; near(section: number): readonly KeyTerm[] };

const FEW = 300;
const ENOUGH = 120;
const FARTHEST = 60;

/** Shelves the terms; `near` gives those of a section and around it, in their order. */
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

/** How much two terms of a book are met together: the sections that hold both, of those that hold either; 0 to 1. */
export function coOccurrence(term: KeyTerm, otherTerm: KeyTerm): number {
  let sharedCount = 0;
  for (const section of term.sections) if (otherTerm.sections.has(section)) sharedCount += 1;
  return sharedCount === 0 ? 0 : sharedCount / Math.sqrt(term.sections.size * otherTerm.sections.size);
}
