// The gold books, two open textbooks with their glossaries and questions, and which of their sections were learnt from: what the
// scripts that learn and those that measure must agree on.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export type GoldSection = {
  id: string;
  chapter: string;
  text: string;
  glossary: { term: string }[];
  review: { options: string[]; answer: string }[];
};

export const goldBooks = ['biology', 'sociology'] as const;
export type GoldBook = (typeof goldBooks)[number];

const fileOf = (book: GoldBook) => fileURLToPath(new URL(`../../../shared/corpus/gold/${book}.json`, import.meta.url));

/** Are the books here? They lie beside the repository. */
export function hasGold(): boolean {
  return goldBooks.every((book) => existsSync(fileOf(book)));
}

/** A book as it lies in its file. */
export function goldText(book: GoldBook): string {
  return readFileSync(fileOf(book), 'utf8');
}

/** The sections of a book. */
export function goldSections(book: GoldBook): GoldSection[] {
  return JSON.parse(goldText(book)) as GoldSection[];
}

/**
 * The one definition of "held out". Of the sections with a glossary every second is learnt from, from the first on, by every script
 * and every reader; all others are held out. It is given a whole book, or what stands in it with all that have a glossary.
 */
export function halfOf<T extends Pick<GoldSection, 'glossary'>>(sections: readonly T[], half: 'learnt' | 'held out'): T[] {
  const learnt = new Set(sections.filter(({ glossary }) => glossary.length > 0).filter((_, at) => at % 2 === 0));
  return sections.filter((section) => learnt.has(section) === (half === 'learnt'));
}
