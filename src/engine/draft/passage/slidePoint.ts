// For a deck of which little else can be asked: which of these points stands under this heading? The wrong ones stand under
// other headings of the same deck.

import { otherMayBeRight } from '../../check/ambiguous.ts';
import { cleanHeading, isGenericHeading } from '../../english/heading.ts';
import { isBalanced, isDangling, isJunk, isTalk } from '../../english/plainText.ts';
import { contentStems, jaccard, wordsOf } from '../../english/words.ts';
import type { Random } from '../../random.ts';
import type { Material, Sentence } from '../../understand/material.ts';
import type { Drafted } from '../draft.ts';
import { type QuestionKind, usual } from '../draft.ts';
import { pointDraft } from '../options/pointDraft.ts';

const SHORTEST = 4;
const LONGEST = 24;

function isPoint(sentence: Sentence): boolean {
  const words = wordsOf(sentence.text).length;
  const { heading, skipped } = sentence.section;
  if (sentence.kind !== 'item' || skipped || heading === '' || isGenericHeading(heading)) return false;
  if (
    words < SHORTEST ||
    words > LONGEST ||
    /[?…:=]|\.\.|example$|^(?:example|note|hint|given|prove|show|define)\b/i.test(sentence.text)
  )
    return false;
  const { text } = sentence;
  return contentStems(text).length >= 3 && isBalanced(text) && !isJunk(text) && !isTalk(text) && !isDangling(text);
}

/** One question for each point of a slide that could not stand on another slide. */
function slidePointQuestions(material: Material, random: Random): Drafted[] {
  if (material.document.kind !== 'pptx') return [];
  const points = material.sentences.filter(
    (sentence) => isPoint(sentence) && sentence.section.heading !== cleanHeading(material.document.title),
  );
  return points.flatMap((point): Drafted[] => {
    const { heading, index } = point.section;
    const own = new Set(contentStems(point.text));
    if (contentStems(heading).some((stem) => own.has(stem))) return [];
    const text = `Which of these points belongs to “${heading}”?`;
    const asked = contentStems(heading);
    const others = points.filter((other) => {
      const stems = contentStems(other.text);
      if (other.section.index === index || other.section.heading === heading || asked.some((stem) => stems.includes(stem)))
        return false;
      const ratio = other.text.length / point.text.length;
      return (
        ratio > 0.5 &&
        ratio < 2 &&
        jaccard(own, new Set(stems)) < 0.3 &&
        !otherMayBeRight(material, other.text, asked, point.text, point.index)
      );
    });
    return pointDraft(text, heading, point, others, random).map((draft) => ({ ...draft, score: 0.5 }));
  });
}

/** A point of a slide. */
export const slidePoint: QuestionKind = {
  ...usual,
  name: 'point',
  judgedAs: 'own',
  isLastResort: true,
  draft: ({ material }, random) => slidePointQuestions(material, random),
};
