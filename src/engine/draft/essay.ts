// Essays that tell two terms of one kind apart. The model answer is the sentences of the document that say what each means; each of
// them is a key point.

import { isDangling, isJunk } from '../english/plainText.ts';
import type { Token } from '../english/tagger.ts';
import { contentWordStems, isFunctionWord, jaccard, wordStem, wordsOf } from '../english/words.ts';
import type { Definition } from '../understand/definition/definition.ts';
import { type Material, QUOTE_BREAK, type Sentence } from '../understand/material.ts';
import type { Tagged } from '../understand/tagged.ts';
import { genusOf, kindsOfMeaning } from '../understand/term/category.ts';
import { capitalised, type Drafted, type QuestionKind, usual } from './draft.ts';
import { asking, framed } from './frame.ts';
import { isTooClose } from './options/pickThree.ts';

const LONGEST_QUOTE = 1500;
const MOST_TERMS = 5;
const SURE = 0.68;
const SCORE = 0.8;
/** Two definitions of a section are compared where they stand so near, or where their names are of one kind. */
const NEAR = 8;
const FAR = 40;
const PARALLEL = 0.3;

/** The words that a right answer has to use for this sentence: nouns first, the rarer the better, none of the question's. */
function termsOf(material: Material, sentence: Sentence, question: string, tagged: Tagged): string[] {
  const questionStems = new Set(contentWordStems(question));
  const rankOf = ({ pos }: Token) => ['NOUN', 'PROPN', 'ADJ', 'VERB'].indexOf(pos === 'PROPN' ? 'NOUN' : pos);
  const rank = new Map<string, number>();
  for (const token of tagged.of(sentence).tokens)
    for (const word of wordsOf(token.text)) if (rankOf(token) >= 0) rank.set(word, Math.min(rankOf(token), rank.get(word) ?? 3));
  const rarity = (word: string) => material.postings.get(wordStem(word))?.length ?? 0;
  const words = [...rank.keys()].filter(
    (word) => word.length > 2 && !isFunctionWord(word) && !questionStems.has(wordStem(word)) && /^\p{L}+$/u.test(word),
  );
  words.sort((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0) || rarity(a) - rarity(b) || (a < b ? -1 : 1));
  return [...new Map(words.reverse().map((word) => [wordStem(word), word])).values()].reverse().slice(0, MOST_TERMS);
}

/** The sentences as they stand, with what lies between them or without it; null where they are too far apart. */
function quoteOf(material: Material, picked: readonly Sentence[]): string | null {
  const [first, last] = [picked[0] as Sentence, picked.at(-1) as Sentence];
  const all = material.sentences.slice(first.index, last.index + 1);
  const isWhole = all.length <= NEAR && all.every(({ page, section }) => page === first.page && section === first.section);
  if (!isWhole && last.page > first.page + 1) return null;
  const quote = isWhole ? all.map(({ text }) => text).join(' ') : picked.map(({ text }) => text).join(QUOTE_BREAK);
  return quote.length > LONGEST_QUOTE || isJunk(quote) ? null : quote;
}

const withStop = (text: string) => (/[.!?]["”’)]*$/.test(text) ? text : `${text.replace(/[;,]$/, '')}.`);

function essayDraft(
  { material, tagged }: Seen,
  question: string,
  keys: string[],
  sentences: readonly Sentence[],
): Drafted | null {
  const picked = [...new Set(sentences)].sort((a, b) => a.index - b.index);
  const quote = quoteOf(material, picked);
  const answer = picked.map(({ clean }) => withStop(capitalised(clean))).join(' ');
  const keyPoints = picked.map((sentence) => ({ text: sentence.clean, terms: termsOf(material, sentence, question, tagged) }));
  if (quote === null || keyPoints.some(({ terms }) => terms.length === 0)) return null;
  return {
    type: 'essay',
    ...asking(framed('plain', question)),
    answer,
    keyPoints,
    keys,
    quote,
    sentence: picked[0] as Sentence,
    score: SCORE,
  };
}

type Seen = { material: Material; tagged: Tagged };

function isSure({ score, sentence }: Definition): boolean {
  return score >= SURE && !isDangling(sentence.text) && !/\b(?:(?:is|are) also|for example)\b/i.test(sentence.text);
}

/** "fixed cost" and "variable cost", but not "enumerated powers" and "separation of powers". */
function areNamesakes(definition: Definition, rival: Definition): boolean {
  const [a, b] = [definition.key.split(' '), rival.key.split(' ')];
  return a.length > 1 && b.length > 1 && a.includes('of') === b.includes('of') && a.at(-1) === b.at(-1);
}

/** Do two meanings begin with one noun, or share many of their words? */
function areParallel(definition: Definition, rival: Definition): boolean {
  const similarity = jaccard(new Set(contentWordStems(definition.meaning)), new Set(contentWordStems(rival.meaning)));
  const genus = genusOf(definition.meaning);
  return (genus !== '' && genus === genusOf(rival.meaning)) || similarity >= PARALLEL;
}

function holds(text: string, { term }: Definition): boolean {
  const stems = new Set(contentWordStems(text));
  return contentWordStems(term).every((stem) => stems.has(stem));
}

/** Of two terms whose meanings stand near each other: what each means, and how they differ. */
function comparison(of: Seen, definition: Definition, rival: Definition): Drafted | null {
  const distance = rival.sentence.index - definition.sentence.index;
  if (definition.sentence.section !== rival.sentence.section || distance === 0 || distance > FAR) return null;
  if (definition.plural !== rival.plural || isTooClose(definition.term, rival.term)) return null;
  if (holds(definition.meaning, rival) || holds(rival.meaning, definition)) return null;
  const [namesakes, parallel] = [areNamesakes(definition, rival), areParallel(definition, rival)];
  if (distance > NEAR && !(namesakes && parallel)) return null;
  const [[kind], [otherKind]] = [kindsOfMeaning(definition), kindsOfMeaning(rival)];
  const areKindred = parallel && kind === otherKind && definition.wording === rival.wording;
  if (!namesakes && !areKindred) return null;
  const named = `“${definition.term}” and “${rival.term}”`;
  const question = parallel
    ? `Explain the difference between ${named}.`
    : `Distinguish between ${named}. Explain what each term means.`;
  const keys = [`apart ${[definition.key, rival.key].sort().join(' ')}`, `essay ${definition.key}`, `essay ${rival.key}`];
  return essayDraft(of, question, keys, [definition.sentence, rival.sentence]);
}

/** The essays on the terms that these definitions explain, unranked. */
export function essaysOf(of: Seen, definitions: readonly Definition[]): Drafted[] {
  const sureDefinitions = definitions.filter(isSure);
  return sureDefinitions.flatMap((definition, at) =>
    sureDefinitions.slice(at + 1, at + 1 + FAR).flatMap((rival) => comparison(of, definition, rival) ?? []),
  );
}

/** A task that several sentences answer. */
export const essay: QuestionKind = {
  ...usual,
  name: 'essay',
  level: 'understanding',
  draft: (of) => essaysOf(of, of.definitions),
};
