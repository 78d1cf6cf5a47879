// Writes essay drafts on a topic, and finds texts that are unfit for one: formulas, addresses, references to other places.
import type { Drafted } from '../draft/draft.ts';
import { rememberedOf } from '../english/memo.ts';
import { isJunk, isReference, isTalk } from '../english/plainText.ts';
import { contentWordStems } from '../english/words.ts';
import { isEnglish, isPointing, isTask, smallWordsOf } from '../outline/languages.ts';
import { wordCount, wordsIn } from '../outline/sentences.ts';
import type { Part } from '../outline/topicPart.ts';
import { type Material, QUOTE_BREAK, type Sentence, withoutMarks } from '../understand/material.ts';

/** Signs of formulas and of code, and letters alone. An arrow before a word is one of notes, a dot between spaces parts cells. */
const SCRAPS = [
  /[=∑∫√∂∇≈≡∝∈∉∀∃↔≤≥⊆⊂∪∩∘^{}]|\S·|·\S|[⇒→](?!\s*\p{L}{2})/gu,
  /\\[a-zA-Z]+|\$[^$]+\$/g,
  /\b[a-zA-Z]\w*\(\w*\)/g,
  /(?<!\p{L})\p{Script=Greek}(?!\p{L})/gu,
  /(?<![\p{L}\p{N}’'.(-])(?![aAIOàyYeouÉé])\p{L}(?![\p{L}\p{N}’'.-])/gu,
];
const MOST_SCRAPS = 2;

export function scrapsIn(text: string): number {
  return SCRAPS.reduce((sum, scrap) => sum + (text.match(scrap)?.length ?? 0), 0);
}

/** Whether a text can be shown alone: without formulas, addresses, cited works, and references to pictures or other places. */
export function isClean(text: string, language: string | undefined): boolean {
  return scrapsIn(text) <= MOST_SCRAPS && !isJunk(text) && !isReference(text) && !isPointing(text, language);
}

/** How likely strict readers are to accept a question on a whole list or section (docs/quality.md Q3). */
export const RECALL_SCORE = 0.4;
/** Of a question that is asked only where a quiz would be too short without it. */
export const SPARE_SCORE = 0.3;

/** Readers accept one in ten on a heading of one word, or on one that needs the heading above it. */
export const scoreOf = (label: string) => (/: |^\S+$/.test(label) ? SPARE_SCORE : RECALL_SCORE);

const MOST_TERMS = 5;

/** The words that a right answer would use: the longest of its content, none of the question's. */
export function termsOf(text: string, language: string | undefined, question = ''): string[] {
  const small = smallWordsOf(language);
  const questionStems = contentWordStems(question);
  const words = [...new Set(wordsIn(text).map((word) => word.toLowerCase()))].filter((word) => {
    const [stem = '', ...moreStems] = contentWordStems(word);
    return (
      word.length > 2 &&
      !small.has(word) &&
      !/^\d*$/.test(word) &&
      stem !== '' &&
      moreStems.length === 0 &&
      !questionStems.includes(stem)
    );
  });
  return words.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, MOST_TERMS);
}

const firstSentences = rememberedOf(
  ({ sentences }: Material) => new Map([...sentences].reverse().map((sentence) => [sentence.block, sentence])),
);

/** The first sentence of the first of these parts that has one, as material counts them. */
export function sentenceOf(material: Material, ...parts: readonly Pick<Part, 'block'>[]): Sentence | undefined {
  const sentences = firstSentences(material);
  return parts.map(({ block }) => sentences.get(block)).find((sentence) => sentence !== undefined);
}

/** Quotes a passage by its first and last sentence, since the answer has all of it. */
export function endsOf(parts: readonly Part[]): string {
  const first = parts[0]?.ends[0] ?? '';
  const last = parts.at(-1)?.ends[1] ?? '';
  return first === last ? first : `${first}${QUOTE_BREAK}${last}`;
}

type Essay = Pick<Drafted, 'answer' | 'keyPoints' | 'quote' | 'sentence' | 'keys' | 'score' | 'passage'> & { question: string };

export const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { text }) => sum + wordCount(text), 0);

export const isList = (parts: readonly Part[]) =>
  parts.length >= FEWEST_POINTS && parts.filter(({ kind }) => kind === 'item').length > parts.length / 2;
const FEWEST_POINTS = 3;

/** More points than anybody gives from memory. */
export const isTooLongList = (parts: readonly Part[]) => parts.filter(({ kind }) => kind === 'item').length > MOST_POINTS;
const MOST_POINTS = 12;

export function essayOf({ question, ...rest }: Essay): Drafted {
  return { type: 'essay', stem: { frame: 'plain', content: question }, ...rest };
}

/** Whether a part only stands beside the content: a task, a question, a source, or a word to the reader. */
function isIdle({ sentences }: Part, language: string | undefined): boolean {
  return sentences.every(
    (sentence) =>
      sentence.endsWith('?') ||
      isTask(sentence, language) ||
      isReference(sentence) ||
      (isEnglish({ language }) && isTalk(sentence)),
  );
}

export function withoutIdleEnds(parts: readonly Part[], language: string | undefined): readonly Part[] {
  const first = parts.findIndex((part) => !isIdle(part, language));
  const last = parts.findLastIndex((part) => !isIdle(part, language));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

/** Asks for the whole text of these parts. None if the material has no sentence of them. */
export function passageEssay(material: Material, parts: readonly Part[], question: string, score: number): Drafted[] {
  const sentence = sentenceOf(material, ...parts);
  if (!sentence) return [];
  return [
    essayOf({
      question,
      answer: parts.map(({ text }) => withoutMarks(text)).join('\n'),
      passage: { page: parts[0]?.page ?? 1 },
      quote: endsOf(parts),
      sentence,
      keys: [`passage ${parts[0]?.block}`],
      score,
    }),
  ];
}
