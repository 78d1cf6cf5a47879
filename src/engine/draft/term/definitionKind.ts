// The questions on what terms mean: the term asked for by its meaning, chosen or typed, and the meaning by the term.

import type { Random } from '../../random.ts';
import { isLong } from '../../understand/material.ts';
import type { Understood } from '../../understand/understood.ts';
import { type Drafted, type QuestionKind, usual } from '../draft.ts';
import { meaningQuestion, termQuestion } from './definitionQuestion.ts';
import { shortTermQuestion } from './shortAnswer.ts';

/** In a long document only these definitions make choices. */
const SURE = 0.65;

/** Both ways of each definition, one after the other. */
function definitionQuestions(of: Understood, random: Random): Drafted[] {
  const { material, definitions, leading } = of;
  const long = isLong(material);
  const asked = long ? definitions.filter(({ key }) => leading.byKey.has(key)) : definitions;
  const isSure = ({ score }: (typeof asked)[number]) => !long || score >= SURE;
  return asked.flatMap((definition) => {
    const term = isSure(definition) ? termQuestion(of, definition, random) : null;
    const meaning = isSure(definition) ? meaningQuestion(of, definition, random) : null;
    return [term, meaning && { ...meaning, kind: meaningOfTerm }, shortTermQuestion(material, definition)].filter(
      (one) => one !== null,
    );
  });
}

/** "What is the term for …?" */
export const termOfMeaning: QuestionKind = {
  ...usual,
  name: 'meaning',
  isDefinition: true,
  draft: definitionQuestions,
};

/** "What does the term “…” mean?" They come with those of the other way. */
export const meaningOfTerm: QuestionKind = {
  ...usual,
  name: 'term',
  isDefinition: true,
  draft: () => [],
  // Strict readers of four sets of documents printed 15 of 20 that were foretold at .46.
  judgedAs: 'options',
};
