// The answer key at the end of an exam. Which question an entry belongs to is for ownQuestion.ts.
import type { Material } from '../../understand/material.ts';

const KEY_HEADING = /^(?:answers?|answer key|key|solutions?|model answers?|answers? to .*)\s*:?$/i;

/** The entries of an answer key at the end, in their order: "1. B 2. D" in one line, or one to a block. */
function keyedAnswers(material: Material): string[] {
  const blocks = material.document.pages.flatMap((page) => page.blocks);
  const start = blocks.findLastIndex((block) => block.kind === 'heading' && KEY_HEADING.test(block.text));
  const entries = start < 0 ? [] : blocks.slice(start + 1);
  const end = entries.findIndex((block) => block.kind === 'heading');
  const texts = (end < 0 ? entries : entries.slice(0, end)).map((block) => block.text);
  return texts.flatMap((text) => {
    const letters = [...text.matchAll(/(?:^|\b\d{1,3}\s*[.):]?\s*)\(?([A-D])\b\)?/g)].map((match) => match[1] ?? '');
    return letters.length > 1 ? letters : [text];
  });
}

/** The letters with which a key begins: choices come first in most papers, and what else it holds is for the questions behind them. */
export function keyLettersOf(material: Material): string[] {
  const answers = keyedAnswers(material);
  const end = answers.findIndex((one) => !/^\(?[A-D]\b\)?[.)]?$/.test(one.trim()));
  return end < 0 ? answers : answers.slice(0, end);
}
