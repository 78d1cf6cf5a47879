// A document in pieces that fit into one request, with page marks and the terms that occur in them.
import type { Material, Sentence } from '../understand/material.ts';

export type Passage = {
  index: number;
  text: string;
  pages: number[];
  /** sentences that can be asked about */
  usable: number;
  terms: string[];
};

const MOST_CHARACTERS = 6_000;
const MOST_PASSAGES = 20;
const MOST_TERMS = 24;

/** The passages of a document; of a very long one as many as a budget allows, spread over all of it. */
export function passagesOf(material: Material, terms: readonly string[]): Passage[] {
  const groups: Sentence[][] = [];
  let size = Number.POSITIVE_INFINITY;
  for (const sentence of material.sentences) {
    if (sentence.section.skipped) continue;
    const isNewSection = groups.at(-1)?.at(-1)?.section.index !== sentence.section.index;
    if (size + sentence.text.length > MOST_CHARACTERS || (isNewSection && size > MOST_CHARACTERS / 2)) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(sentence);
    size += sentence.text.length;
  }
  const asked = groups.filter((group) => group.some((sentence) => sentence.usable));
  const step = Math.max(1, asked.length / MOST_PASSAGES);
  const spread = Array.from({ length: Math.min(asked.length, MOST_PASSAGES) }, (_, at) => asked[Math.floor(at * step)] ?? []);
  return spread.map((group, index) => passageOf(group, index, terms));
}

function passageOf(group: readonly Sentence[], index: number, terms: readonly string[]): Passage {
  let text = '';
  let page = 0;
  let section = -1;
  let block = -1;
  for (const sentence of group) {
    if (sentence.page !== page) text += `\n[page ${sentence.page}]\n`;
    if (sentence.section.index !== section && sentence.section.heading) text += `\n## ${sentence.section.heading}\n`;
    else if (sentence.block !== block) text += '\n';
    text += `${sentence.text} `;
    ({ page, block } = sentence);
    section = sentence.section.index;
  }
  const lower = text.toLowerCase();
  return {
    index,
    text: text.trim(),
    pages: [...new Set(group.map((sentence) => sentence.page))],
    usable: group.filter((sentence) => sentence.usable).length,
    terms: terms.filter((term) => lower.includes(term.toLowerCase())).slice(0, MOST_TERMS),
  };
}
