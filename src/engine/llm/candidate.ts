// From what a model wrote to a question of ours: the quote must be on a page, the options whole, the answer among none of the
// wrong ones. What cannot be shown to be true is dropped here or by the gate.
import { citationOf } from '#core/citation';
import type { OptionLetter, Question } from '#core/quiz';
import { asRichText, richPlace } from '../draft/draft.ts';
import { letteredOptions } from '../draft/lettering.ts';
import type { Random } from '../random.ts';
import { placeIn } from '../read/textDocument.ts';
import { isOnPage, type Material, normalised, type Sentence } from '../understand/material.ts';
import type { Passage } from './passage.ts';
import type { ModelQuestion } from './reply.ts';

const MOST_ANSWER_WORDS = 4;

/** The page of the passage on which a quote stands: the one that was named, else any; null when it was made up. */
function pageOf(material: Material, passage: Passage, { page, quote }: ModelQuestion): number | null {
  const pages = [page, ...passage.pages].filter((one) => passage.pages.includes(one));
  return pages.find((one) => isOnPage(material, quote, one)) ?? null;
}

/** The sentence that the quote begins with. */
function sentenceOf(material: Material, quote: string, page: number): Sentence | undefined {
  const start = normalised(quote).slice(0, 40);
  return material.sentences.find((one) => one.page === page && normalised(one.text).includes(start));
}

function isWhole({ type, answer, wrong_options, key_points }: ModelQuestion): boolean {
  if (type === 'multiple_choice') return new Set([answer, ...wrong_options.map(({ text }) => text)].map(normalised)).size === 4;
  if (type === 'essay') return key_points.length > 0 && key_points.every(({ terms }) => terms.length > 0);
  return answer.trim().split(/\s+/).length <= MOST_ANSWER_WORDS;
}

/** A question without its final number, or null. `letter`: where the right option goes. */
export function candidateOf(
  material: Material,
  passage: Passage,
  written: ModelQuestion,
  letter: OptionLetter,
  random: Random,
): Question | null {
  const page = pageOf(material, passage, written);
  if (page === null || !isWhole(written)) return null;
  // A model writes plain text with `$…$`, whatever the document's kind; only the quote is the document's.
  const rich = (text: string) => asRichText(text.trim().replaceAll('\\$', '$'), 'txt');
  const quote = written.quote.trim();
  const { kind } = material.document;
  const sentence = sentenceOf(material, quote, page);
  const place = placeIn(material.document, page, sentence?.section.heading ?? '');
  const cited = citationOf(richPlace(place, kind), kind === 'pptx', asRichText(quote, kind));
  const options =
    written.type === 'multiple_choice'
      ? letteredOptions(
          rich(written.answer),
          written.wrong_options.map(({ text }) => rich(text)),
          letter,
          random,
        )
      : null;
  return {
    question_id: 1,
    question_text: rich(written.question),
    question_type: written.type,
    ...(options ? { options } : {}),
    correct_answer: options ? letter : rich(written.answer),
    explanation: written.explanation.trim() === '' ? cited : `${rich(written.explanation)} ${cited}`,
    topic: asRichText(sentence?.section.topic || material.document.title, kind),
    difficulty: written.difficulty,
    source: { ...place, quote },
    ...(written.type === 'short_answer' && written.accepted_answers.length > 0
      ? { accepted_answers: written.accepted_answers }
      : {}),
    ...(written.type === 'essay'
      ? { key_points: written.key_points.map((point) => ({ ...point, text: rich(point.text) })) }
      : {}),
  };
}
