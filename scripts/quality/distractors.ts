// How well does the engine rank wrong options? For each question of the gold books whose key is a term of its text, all other
// terms are ranked for that key, and the options that people wrote are looked for among them. It writes no questions.
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isTooClose, mostAlike } from '#engine/draft/options/distractor';
import { UnusableDocument } from '#engine/engine';
import { termKey } from '#engine/english/noun';
import { sharedTagger } from '#engine/english/tagger';
import { readDocument } from '#engine/read/reader';
import { definitionsOf } from '#engine/understand/definition/definitionsOf';
import { type Material, materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { type KeyTerm, keyTermsOf } from '#engine/understand/term/keyTerm';
import { type GoldSection, halfOf } from './gold.ts';

/** one question: at which places of the ranking people's wrong options stand, and how many of them could stand there */
type Ranked = { places: number[]; wrong: number; present: number };

const FIRST = 10;

/** The words of a text by key, to see whether an option occurs in it at all. */
const keyedText = (text: string) =>
  ` ${text
    .split(/[^\p{L}\p{N}’'-]+/u)
    .map(termKey)
    .join(' ')} `;

type Found = { material: Material; terms: Map<string, KeyTerm>; keyed: string };

async function termsOf(text: string): Promise<Found | null> {
  try {
    const material = materialOf(await readDocument(new TextEncoder().encode(text), 'section.txt', pdfjs));
    const tagged = taggedBy(sharedTagger(), material);
    return { material, terms: keyTermsOf(material, definitionsOf(material, tagged), tagged), keyed: keyedText(text) };
  } catch (error) {
    if (error instanceof UnusableDocument) return null;
    throw error;
  }
}

/** A question by people whose answer is a term of the text: the other terms, most similar first, and people's wrong options by key. */
export type Asked = {
  among: 'section' | 'chapter';
  half: 'learnt' | 'held out';
  material: Material;
  answer: KeyTerm;
  /** the section of the text that it is asked in */
  section: number;
  others: KeyTerm[];
  wrong: string[];
  /** how many of the wrong ones stand in the text */
  present: number;
};

type Question = GoldSection['review'][number];

function askedIn({ material, terms, keyed }: Found, question: Question): Omit<Asked, 'among' | 'half'> | null {
  const answer = terms.get(termKey(question.answer));
  if (!answer) return null;
  const wrong = [...new Set(question.options.map(termKey))].filter((option) => option !== answer.key);
  const section = answer.definition?.sentence.section.index ?? [...answer.sections][0] ?? 0;
  const others = mostAlike(material, terms.values(), answer, section).filter((term) => !isTooClose(term.text, answer.text));
  const present = wrong.filter((option) => keyed.includes(keyedText(option).trimEnd().concat(' '))).length;
  return { material, answer, section, others, wrong, present };
}

/** The questions of a book, each among the terms of its section and once more among those of its chapter. */
export async function askedQuestions(sections: readonly GoldSection[]): Promise<Asked[]> {
  const chapters = new Map<string, string>();
  for (const { chapter, text } of sections) chapters.set(chapter, `${chapters.get(chapter) ?? ''}\n\n${text}`);
  const learnt = new Set(halfOf(sections, 'learnt'));
  const found: Asked[] = [];
  for (const [chapter, text] of chapters) {
    const own = sections.filter((section) => section.chapter === chapter && section.review.length > 0);
    const wide = own.length > 0 ? await termsOf(text) : null;
    for (const section of own) {
      const near = await termsOf(section.text);
      const half = learnt.has(section) ? 'learnt' : 'held out';
      for (const question of section.review) {
        const inSection = near && askedIn(near, question);
        const inChapter = wide && askedIn(wide, question);
        if (inSection) found.push({ ...inSection, among: 'section', half });
        if (inChapter) found.push({ ...inChapter, among: 'chapter', half });
      }
    }
  }
  return found;
}

function ranked({ others, wrong, present }: Asked): Ranked {
  const ranking = others.map(({ key }) => key);
  const places = wrong.map((option) => ranking.indexOf(option)).filter((place) => place >= 0);
  return { places, wrong: wrong.length, present };
}

function summed(kind: string, ranked: readonly Ranked[]): Record<string, number> {
  const mean = (of: readonly Ranked[], value: (one: Ranked) => number) =>
    of.reduce((sum, one) => sum + value(one), 0) / Math.max(1, of.length);
  const first = ({ places }: Ranked) => Math.min(...places);
  const early = ({ places }: Ranked) => places.filter((place) => place < FIRST).length;
  return {
    [`distractor rank P@1 (${kind})`]: mean(ranked, (one) => Number(first(one) === 0)),
    [`distractor rank MRR (${kind})`]: mean(ranked, (one) => 1 / (1 + first(one))),
    [`distractor rank recall@10 (${kind})`]: mean(ranked, (one) => early(one) / Math.max(1, one.wrong)),
    [`distractor rank recall@10 of those in the text (${kind})`]: mean(
      ranked.filter(({ present }) => present > 0),
      (one) => Math.min(1, early(one) / one.present),
    ),
  };
}

/** The figures among a section's terms and among a chapter's, for the sections that the weights were learnt from and for the others. */
export async function distractorRank(sections: readonly GoldSection[]): Promise<Record<string, number>> {
  const asked = await askedQuestions(sections);
  const part = (among: Asked['among'], half: Asked['half']) =>
    asked.filter((one) => one.among === among && one.half === half).map(ranked);
  return {
    ...summed('section, learnt', part('section', 'learnt')),
    ...summed('section, held out', part('section', 'held out')),
    ...summed('chapter, learnt', part('chapter', 'learnt')),
    ...summed('chapter, held out', part('chapter', 'held out')),
  };
}
