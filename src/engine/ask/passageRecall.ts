// Asks for what a whole section or slide says. The student compares the answer with its text.
import type { Drafted } from '../draft/draft.ts';
import { isBalanced, isReference } from '../english/plainText.ts';
import { isNamedIn } from '../outline/label.ts';
import { endsOpen, isTask } from '../outline/languages.ts';
import { endsSentence, wordCount } from '../outline/sentences.ts';
import type { Part } from '../outline/topicPart.ts';
import { isDeck, type Topic, topicsOf } from '../outline/topics.ts';
import type { Material } from '../understand/material.ts';
import { talesIn } from './storyRecall.ts';
import { isClean, isList, isTooLongList, passageEssay, scoreOf, scrapsIn, sizeOf, withoutIdleEnds } from './topicDraft.ts';
import { questionOnHeading } from './wordings.ts';

/** How long the compared text may be, in words. A slide of several lines says as much in fewer words. */
const SIZE = { section: { minimum: 25, maximum: 300 }, slide: { minimum: 16, maximum: 170 } };
const FEWEST_LINES = 3;
/** in words, the least mean length of a line: shorter lines are labels of a drawing */
const MEAN_LENGTH = 4;
const MOST_LABELS = 0.3;

const SOLUTION = /^(?:model )?(?:answers?|solutions?)\s*[:.]/i;
/** The largest share of sentences that may be questions or tasks. */
const MOST_TASKS = 1 / 3;

/** Whether no part is cut off: each ends as a sentence or a point does, or leads to the next. */
function isWhole(parts: readonly Part[], isSlide: boolean, language: string | undefined): boolean {
  const sentences = parts.flatMap((part) => part.sentences);
  if (sentences.filter((sentence) => isTask(sentence, language)).length > MOST_TASKS * sentences.length) return false;
  return parts.every(({ text, isCut, kind, sentences: { length } }, at) => {
    const next = parts[at + 1];
    if (isCut || text.includes(' | ') || SOLUTION.test(text)) return false;
    if (/[:：]\s*$|\s[–—-]\s*$/.test(text))
      return next !== undefined && (next.kind === 'item' || endsSentence(next.text)) && !isTask(text, language);
    if (kind === 'item' && next?.kind === 'item' && /[,;] (?:and|or)\s*$/.test(text)) return true;
    const isPoint = isSlide || (kind === 'item' && length === 1);
    return (isPoint || endsSentence(text)) && !endsOpen(text);
  });
}

/** Can these parts be compared: whole, neither too short nor too long, and no labels or formulas? */
function isFit(parts: readonly Part[], isSlide: boolean, language: string | undefined): boolean {
  const { maximum } = isSlide ? SIZE.slide : SIZE.section;
  const { minimum } = isSlide && parts.length >= FEWEST_LINES ? SIZE.slide : SIZE.section;
  const words = sizeOf(parts);
  const labels = parts.filter(({ text }) => wordCount(text) < 3).length;
  const text = parts.map((part) => part.text).join('\n');
  const isOnTwoPagesAtMost = (parts.at(-1)?.page ?? 0) - (parts[0]?.page ?? 0) <= 1;
  return (
    words >= Math.max(minimum, MEAN_LENGTH * parts.length) &&
    words <= maximum &&
    !isTooLongList(parts) &&
    labels <= MOST_LABELS * parts.length &&
    isOnTwoPagesAtMost &&
    isWhole(parts, isSlide, language) &&
    !parts.some((part) => scrapsIn(part.text) > 1 || isReference(part.text)) &&
    isClean(text, language) &&
    isBalanced(text)
  );
}

/** What is compared of a topic: all that stands there, but for the notes below a slide. */
function passageOf({ parts }: Topic, hasNotes: boolean): readonly Part[] {
  const points = parts.filter(({ kind }) => kind === 'item');
  return hasNotes && points.length > 0 ? points : parts;
}

/** A question on each section. */
export function passageRecalls(material: Material): Drafted[] {
  const { language } = material.document;
  const isSlide = isDeck(material.document);
  const tales = talesIn(material.document);
  return topicsOf(material.document).flatMap((topic) => {
    const { label } = topic;
    if (label === null || label === material.document.title || topic.hasTopicsBelow || tales.has(topic)) return [];
    const parts = withoutIdleEnds(passageOf(topic, material.document.kind === 'pptx'), language);
    if (!isFit(parts, isSlide, language) || (!isSlide && !isNamedIn(label, parts, language))) return [];
    return passageEssay(material, parts, questionOnHeading(label, language, isList(parts)), scoreOf(label));
  });
}
