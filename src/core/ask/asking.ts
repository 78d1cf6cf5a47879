// Finds the passages of documents that answer a question, by the words that they share. It writes no sentence of its own.
import MiniSearch from 'minisearch';
import type { TextPage } from '../document/documentText.ts';
import { grammarOf, rootsOf } from '../marking/essayWords.ts';
import { fold, formsIn, languageTags, languageWords } from '../marking/languageWords.ts';
import { type Passage, passagesOf } from './passages.ts';

export type AskableDocument = { docId: number; filename: string; pages: readonly TextPage[] };
/**
 * A passage that answers a question. `answering`: the indexes of the sentences that do so best; none where only its
 * heading has the words.
 */
export type FoundPassage = Passage & { docId: number; filename: string; hasPages: boolean; answering: readonly number[] };

/** What was found for a question. */
export type Findings = { isSure: boolean; passages: readonly FoundPassage[] };

type Entry = { docId: number; filename: string; hasPages: boolean; passage: Passage; language: string };
type Fields = { id: number; text: string; heading: string; name: string };

export type AskIndex = {
  search: MiniSearch<Fields>;
  entries: readonly Entry[];
  /** in how many passages a stem occurs */
  counts: ReadonlyMap<string, number>;
  languages: ReadonlySet<string>;
};

const SHOWN = 3;
const SAMPLE = 5_000;
const ENGLISH = 'en';

const tags = [ENGLISH, ...languageTags];

/** Those of these languages that have most small words in the text: several for a question of a few words. */
function languagesOf(text: string, languages: Iterable<string>): string[] {
  const sample = fold(text.slice(0, SAMPLE));
  const words = sample.match(/\p{L}+/gu) ?? [];
  const shares = [...languages].map((tag) => {
    const { small } = languageWords(tag);
    return { tag, share: tag === ENGLISH ? grammarOf(sample) : words.filter((word) => small.has(word)).length / words.length };
  });
  const topShare = Math.max(...shares.map(({ share }) => share));
  return shares.filter(({ share }) => share === topShare).map(({ tag }) => tag);
}

/** Endings of most languages lie behind the sixth letter. */
const LONGEST_STEM = 6;

/** The stems of the content words of a text. */
function stemsOf(text: string, language: string): string[] {
  if (language === ENGLISH) return rootsOf(fold(text));
  const words = languageWords(language);
  return formsIn(text, words)
    .filter((form) => form.length > 1 && !words.small.has(form))
    .map((form) => form.slice(0, LONGEST_STEM));
}

/** Makes what `findPassages` searches. */
export function askIndexOf(documents: readonly AskableDocument[]): AskIndex {
  const entries: Entry[] = [];
  const counts = new Map<string, number>();
  const search = new MiniSearch<Fields>({
    fields: ['text', 'heading', 'name'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  for (const { docId, filename, pages } of documents) {
    const passages = passagesOf(pages);
    const [language = ENGLISH] = languagesOf(
      passages.map(({ sentences }) => sentences.map(({ text }) => text).join(' ')).join(' '),
      tags,
    );
    const name = stemsOf(filename, language).join(' ');
    for (const passage of passages) {
      const id = entries.length;
      entries.push({ docId, filename, hasPages: pages.length > 1, passage, language });
      const textStems = passage.sentences.flatMap(({ text }) => stemsOf(text, language));
      const headingStems = stemsOf(passage.heading, language);
      for (const stem of new Set([...textStems, ...headingStems])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      search.add({ id, text: textStems.join(' '), heading: headingStems.join(' '), name });
    }
  }
  return { search, entries, counts, languages: new Set(entries.map(({ language }) => language)) };
}

/** An answer has at least so much of the weight of the question's words. */
const SURE = 0.66;
/** A word that no document has stands for one that differs in this share of its letters. */
const MOST_SLIPS = 0.25;
const MOST_MARKED = 2;
/** A second sentence is marked as well where it shares nearly as much. */
const NEARLY = 0.75;

/**
 * At most three passages, the best first, that share words with the question. `isSure`: the first has most of its words
 * that matter, so it may be shown as an answer.
 * @param docIds the documents to search; none means all
 */
export function findPassages(index: AskIndex, question: string, docIds: readonly number[] = []): Findings {
  const scored = languagesOf(question, index.languages)
    .flatMap((language) => passagesIn(index, question, language, docIds))
    .sort((a, b) => b.score - a.score)
    .slice(0, SHOWN);
  const [first] = scored;
  const isSure = first !== undefined && first.shared >= SURE;
  const shownPassages = isSure ? scored.filter(({ score }) => score >= first.score / 2) : scored;
  return { isSure, passages: shownPassages.map(({ passage }) => passage) };
}

type Scored = { passage: FoundPassage; score: number; shared: number };

function passagesIn(
  { search, entries, counts }: AskIndex,
  question: string,
  language: string,
  docIds: readonly number[],
): Scored[] {
  const stems = [...new Set(stemsOf(question, language))];
  const weightOf = (stem: string) => Math.log(1 + entries.length / (0.5 + (counts.get(stem) ?? 0)));
  const allWeight = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  return search
    .search(stems.join(' '), {
      boost: { heading: 1.5, name: 0.5 },
      fuzzy: (stem) => (counts.has(stem) ? false : MOST_SLIPS),
      filter: ({ id }) => entries[id]?.language === language && (docIds.length === 0 || docIds.includes(entries[id].docId)),
    })
    .slice(0, SHOWN)
    .flatMap(({ id, score, queryTerms }) => {
      const shared = queryTerms.reduce((sum, stem) => sum + weightOf(stem), 0) / allWeight;
      const entry = entries[id];
      return entry ? [{ passage: withAnswer(entry, stems, weightOf), score, shared }] : [];
    });
}

function withAnswer(entry: Entry, stems: readonly string[], weightOf: (stem: string) => number): FoundPassage {
  const { passage, language, ...place } = entry;
  const worths = passage.sentences.map(({ text }) => {
    const sentenceStems = new Set(stemsOf(text, language));
    return stems.reduce((sum, stem) => sum + (sentenceStems.has(stem) ? weightOf(stem) : 0), 0);
  });
  const topWorth = Math.max(...worths);
  const answering = [...worths.keys()]
    .filter((at) => topWorth > 0 && (worths[at] ?? 0) >= NEARLY * topWorth)
    .slice(0, MOST_MARKED);
  return { ...passage, ...place, answering };
}
