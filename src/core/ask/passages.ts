// Cuts the text of a document into passages for searching: what stands under one heading, a paragraph or a few at a time.
import type { TextBlock, TextPage } from '../document/documentText.ts';
import { sentencesIn } from '../text/sentences.ts';

export type PassageSentence = { text: string; page: number; isFirstOfBlock: boolean };
/** Verbatim sentences of one place. `heading`: what stands above them, the higher heading first; '' if none does. */
export type Passage = { heading: string; sentences: readonly PassageSentence[] };

/** A passage ends with the paragraph in which it gets this many words, and within a paragraph at twice as many. */
const ENOUGH_WORDS = 100;

const wordCount = (text: string) => text.split(/\s+/).length;

/** The passages of a text in its order. Every sentence is in exactly one; headings stand with the sentences below them. */
export function passagesOf(pages: readonly TextPage[]): Passage[] {
  const passages: Passage[] = [];
  const headings: { level: number; text: string }[] = [];
  let sentences: PassageSentence[] = [];
  let words = 0;
  const close = () => {
    if (sentences.length > 0) passages.push({ heading: headings.map(({ text }) => text).join(' › '), sentences });
    sentences = [];
    words = 0;
  };
  for (const { number, blocks } of pages)
    for (const block of blocks) {
      if (block.kind === 'heading') {
        close();
        enter(headings, block);
        continue;
      }
      if (words >= ENOUGH_WORDS) close();
      for (const [at, text] of sentencesIn(block.text).entries()) {
        if (words >= 2 * ENOUGH_WORDS) close();
        sentences.push({ text, page: number, isFirstOfBlock: at === 0 });
        words += wordCount(text);
      }
    }
  close();
  return passages;
}

function enter(headings: { level: number; text: string }[], { level = 1, text }: TextBlock): void {
  while ((headings.at(-1)?.level ?? 0) >= level) headings.pop();
  headings.push({ level, text });
}
