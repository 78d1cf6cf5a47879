// Writes essays that contrast two terms of one kind. The sentences that explain them are the model answer and its points.
import { capitalised, type Drafted, type QuestionKind, usual } from '../draft/draft.ts';
import { isTooClose } from '../draft/options/pickThree.ts';
import { isDangling } from '../english/plainText.ts';
import { contentWordStems, jaccard } from '../english/words.ts';
import type { Definition } from '../understand/definition/definition.ts';
import { QUOTE_BREAK } from '../understand/material.ts';
import { genusOf, kindsOfMeaning } from '../understand/term/category.ts';
import { essayOf, termsOf } from './topicDraft.ts';

const SURE = 0.68;
const SCORE = 0.8;
/** Two definitions of a section are compared if they are this near (in sentences), or if their names are of one kind. */
const NEAR = 8;
const FAR = 40;
const PARALLEL = 0.3;

const withStop = (text: string) => (/[.!?]["”’)]*$/.test(text) ? text : `${text.replace(/[;,]$/, '')}.`);

function isSure({ score, sentence }: Definition): boolean {
  return score >= SURE && !isDangling(sentence.text) && !/\b(?:(?:is|are) also|for example)\b/i.test(sentence.text);
}

/** Whether two terms share a noun: "fixed cost" and "variable cost", but not "enumerated powers" and "separation of powers". */
function areNamesakes(definition: Definition, rival: Definition): boolean {
  const [a, b] = [definition.key.split(' '), rival.key.split(' ')];
  return a.length > 1 && b.length > 1 && a.includes('of') === b.includes('of') && a.at(-1) === b.at(-1);
}

function areParallel(definition: Definition, rival: Definition): boolean {
  const similarity = jaccard(new Set(contentWordStems(definition.meaning)), new Set(contentWordStems(rival.meaning)));
  const genus = genusOf(definition.meaning);
  return (genus !== '' && genus === genusOf(rival.meaning)) || similarity >= PARALLEL;
}

function holds(text: string, { term }: Definition): boolean {
  const stems = new Set(contentWordStems(text));
  return contentWordStems(term).every((stem) => stems.has(stem));
}

function contrastOf(definition: Definition, rival: Definition): Drafted | null {
  const sentences = [definition.sentence, rival.sentence];
  const distance = rival.sentence.index - definition.sentence.index;
  if (definition.sentence.section !== rival.sentence.section || distance === 0 || distance > FAR) return null;
  if (definition.plural !== rival.plural || isTooClose(definition.term, rival.term)) return null;
  if (holds(definition.meaning, rival) || holds(rival.meaning, definition)) return null;
  if (rival.sentence.page > definition.sentence.page + 1) return null;
  const [namesakes, parallel] = [areNamesakes(definition, rival), areParallel(definition, rival)];
  if (distance > NEAR && !(namesakes && parallel)) return null;
  const [[kind], [otherKind]] = [kindsOfMeaning(definition), kindsOfMeaning(rival)];
  const areKindred = parallel && kind === otherKind && definition.wording === rival.wording;
  if (!namesakes && !areKindred) return null;
  const named = `“${definition.term}” and “${rival.term}”`;
  const question = parallel
    ? `Explain the difference between ${named}.`
    : `Distinguish between ${named}. Explain what each term means.`;
  const keyPoints = sentences.map(({ clean }) => ({ text: clean, terms: termsOf(clean, 'en', question) }));
  if (keyPoints.some(({ terms }) => terms.length === 0)) return null;
  const keys = [`apart ${[definition.key, rival.key].sort().join(' ')}`, `essay ${definition.key}`, `essay ${rival.key}`];
  const answer = sentences.map(({ clean }) => withStop(capitalised(clean))).join(' ');
  const quote = sentences.map(({ text }) => text).join(distance === 1 ? ' ' : QUOTE_BREAK);
  return essayOf({ question, answer, keyPoints, keys, quote, sentence: definition.sentence, score: SCORE });
}

export function contrastsOf(definitions: readonly Definition[]): Drafted[] {
  const sureDefinitions = definitions.filter(isSure);
  return sureDefinitions.flatMap((definition, at) =>
    sureDefinitions.slice(at + 1, at + 1 + FAR).flatMap((rival) => contrastOf(definition, rival) ?? []),
  );
}

/** How two terms differ. Its name is the key of its verdicts. */
export const contrast: QuestionKind = {
  ...usual,
  name: 'essay',
  level: 'understanding',
  draft: ({ definitions }) => contrastsOf(definitions),
};
