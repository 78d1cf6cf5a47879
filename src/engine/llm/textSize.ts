// Decides how many questions a language model is to write, by the number of words.
import { wordCount } from '../outline/sentences.ts';
import type { Material } from '../understand/material.ts';
import { countFor } from '../understand/quizLength.ts';

/** words → questions, straight lines between */
const LENGTHS: readonly (readonly [number, number])[] = [
  [0, 0],
  [100, 3],
  [300, 8],
  [600, 15],
  [1500, 20],
  [6000, 25],
];
/** One quiz is no longer, however long the document is. */
const MOST = 25;
/** A slide deck has at most so many words on a page on average, and at least so many pages. */
const DECK_WORDS = 150;
const DECK_PAGES = 8;
/** A slide with fewer words is a title, a picture, or "Questions?". */
const FEWEST_ON_SLIDE = 8;
const QUESTIONS_A_SLIDE = 0.8;

export function questionCountOf({ sentences }: Pick<Material, 'sentences'>): number {
  const pages = new Map<number, number>();
  for (const { page, text, section } of sentences)
    if (!section.skipped) pages.set(page, (pages.get(page) ?? 0) + wordCount(text));
  const words = [...pages.values()].reduce((sum, size) => sum + size, 0);
  const slides = [...pages.values()].filter((size) => size >= FEWEST_ON_SLIDE).length;
  const isDeck = slides >= DECK_PAGES && words / slides < DECK_WORDS;
  return Math.min(MOST, Math.max(countFor(words, LENGTHS), isDeck ? Math.round(slides * QUESTIONS_A_SLIDE) : 0));
}
