// Asks to retell a story that has a title. The student compares the answer with the story.
import type { Drafted } from '../draft/draft.ts';
import { rememberedOf } from '../english/memo.ts';
import { oneOf, regex } from '../english/pattern.ts';
import { wordCount } from '../outline/sentences.ts';
import { type Topic, topicsOf } from '../outline/topics.ts';
import type { TextDocument } from '../read/textDocument.ts';
import type { Material } from '../understand/material.ts';
import { endsOf, essayOf, RECALL_SCORE, sentenceOf } from './topicDraft.ts';
import { wordingsOf } from './wordings.ts';

const FEWEST_WORDS = 100;
const MOST_WORDS = 900;
const FEWEST_PARAGRAPHS = 3;
const SPEECH_SHARE = 0.2;

/** A quotation: it ends with its own punctuation, or its line begins with a dash. */
const QUOTATION = /["”»’][\s.,!?]*\s*$|[,.!?…]["”»]|^\s*[—–]\s/u;
/** Direct speech: a line that begins with a quotation or a dash, or a quotation inside its sentence. */
const SPEECH = /^\s*(?:[—–]\s|["“«„])|[,!?…]["”»]\s+\p{Ll}/u;
const ONCE = regex('iu')`^${oneOf`
    long ago | long,? long ago | once | one day | there (?:once )?(?:lived|was)
    il était une fois | un jour | eines tages | es war einmal | un día | érase una vez | había una vez | era uma vez | um dia
    hapo zamani | paliondokea | siku moja
  `}(?!\p{L})`;

type TopicParts = Pick<Topic, 'parts'>;

/** Whether enough paragraphs have this mark, or the text begins as a tale ("Once …") and has quotation marks. */
function isToldWith(mark: RegExp, fewest: number, { parts }: TopicParts): boolean {
  if (parts.some(({ kind }) => kind === 'item')) return false;
  const marked = parts.filter(({ text }) => mark.test(text)).length;
  return (
    marked >= Math.max(fewest, SPEECH_SHARE * parts.length) ||
    (ONCE.test(parts[0]?.text ?? '') && parts.some(({ text }) => /["“«]/.test(text)))
  );
}

/** Whether a text may be a story. Explanations with many quotations may be taken for one. */
export const isNarrative = (topic: TopicParts): boolean => isToldWith(QUOTATION, 1, topic);

const isTale = (topic: TopicParts): boolean => isNarrative(topic) && isToldWith(SPEECH, 2, topic);

/** The stories of a document. None if it is mostly explanation, which also quotes people. */
export const talesIn = rememberedOf((document: TextDocument): ReadonlySet<Topic> => {
  const topics = topicsOf(document).filter(({ label, parts }) => label !== null && parts.length > 0);
  const tales = topics.filter(isTale);
  return new Set(2 * tales.length >= topics.length ? tales : []);
});

export function storyRecalls(material: Material): Drafted[] {
  const { language } = material.document;
  const { quoted, story } = wordingsOf(language);
  const tales = talesIn(material.document);
  return topicsOf(material.document).flatMap((topic) => {
    const { label, heading, parts, hasTopicsBelow } = topic;
    const [first] = parts;
    const words = parts.reduce((sum, { text }) => sum + wordCount(text), 0);
    const sentence = first && sentenceOf(material, first);
    if (label === null || !sentence || hasTopicsBelow || parts.length < FEWEST_PARAGRAPHS) return [];
    if (words < FEWEST_WORDS || words > MOST_WORDS || !tales.has(topic) || parts.some(({ page }) => page > first.page + 1))
      return [];
    return essayOf({
      question: story(quoted(heading)),
      answer: parts.map(({ text }) => text).join('\n'),
      passage: { page: first.page },
      quote: endsOf(parts),
      sentence,
      keys: [`story ${first.block}`],
      score: RECALL_SCORE,
    });
  });
}
