// Asks what stands under a heading where it is no whole list and no whole section: for a document that gives too few questions.
import type { Drafted } from '../draft/draft.ts';
import { isBalanced, isReference } from '../english/plainText.ts';
import { isTask } from '../outline/languages.ts';
import { wordCount } from '../outline/sentences.ts';
import type { Part } from '../outline/topicPart.ts';
import { isDeck, topicsOf } from '../outline/topics.ts';
import type { Material } from '../understand/material.ts';
import { isClean, isList, isTooLongList, passageEssay, SPARE_SHARE, scrapsIn, sizeOf, withoutBesides } from './topicDraft.ts';
import { questionOnHeading, wordingsOf } from './wordings.ts';

/** How much is compared, in words. */
const SIZE = { minimum: 25, slide: 12, maximum: 300 };
/** So much of what stands under the heading, with its beginning: less is not what the heading promises. */
const LEAST_SHARE = 0.9;
/** Of a longer section its first lines are compared, and the question says so. */
const START = { minimum: 40, maximum: 130, paragraph: 200 };
/** It is asked only where there would be no quiz without it (choose/pick.ts). */
const START_SHARE = 0.1;

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

/** A question on each topic in which none of these drafts stands. */
export function spareRecalls(material: Material, drafts: readonly Drafted[]): Drafted[] {
  const { document } = material;
  const { language } = document;
  const draftBlocks = new Set(drafts.map(({ sentence }) => sentence.block));
  const minimum = isDeck(document) ? SIZE.slide : SIZE.minimum;
  return topicsOf(document).flatMap(({ label, parts: allParts, isSkipped }) => {
    const parts = withoutBesides(allParts, language);
    if (label === null || label === document.title || isSkipped || parts.some(({ block }) => draftBlocks.has(block))) return [];
    if (isTooLongList(parts)) return [];
    const showableParts = parts.filter((part) => isShowable(part, language));
    const words = sizeOf(showableParts);
    const isSection =
      showableParts[0] === parts[0] && words >= Math.max(minimum, LEAST_SHARE * sizeOf(parts)) && words <= SIZE.maximum;
    const passage = isSection ? showableParts : startOf(parts, language);
    const { quoted, start } = wordingsOf(language);
    const question = isSection ? questionOnHeading(label, language, isList(passage)) : start(quoted(label));
    return passageEssay(material, passage, question, isSection ? SPARE_SHARE : START_SHARE);
  });
}
