// What a section or a slide says, from memory: the answer is compared with its own text, whole.
import type { Drafted } from '../draft/draft.ts';
import { isBalanced } from '../english/plainText.ts';
import { smallWordsOf } from '../outline/languages.ts';
import { isDeck, type Part, type Topic, topicsOf } from '../outline/outline.ts';
import { endsSentence, wordCount, wordsIn } from '../outline/sentences.ts';
import type { Material } from '../understand/material.ts';
import { listsOf } from './points.ts';
import { isNarrative } from './storyRecall.ts';
import { endsOf, essayOf, isClean, scrapsIn, sentenceOf } from './topicDraft.ts';
import { wordingsOf } from './wordings.ts';

/** Words: of a section, and of a slide, which says the same in fewer. */
const FEWEST_WORDS = { section: 25, slide: 14 };
const MOST_WORDS = 130;
const FEWEST_LINES = 2;
/** words of a line, in the mean: fewer are the labels of a drawing */
const MEAN_LENGTH = 3.5;
const ROOT = 4;

const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { text }) => sum + wordCount(text), 0);

/** A line that ends in the middle. */
const CUT = /(?:[&:：,(-]|\s(?:and|or|the|of|to|et|ou|de|la|le|und|oder|der|die|das|y|o|e))\s*$/iu;

/** Is a part told whole? Paragraphs outside of slides end as a sentence does, or lead to the points below. */
function isWhole(parts: readonly Part[], isSlide: boolean): boolean {
  const questions = parts.filter(({ text }) => /\?\s*$/.test(text)).length;
  if (questions * 3 > parts.length) return false;
  return parts.every(({ text, isCut, kind }, at) => {
    const next = parts[at + 1];
    if (isCut || text.includes(' | ')) return false;
    if (/[:：]\s*$/.test(text)) return next?.kind === 'item';
    return (isSlide || kind === 'item' || endsSentence(text)) && !CUT.test(text);
  });
}

/** Does the passage hold a word of the heading's content, whatever its ending? */
function isNamedIn(label: string, text: string, language: string | undefined): boolean {
  const small = smallWordsOf(language);
  const words = wordsIn(label.toLowerCase()).filter((word) => word.length > 2 && !small.has(word));
  const lowered = text.toLowerCase();
  return words.some((word) => lowered.includes(word.slice(0, Math.max(ROOT, word.length - 2))));
}

/** So many words at the start of a long section, or so much of it, can be compared where there is little else. */
const START = { fewest: 20, words: 40, share: 0.4, most: 200 };

/** The first parts of a section, up to the most words. */
function startOf(parts: readonly Part[]): Part[] {
  const start: Part[] = [];
  for (const part of parts) {
    if (part.page !== parts[0]?.page || part.isCut || sizeOf([...start, part]) > (start.length === 0 ? START.most : MOST_WORDS))
      break;
    start.push(part);
  }
  while (/[:：]\s*$/.test(start.at(-1)?.text ?? '')) start.pop();
  const size = sizeOf(start);
  return size >= START.fewest && (size >= START.words || size >= START.share * sizeOf(parts)) ? start : [];
}

/** Can these parts be compared: whole, and no labels or formulas? */
function isFit(parts: readonly Part[], isSlide: boolean, language: string | undefined): boolean {
  const text = parts.map((part) => part.text).join('\n');
  if (parts.length === 0 || !isWhole(parts, isSlide) || sizeOf(parts) < MEAN_LENGTH * parts.length) return false;
  return !parts.some((part) => scrapsIn(part.text) > 1) && isClean(text, language) && isBalanced(text);
}

/** Is this all of a section, and neither too short nor too long? */
function isWholeSection({ parts, hasTopicsBelow }: Topic, isSlide: boolean): boolean {
  const words = sizeOf(parts);
  const lines = parts.reduce((sum, part) => sum + part.sentences.length, 0);
  const isLong = words >= FEWEST_WORDS[isSlide ? 'slide' : 'section'] && words <= MOST_WORDS && lines >= FEWEST_LINES;
  return !hasTopicsBelow && isLong && parts.every(({ page }) => page === parts[0]?.page);
}

function questionOf(label: string, isSlide: boolean, language: string | undefined): string {
  const { quoted, section, definition, definitionHeading } = wordingsOf(language);
  const ownQuestion = isSlide || label.includes(':') ? undefined : /^[^?]+\?/.exec(label)?.[0];
  const [parent = '', child = ''] = label.split(': ');
  return ownQuestion ?? (definitionHeading.test(child) ? definition(parent) : section(quoted(label)));
}

/** What a passage is worth; the start of a longer section is asked for only where there is little else. */
const WORTH = { whole: 0.6, start: 0.3 };

/** A question on each section that has no list to tick. */
export function passageRecalls(material: Material): Drafted[] {
  const { language } = material.document;
  const isSlide = isDeck(material.document);
  return topicsOf(material.document).flatMap((topic) => {
    const { label } = topic;
    if (label === null || isNarrative(topic) || listsOf(topic, language).length > 0) return [];
    const isAll = isWholeSection(topic, isSlide) && isFit(topic.parts, isSlide, language);
    const parts = isAll ? topic.parts : startOf(topic.parts);
    const sentence = sentenceOf(material, ...parts);
    const answer = parts.map(({ text }) => text).join('\n');
    if (!sentence || !isFit(parts, isSlide, language) || (!isSlide && !isNamedIn(label, answer, language))) return [];
    return essayOf({
      question: questionOf(label, isSlide, language),
      answer,
      keyPoints: [],
      passage: { page: parts[0]?.page ?? 1 },
      quote: endsOf(parts),
      sentence,
      keys: [`passage ${parts[0]?.block}`],
      score: isAll ? WORTH.whole : WORTH.start,
    });
  });
}
