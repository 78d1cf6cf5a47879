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

type Written = { options: string[]; answer: string };
export type WrittenSection = { chapter: string; text: string; review: Written[] };
/** one question: at which places of the ranking people's wrong options stand, and how many of them could stand there */
type Ranked = { places: number[]; wrong: number; present: number; odd: boolean };

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

function rankedIn({ material, terms, keyed }: Found, { options, answer }: Written, odd: boolean): Ranked[] {
  const key = terms.get(termKey(answer));
  if (!key) return [];
  const wrong = [...new Set(options.map(termKey))].filter((option) => option !== key.key);
  const section = key.definition?.sentence.section.index ?? [...key.sections][0] ?? 0;
  const ranking = mostAlike(material, terms.values(), key, section)
    .filter((term) => !isTooClose(term.text, key.text))
    .map((term) => term.key);
  const places = wrong.map((option) => ranking.indexOf(option)).filter((place) => place >= 0);
  const present = wrong.filter((option) => keyed.includes(keyedText(option).trimEnd().concat(' '))).length;
  return [{ places, wrong: wrong.length, present, odd }];
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

/** The figures among a section's terms and among a chapter's, for the sections that weights were tuned on and for the others. */
export async function distractorRank(sections: readonly WrittenSection[]): Promise<Record<string, number>> {
  const chapters = new Map<string, string>();
  for (const { chapter, text } of sections) chapters.set(chapter, `${chapters.get(chapter) ?? ''}\n\n${text}`);
  const asked = sections.map((section, at) => ({ ...section, odd: at % 2 === 1 })).filter(({ review }) => review.length > 0);
  const inSection: Ranked[] = [];
  const inChapter: Ranked[] = [];
  for (const [chapter, text] of chapters) {
    const own = asked.filter((section) => section.chapter === chapter);
    const wide = own.length > 0 ? await termsOf(text) : null;
    for (const section of own) {
      const near = await termsOf(section.text);
      for (const question of section.review) {
        if (near) inSection.push(...rankedIn(near, question, section.odd));
        if (wide) inChapter.push(...rankedIn(wide, question, section.odd));
      }
    }
  }
  const part = (ranked: readonly Ranked[], odd: boolean) => ranked.filter((one) => one.odd === odd);
  return {
    ...summed('section, tuned', part(inSection, false)),
    ...summed('section, held out', part(inSection, true)),
    ...summed('chapter, tuned', part(inChapter, false)),
    ...summed('chapter, held out', part(inChapter, true)),
  };
}
