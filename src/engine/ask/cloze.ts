// A sentence with a gap to type, in any language and without a tagger. The gap is a name, a year or a key term that the sentence by itself
// pins down; its first letter is shown.
import type { Drafted } from '../draft/draft.ts';
import { asking, framed } from '../draft/frame.ts';
import { isEveryday } from '../english/everyday.ts';
import { GAP } from '../english/gapSentence.ts';
import { isBalanced, isDangling, isTalk } from '../english/plainText.ts';
import { isLeaning, nounMarkersOf, smallWordsOf } from '../outline/languages.ts';
import { type Part, topicsOf } from '../outline/outline.ts';
import { endsSentence, wordCount } from '../outline/sentences.ts';
import { ANSWER_LABEL } from '../understand/examPaper.ts';
import type { Sentence } from '../understand/material.ts';
import type { Tagged } from '../understand/tagged.ts';
import type { Understood } from '../understand/understood.ts';
import { isNarrative } from './storyRecall.ts';
import { isClean, scrapsIn, sentenceOf } from './topicDraft.ts';
import { wordingsOf } from './wordings.ts';

const FEWEST_WORDS = 9;
const MOST_WORDS = 32;
const SHORTEST_TERM = 5;
const MOST_NAME_WORDS = 3;
const FEWEST_MENTIONS = 3;
/** of a topic, at most so many, or one for so many paragraphs */
const MOST_OF_TOPIC = 3;
const PARAGRAPHS = 1.5;

type GapKind = 'name' | 'year' | 'term';
type Mention = { text: string; start: number; kind: GapKind };

type Word = { text: string; start: number; end: number };

