// What every essay is made of: the task, the sentences that answer it, and the rubric. The model answer is those sentences
// in their order; each key point is one of them. What the document does not say in one place makes no essay.

import { oneOf, pattern } from '../../english/pattern.ts';
import { isDangling, isJunk } from '../../english/plainText.ts';
import type { Token } from '../../english/tagger.ts';
import { contentWordStems, isFunctionWord, wordStem, wordsOf } from '../../english/words.ts';
import { type Material, QUOTE_BREAK, type Sentence } from '../../understand/material.ts';
import type { Tagged } from '../../understand/tagged.ts';
import { capitalised, type Drafted } from '../draft.ts';
import { asking, framed } from '../frame.ts';

const FEWEST_WORDS = 24;
/** Two terms that are told apart are worth it in fewer. */
const FEWEST_COMPARED = 14;
const LONGEST_QUOTE = 1500;
const MOST_TERMS = 5;
const FEWEST_TERMS = 2;
const MOST_BETWEEN = 5;
const NUMBERS_ONLY = /^[\d\s.,%]+$/;
const EMPTY_WORDS = pattern(
  `^${oneOf(`
    able | based | biologists? | called | case | cases | certain | common | consider | considered | contrast | different | due
    example | examples | form | forms | general | great | high | however | important | include | includes | including
    instance | kind | kinds | known | large | likely | long | means? | moreover | number | particular | people | possible
    referred | refers? | researchers? | result | results | scientists? | small | sociologists? | term | termed | terms
    therefore | thing | things | time | times | type | types | various | way | ways | year | years
  `)}$`,
);
const LEAN = pattern(
  String.raw`^${oneOf(`
    moreover | furthermore | however | also | in addition | additionally | therefore | thus | hence | consequently
    as a result | for example | for instance | in fact | indeed | in contrast | by contrast | on the other hand | similarly
    likewise | finally | then | next | again | and | but | yet | so
  `)},?\s+`,
  'i',
);

/** "Just as fertility measures childbearing, …": what is said for comparison before the point itself. */
const LEADS_IN = /^(?:just as|while|whereas|although|though|unlike|like) [^,]+, /i;

/** The words that a right answer would have to use for this sentence: nouns first, the rarer the better, none of the question's. */
function termsOf(material: Material, sentence: Sentence, question: string, tagged: Tagged): string[] {
  const { text, tokens } = tagged.of(sentence);
  const start = LEADS_IN.exec(text)?.[0].length ?? 0;
  const point = termsAmong(
    material,
    sentence,
    question,
    tokens.filter((token) => token.start >= start),
  );
  return point.length >= FEWEST_TERMS ? point : termsAmong(material, sentence, question, tokens);
}

function termsAmong(material: Material, sentence: Sentence, question: string, tokens: readonly Token[]): string[] {
  const asked = new Set(contentWordStems(question));
  const rank = new Map<string, number>();
  for (const token of tokens) {
    const place = ['NOUN', 'PROPN'].includes(token.pos) ? 0 : token.pos === 'ADJ' ? 1 : token.pos === 'VERB' ? 2 : 3;
    for (const word of wordsOf(token.text)) rank.set(word, Math.min(place, rank.get(word) ?? 3));
  }
  const words = [...rank].filter(
    ([word, place]) =>
      place < (sentence.kind === 'item' ? 4 : 3) &&
      word.length > 2 &&
      !isFunctionWord(word) &&
      !EMPTY_WORDS.test(word) &&
      !asked.has(wordStem(word)) &&
      !NUMBERS_ONLY.test(word) &&
      !word.includes('-'),
  );
  const rarity = (word: string) => material.postings.get(wordStem(word))?.length ?? 0;
  words.sort(([a, one], [b, other]) => one - other || rarity(a) - rarity(b) || (a < b ? -1 : 1));
  const chosen: string[] = [];
  for (const [word] of words)
    if (chosen.length < MOST_TERMS && !chosen.some((one) => wordStem(one) === wordStem(word))) chosen.push(word);
  return chosen;
}

/** Everything from the first to the last sentence, as it stands; null when it is parted by a page or a heading, or too long. */
function stretchOf(material: Material, picked: readonly Sentence[]): string | null {
  const [first, last] = [picked[0], picked.at(-1)];
  if (!first || !last || last.index - first.index + 1 > picked.length + MOST_BETWEEN) return null;
  const all = material.sentences.slice(first.index, last.index + 1);
  if (all.some((one) => one.page !== first.page || one.section !== first.section)) return null;
  const quote = all.map((one) => one.text).join(' ');
  return quote.length > LONGEST_QUOTE || isJunk(quote) ? null : quote;
}

/** Two sentences of one page, or of one and the next, with what lies between them left out. */
function piecesOf([first, second, ...more]: readonly Sentence[]): string | null {
  if (!first || !second || more.length > 0 || second.page > first.page + 1) return null;
  return [first, second].map(({ text }) => text).join(QUOTE_BREAK);
}

/** "a poor picture;", "Nucleus**: …": what joins a point to the next one, and the marks of a layout. */
const withoutJoint = (text: string) => text.replace(/[;,]$/, '').replace(/(?<=\p{L})[*^†]+(?=:)/u, '');

/** The picked sentences as prose: a word that leaned on a sentence left out goes. */
function proseOf(picked: readonly Sentence[]): string {
  return picked
    .map((sentence, at) =>
      at > 0 && picked[at - 1]?.index === sentence.index - 1 && sentence.kind === 'paragraph'
        ? sentence.clean
        : capitalised(sentence.clean.replace(LEAN, '')),
    )
    .map(withoutJoint)
    .map((text) => (/[.!?]["”’)]*$/.test(text) ? text : `${text}.`))
    .join(' ');
}

/** `level`: see Draft. `isApart`: its sentences may stand far from each other. `isComparison`: fewer words are enough. */
export type Task = {
  isApart?: true;
  isComparison?: true;
  question: string;
  keys: string[];
  score: number;
  level?: Drafted['level'];
};

function fewestOf({ isComparison }: Task): number {
  return isComparison ? FEWEST_COMPARED : FEWEST_WORDS;
}

/** The essay of a task that these sentences answer, or null when they are too little or do not stand together. */
export function essayDraft(material: Material, task: Task, sentences: readonly Sentence[], tagged: Tagged): Drafted | null {
  const picked = [...new Set(sentences)].sort((a, b) => a.index - b.index);
  const first = picked[0];
  const fewest = fewestOf(task);
  if (!first || sentences.length < 1 || isDangling(first.text) || picked.some((one) => !one.usable && one.kind !== 'item'))
    return null;
  const quote = stretchOf(material, picked) ?? (task.isApart ? piecesOf(picked) : null);
  const answer = proseOf(picked);
  if (quote === null || wordsOf(answer).length < fewest) return null;
  const points = picked.map((one) => ({ text: withoutJoint(one.clean), terms: termsOf(material, one, task.question, tagged) }));
  if (points.some((point, at) => point.terms.length < (sentences[at]?.kind === 'item' ? 1 : FEWEST_TERMS))) return null;
  return {
    type: 'essay',
    ...asking(framed('plain', task.question)),
    answer,
    wrong: [],
    accepted: [],
    keyPoints: points,
    keys: task.keys,
    ...(task.level ? { level: task.level } : {}),
    quote,
    sentence: first,
    score: task.score + 0.03 * Math.min(4, points.length),
  };
}
