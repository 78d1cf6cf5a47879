// Asks for what a section, a slide or a story says. The student compares the answer with its text.
import { type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import { isBalanced, isReference } from '../english/plainText.ts';
import { isNamedIn } from '../outline/label.ts';
import { endsOpen, isTask } from '../outline/languages.ts';
import { endsSentence, wordCount } from '../outline/sentences.ts';
import type { Part } from '../outline/topicPart.ts';
import { isDeck, type Topic, topicsOf } from '../outline/topics.ts';
import type { Material } from '../understand/material.ts';
import type { Understood } from '../understand/understood.ts';
import { storyRecalls, talesIn } from './storyRecall.ts';
import {
  isClean,
  isList,
  isTooLongList,
  passageEssay,
  SPARE_SCORE,
  scoreOf,
  scrapsIn,
  sizeOf,
  withoutIdleEnds,
} from './topicDraft.ts';
import { questionOnHeading } from './wordings.ts';

/** How long the compared text may be, in words. A slide of several lines says as much in fewer words. */
const SIZE = { section: { minimum: 25, maximum: 300 }, slide: { minimum: 16, maximum: 170 }, spareSlide: 12 };
const FEWEST_LINES = 3;
/** in words, the least mean length of a line: shorter lines are labels of a drawing */
const MEAN_LENGTH = 4;
const MOST_LABELS = 0.3;
/** The largest share of sentences that may be questions or tasks. */
const MOST_TASKS = 1 / 3;
/** A passage with its beginning and at least this share of a section counts as the whole section. */
const LEAST_SHARE = 0.9;

type Context = { isSlide: boolean; language: string | undefined };

/** Whether a part can be compared, where those beside it can be too. */
function isSound({ text, isCut }: Part, language: string | undefined): boolean {
  return !isCut && !text.includes(' | ') && !isReference(text) && scrapsIn(text) <= 1 && isClean(text, language);
}

function isShowable(part: Part, language: string | undefined): boolean {
  return isSound(part, language) && isBalanced(part.text) && !part.sentences.every((sentence) => isTask(sentence, language));
}

/** Whether no part is cut off: each ends as a sentence or a point does, or leads to the next. */
function isWhole(parts: readonly Part[], { isSlide, language }: Context): boolean {
  const sentences = parts.flatMap((part) => part.sentences);
  if (sentences.filter((sentence) => isTask(sentence, language)).length > MOST_TASKS * sentences.length) return false;
  return parts.every(({ text, kind, sentences: { length } }, at) => {
    const next = parts[at + 1];
    if (/[:：]\s*$|\s[–—-]\s*$/.test(text))
      return next !== undefined && (next.kind === 'item' || endsSentence(next.text)) && !isTask(text, language);
    if (kind === 'item' && next?.kind === 'item' && /[,;] (?:and|or)\s*$/.test(text)) return true;
    const isPoint = isSlide || (kind === 'item' && length === 1);
    return (isPoint || endsSentence(text)) && !endsOpen(text);
  });
}

/** Can these parts be compared: whole, neither too short nor too long, and no labels or formulas? */
function isFit(parts: readonly Part[], context: Context): boolean {
  const { isSlide, language } = context;
  const { maximum } = isSlide ? SIZE.slide : SIZE.section;
  const { minimum } = isSlide && parts.length >= FEWEST_LINES ? SIZE.slide : SIZE.section;
  const words = sizeOf(parts);
  const labels = parts.filter((part) => wordCount(part.text) < 3).length;
  const text = parts.map((part) => part.text).join('\n');
  const isOnTwoPagesAtMost = (parts.at(-1)?.page ?? 0) - (parts[0]?.page ?? 0) <= 1;
  return (
    words >= Math.max(minimum, MEAN_LENGTH * parts.length) &&
    words <= maximum &&
    labels <= MOST_LABELS * parts.length &&
    isOnTwoPagesAtMost &&
    isWhole(parts, context) &&
    parts.every((part) => isSound(part, language)) &&
    isClean(text, language) &&
    isBalanced(text)
  );
}

/** What is compared of a topic: all that stands there, but for the notes below a slide. */
function passageOf({ parts }: Topic, hasNotes: boolean): readonly Part[] {
  const points = parts.filter(({ kind }) => kind === 'item');
  return hasNotes && points.length > 0 ? points : parts;
}

/** A question on what can be shown of a topic, for a document that gives too few questions. */
function spareRecall(material: Material, label: string, parts: readonly Part[], { isSlide, language }: Context): Drafted[] {
  const showableParts = parts.filter((part) => isShowable(part, language));
  const words = sizeOf(showableParts);
  const minimum = Math.max(isSlide ? SIZE.spareSlide : SIZE.section.minimum, LEAST_SHARE * sizeOf(parts));
  if (showableParts[0] !== parts[0] || words < minimum || words > SIZE.section.maximum) return [];
  return passageEssay(material, showableParts, questionOnHeading(label, language, isList(showableParts)), SPARE_SCORE);
}

function recallDrafts({ material }: Understood): Drafted[] {
  const { document } = material;
  const { language } = document;
  const context = { isSlide: isDeck(document), language };
  const tales = talesIn(document);
  const stories = storyRecalls(material);
  const storyBlocks = new Set(stories.map(({ sentence }) => sentence.block));
  const recalls = topicsOf(document).flatMap((topic): Drafted[] => {
    const { label } = topic;
    if (label === null || label === document.title) return [];
    const passage = withoutIdleEnds(passageOf(topic, document.kind === 'pptx'), language);
    const isAsked = !topic.hasTopicsBelow && !tales.has(topic) && !isTooLongList(passage) && isFit(passage, context);
    if (isAsked && (context.isSlide || isNamedIn(label, passage, language)))
      return passageEssay(material, passage, questionOnHeading(label, language, isList(passage)), scoreOf(label));
    const parts = withoutIdleEnds(topic.parts, language);
    const isTold = parts.some(({ block }) => storyBlocks.has(block));
    return isTold || isTooLongList(parts) ? [] : spareRecall(material, label, parts, context);
  });
  return [...recalls, ...stories];
}

export const recall: QuestionKind = { ...usual, name: 'recall', judgedAs: 'own', draft: recallDrafts };