function wordsWithPlaces(sentence: string): Word[] {
  return [...sentence.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/** What could be left out of a sentence: names inside it, years behind a small word, and words behind an article. */
function mentionsIn(sentence: string, language: string | undefined): Mention[] {
  const [small, markers] = [smallWordsOf(language), nounMarkersOf(language)];
  const words = wordsWithPlaces(sentence);
  const isBeside = (at: number) => sentence.slice(words[at - 1]?.end ?? 0, words[at]?.start) === ' ';
  const mentions: Mention[] = [];
  for (let at = 1; at < words.length; at += 1) {
    const { text, start } = words[at] as Word;
    const previous = words[at - 1]?.text ?? '';
    if (!isBeside(at)) continue;
    if (/^\p{Lu}\p{L}{2}/u.test(text) && language !== 'de') {
      const first = at;
      while (isBeside(at + 1) && /^\p{Lu}\p{L}/u.test(words[at + 1]?.text ?? '')) at += 1;
      const isPart = /^\p{Lu}/u.test(previous);
      if (at - first < MOST_NAME_WORDS && !isPart && !/^ [\p{Lu}\p{N}]/u.test(sentence.slice(words[at]?.end)))
        mentions.push({ text: sentence.slice(start, words[at]?.end), start, kind: 'name' });
    } else if (/^1\d{3}$|^20\d\d$/.test(text) && small.has(previous.toLowerCase())) mentions.push({ text, start, kind: 'year' });
    else if (
      text.length >= SHORTEST_TERM &&
      markers.has(previous.toLowerCase()) &&
      !small.has(text.toLowerCase()) &&
      /^\p{L}+$/u.test(text)
    )
      mentions.push({ text, start, kind: 'term' });
  }
  return mentions;
}

/** The answer to a question of the document, not the document's own word. */
const SOLUTION = new RegExp(`^(?:Model answer|Solution|${ANSWER_LABEL})\\s*[.:]`, 'i');
const REFERENCE = /\b(?:above|also|below|former|however|latter|such(?! as)|therefore|these|this|those|thus)\b/i;
/** It may stand for what the sentence has named before it. */
const PRONOUN = /\b(?:he|her|hers|him|his|it|its|she|their|them|they)\b/i;

/** Does an English sentence lean on what stands outside of it? */
function isLeaningInEnglish(sentence: string): boolean {
  const pronoun = PRONOUN.exec(sentence);
  const isNamed =
    pronoun === null ||
    /^(?!The|A|An|In|At|On|For|As|While|When|After|Before|If)\p{Lu}|\s\p{Lu}\p{L}{2}/u.test(sentence.slice(0, pronoun.index));
  return REFERENCE.test(sentence) || !isNamed || isDangling(sentence) || isTalk(sentence);
}

/** Can a sentence be read by itself? It is whole prose and names what it is about. */
function isTold(part: Part, sentence: string, language: string | undefined): boolean {
  const words = wordCount(sentence);
  return (
    !part.isCut &&
    part.kind === 'paragraph' &&
    words >= FEWEST_WORDS &&
    words <= MOST_WORDS &&
    endsSentence(sentence) &&
    /^\p{Lu}/u.test(sentence) &&
    !/[?!…:]["”»]?$|["“”«»„;]|[—–]\s/u.test(sentence) &&
    isBalanced(sentence) &&
    !SOLUTION.test(sentence) &&
    scrapsIn(sentence) === 0 &&
    isClean(sentence, language) &&
    !isLeaning(sentence, language) &&
    ((language ?? 'en') !== 'en' || !isLeaningInEnglish(sentence))
  );
}

/** "1 1° The Irish language …": the number of a paragraph of a law. */
const COUNT = /^\d{1,2}(?:°|\s\d{1,2}°)?\s(?=\p{Lu})/u;

const WORTH: Record<GapKind, number> = { name: 0.3, year: 0.25, term: 0.1 };

/** In English, where words are tagged, a term is a noun that ends its phrase and that one subject only has. */
function isTerm({ text, start, kind }: Mention, quote: string, tagged: Tagged, language = 'en'): boolean {
  if (kind !== 'term' || language !== 'en') return true;
  const tokens = tagged.tokens(quote);
  const at = tokens.findIndex((token) => token.start === start);
  return tokens[at]?.pos === 'NOUN' && tokens[at + 1]?.pos !== 'NOUN' && !isEveryday(text);
}

type Gap = Mention & { sentence: Sentence; quote: string; score: number };

/** A gap in the best sentences of each topic. */
export function clozeDrafts({ material, tagged }: Understood): Drafted[] {
  const { language } = material.document;
  const topics = topicsOf(material.document);
  const counts = new Map<string, number>();
  for (const { parts } of topics)
    for (const { sentences } of parts)
      for (const sentence of sentences)
        for (const { text } of mentionsIn(sentence, language)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const gapped = new Set<string>();
  return topics.flatMap((topic) => {
    const { heading, parts } = topic;
    if (topic.isSkipped) return [];
    const isStory = isNarrative(topic);
    const gaps = parts.flatMap((part) => {
      const sentence = sentenceOf(material, part);
      if (!sentence) return [];
      return part.sentences
        .map((text) => text.replace(COUNT, ''))
        .filter((quote) => isTold(part, quote, language))
        .flatMap((quote) => {
          const mentions = mentionsIn(quote, language);
          const names = quote.match(/(?<=[^.!?]\s)\p{Lu}\p{L}{2}|\b\d{4}\b/gu)?.length ?? 0;
          return mentions.flatMap((mention): Gap[] => {
            const { text, kind } = mention;
            const count = counts.get(text) ?? 0;
            const isKey =
              heading.toLowerCase().includes(text.toLowerCase()) || sentence.emphasised.some((face) => face.includes(text));
            // What is asked for is told by what else the sentence names.
            const isPinned =
              kind === 'term'
                ? !isStory && (isKey || ((language ?? 'en') === 'en' && count >= FEWEST_MENTIONS))
                : isKey || (names >= 2 && !(PRONOUN.test(quote) && (language ?? 'en') === 'en'));
            if (
              (kind === 'term' && !isPinned) ||
              (kind === 'name' && material.lowerWords.has(text.toLowerCase())) ||
              !isTerm(mention, quote, tagged, language) ||
              quote.toLowerCase().split(text.toLowerCase()).length > 2
            )
              return [];
            return [
              {
                ...mention,
                sentence,
                quote,
                score: (isPinned ? WORTH[kind] : 0) + (isKey ? 0.3 : 0) + 0.03 * Math.min(5, count),
              },
            ];
          });
        });
    });
    const picks: { quote: string; draft: Drafted }[] = [];
    for (const gap of gaps.sort((a, b) => b.score - a.score)) {
      if (picks.length >= Math.max(MOST_OF_TOPIC, parts.length / PARAGRAPHS)) break;
      if (gapped.has(gap.text) || picks.some(({ quote }) => quote === gap.quote)) continue;
      gapped.add(gap.text);
      picks.push({ quote: gap.quote, draft: draftOf(gap, language) });
    }
    return picks.map(({ draft }) => draft);
  });
}

function draftOf({ start, text: answer, kind, quote, sentence, score }: Gap, language: string | undefined): Drafted {
  const gap = kind === 'year' ? `${GAP} (${wordingsOf(language).year})` : GAP;
  const gapSentence = `${quote.slice(0, start)}${gap}${quote.slice(start + answer.length)}`;
  const stem = (language ?? 'en') === 'en' ? framed('gap', gapSentence) : framed('plain', wordingsOf(language).gap(gapSentence));
  return {
    type: 'short_answer',
    ...asking(stem),
    answer,
    wrong: [],
    accepted: [],
    keyPoints: [],
    keys: [answer.toLowerCase()],
    quote,
    sentence,
    score,
  };
}
