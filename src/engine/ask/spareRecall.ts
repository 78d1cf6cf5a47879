// Asks what stands under a heading that passageRecall.ts leaves out, for a document that gives too few questions.
import type { Drafted } from '../draft/draft.ts';
import { isBalanced, isReference } from '../english/plainText.ts';
import { isTask } from '../outline/languages.ts';
import { wordCount } from '../outline/sentences.ts';
import type { Part } from '../outline/topicPart.ts';
import { isDeck, topicsOf } from '../outline/topics.ts';
import type { Material } from '../understand/material.ts';
import { isClean, isList, isTooLongList, passageEssay, SPARE_SCORE, scrapsIn, sizeOf, withoutIdleEnds } from './topicDraft.ts';
import { questionOnHeading, wordingsOf } from './wordings.ts';

/** How long the compared text may be, in words. */
const SIZE = { minimum: 25, slide: 12, maximum: 300 };
/** A passage with its beginning and at least this share of a section counts as the whole section. */
const LEAST_SHARE = 0.9;
/** Otherwise only its first lines are compared, and the question says so. In words; `paragraph`: where the first one is long. */
const START = { minimum: 40, maximum: 130, paragraph: 200 };
/** So low that it is asked only where there would be no quiz without it (choose/pick.ts). */
const START_SCORE = 0.1;

function isShowable({ text, isCut, sentences }: Part, language: string | undefined): boolean {
  return (
    !isCut &&
    !text.includes(' | ') &&
    !isReference(text) &&
    scrapsIn(text) <= 1 &&
    isBalanced(text) &&
    isClean(text, language) &&
    !sentences.every((sentence) => isTask(sentence, language))
  );
}

/** The first parts, as many as can be shown on one page. */
function startOf(parts: readonly Part[], language: string | undefined): Part[] {
  const start: Part[] = [];
  for (const part of parts) {
    const maximum = start.length === 0 ? START.paragraph : START.maximum;
    const isTooLong = sizeOf(start) + wordCount(part.text) > maximum;
    if (!isShowable(part, language) || isTooLong || part.page !== parts[0]?.page || part.text.endsWith(':')) break;
    start.push(part);
  }
  return sizeOf(start) >= START.minimum ? start : [];
}

/** Writes a question on each topic that none of these drafts is about. */
export function spareRecalls(material: Material, drafts: readonly Drafted[]): Drafted[] {
  const { document } = material;
  const { language } = document;
  const draftBlocks = new Set(drafts.map(({ sentence }) => sentence.block));
  const minimum = isDeck(document) ? SIZE.slide : SIZE.minimum;
  return topicsOf(document).flatMap(({ label, parts: allParts, isSkipped }) => {
    const parts = withoutIdleEnds(allParts, language);
    if (label === null || label === document.title || isSkipped || parts.some(({ block }) => draftBlocks.has(block))) return [];
    if (isTooLongList(parts)) return [];
    const showableParts = parts.filter((part) => isShowable(part, language));
    const words = sizeOf(showableParts);
    const isSection =
      showableParts[0] === parts[0] && words >= Math.max(minimum, LEAST_SHARE * sizeOf(parts)) && words <= SIZE.maximum;
    const passage = isSection ? showableParts : startOf(parts, language);
    const { quoted, start } = wordingsOf(language);
    const question = isSection ? questionOnHeading(label, language, isList(passage)) : start(quoted(label));
    return passageEssay(material, passage, question, isSection ? SPARE_SCORE : START_SCORE);
  });
}
