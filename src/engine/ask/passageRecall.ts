// What a section explains, from memory: the answer is compared with the section's own text.
import type { Drafted } from '../draft/draft.ts';
import { isBalanced } from '../english/plainText.ts';
import { smallWordsOf } from '../outline/languages.ts';
import { type Part, type Topic, topicsOf } from '../outline/outline.ts';
import { endsSentence, wordCount, wordsIn } from '../outline/sentences.ts';
import type { Material } from '../understand/material.ts';
import { isNarrative } from './storyRecall.ts';
import { endsOf, essayOf, isClean, sentenceOf } from './topicDraft.ts';
import { wordingsOf } from './wordings.ts';

const FEWEST_WORDS = 25;
const MOST_WORDS = 120;
const FEWEST_SENTENCES = 2;
/** so much of what stands under its heading a passage is at least */
const SHARE = 0.6;
const ROOT = 4;

const sizeOf = (parts: readonly Part[]) => parts.reduce((sum, { text }) => sum + wordCount(text), 0);

/** The words under a heading, those under deeper headings too. */
function sizeUnder(topics: readonly Topic[], at: number): number {
  const { level } = topics[at] as Topic;
  const end = topics.findIndex((topic, place) => place > at && topic.level <= level);
  return topics.slice(at, end < 0 ? undefined : end).reduce((sum, { parts }) => sum + sizeOf(parts), 0);
}

/** Is it told in sentences, each whole? */
const isProse = ({ text, isCut }: Part) => !isCut && endsSentence(text) && wordCount(text) >= 5;

/** From the heading on, paragraphs of one page up to so many words; empty where the first does not fit. */
function passageOf({ parts }: Topic): Part[] {
  const passage: Part[] = [];
  for (const part of parts) {
    if (!isProse(part) || part.page !== parts[0]?.page || sizeOf([...passage, part]) > MOST_WORDS) break;
    passage.push(part);
  }
  return passage;
}

/** Does the passage hold a word of the heading's content, whatever its ending? */
function isNamedIn(label: string, text: string, language: string | undefined): boolean {
  const small = smallWordsOf(language);
  const words = wordsIn(label.toLowerCase()).filter((word) => word.length > 2 && !small.has(word));
  const lowered = text.toLowerCase();
  return words.some((word) => lowered.includes(word.slice(0, Math.max(ROOT, word.length - 2))));
}

function questionOf(label: string, language: string | undefined): string {
  const { quoted, section, definition, definitionHeading } = wordingsOf(language);
  const question = /^[^?]+\?/.exec(label)?.[0];
  if (question !== undefined && !label.includes(':')) return question;
  const [parent = '', child = ''] = label.split(': ');
  return definitionHeading.test(child) ? definition(parent) : section(quoted(label));
}

/** A question on each section whose passage is whole and most of it. */
export function passageRecalls(material: Material): Drafted[] {
  const { language } = material.document;
  const topics = topicsOf(material.document);
  return topics.flatMap((topic, at) => {
    const { label } = topic;
    const passage = passageOf(topic);
    const [first] = passage;
    const answer = passage.map(({ text }) => text).join('\n');
    const words = sizeOf(passage);
    const sentences = passage.reduce((sum, part) => sum + part.sentences.length, 0);
    const sentence = first && sentenceOf(material, first);
    if (label === null || !sentence || words < FEWEST_WORDS || sentences < FEWEST_SENTENCES) return [];
    if (words < SHARE * sizeUnder(topics, at) || !isNamedIn(label, answer, language)) return [];
    if (isNarrative(topic) || !isClean(answer, language) || !isBalanced(answer)) return [];
    return essayOf({
      question: questionOf(label, language),
      answer,
      keyPoints: [],
      passage: { page: first.page },
      quote: endsOf(passage),
      sentence,
      keys: [`passage ${first.block}`],
      score: 0.6,
    });
  });
}
