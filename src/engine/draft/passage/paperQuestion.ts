// The questions of an exam paper (understand/paper.ts) as drafts, each with a quote from the page on which its answer stands.

import { isJunk } from '../../english/plainText.ts';
import { withoutEndMarks } from '../../english/sentence.ts';
import { optionOf, type PaperLine, type PaperQuestion } from '../../understand/examPaper.ts';
import { type Material, normalised, type Sentence } from '../../understand/material.ts';
import { askedBlocks, paperOf } from '../../understand/paper.ts';
import { marksIn } from '../../understand/paperMarks.ts';
import type { Drafted } from '../draft.ts';
import { ownChoice, type Place } from './ownChoice.ts';

const LONGEST_QUOTE = 480;

/** A sentence to stand for these lines: a bold stem is a heading to the reader, and has none of its own. */
function sentenceOn(material: Material, lines: readonly PaperLine[], page: number): Sentence | null {
  const blocks = new Set(lines.filter((line) => line.page === page).map(({ block }) => block));
  return (
    material.sentences.find(({ block }) => blocks.has(block)) ??
    material.sentences.find((sentence) => sentence.page === page) ??
    null
  );
}

function choiceOf(material: Material, { stem, options, letter, lines }: PaperQuestion): Drafted | null {
  const answer = letter === null ? undefined : optionOf({ options }, letter);
  if (answer === undefined || letter === null) return null;
  const holds = (text: string) => normalised(text).includes(withoutEndMarks(normalised(answer)));
  const page = lines.findLast(({ text }) => holds(text))?.page ?? lines[0]?.page;
  const sentence = page === undefined ? null : sentenceOn(material, lines, page);
  if (sentence === null) return null;
  const here = lines.filter((line) => line.page === page).map(({ held }) => held);
  const quotes = [here.join(' '), ...here.filter(holds)].filter(
    (text) => text.length <= LONGEST_QUOTE && holds(text) && !isJunk(text),
  );
  return ownChoice({ stem, options, letter }, sentence, (shown) => quotes[0] ?? shown);
}

function placeOf(material: Material, { stem, answer, first }: PaperQuestion): Place | null {
  const sentence = answer && sentenceOn(material, [answer.line], answer.line.page);
  return sentence && { text: `${stem}\nAnswer: ${answer.text}`, held: answer.line.held, first: first.text, sentence };
}

/** Its number, part and marks. */
function asSet({ number, heading, each, stem }: PaperQuestion): {
  number: string | null;
  part: string | null;
  marks: number | null;
} {
  return { number: number === null ? null : String(number), part: heading, marks: marksIn(stem) ?? each };
}

/** What a paper asks and answers, and the blocks that it stands in. `answered` makes a question of one without options. */
export function paperQuestions(
  material: Material,
  answered: (place: Place) => Drafted | null,
): { drafts: Drafted[]; blocks: ReadonlySet<number> } {
  const drafts: Drafted[] = [];
  const blocks = new Set<number>();
  const isPaper = askedBlocks(material.document).size > 0;
  for (const [at, question] of paperOf(material.document).entries()) {
    const place = question.answer === null ? null : placeOf(material, question);
    const draft = choiceOf(material, question) ?? (place && answered(place));
    if (draft === null) continue;
    drafts.push(isPaper ? { ...draft, exam: { at, ...asSet(question) } } : draft);
    for (const line of question.lines) blocks.add(line.block);
  }
  return { drafts, blocks };
}
