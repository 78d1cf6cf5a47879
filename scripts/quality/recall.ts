// How much of what people ask about a section the engine asks about too: the terms of its glossary and the keys of its
// multiple-choice questions, in a quiz of ten questions. Sections are read as text, and as pages with the terms in bold.
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Question, Quiz } from '#core/quiz/quiz';
import { answerText } from '#engine/check/hardFlaw';
import { quizOf } from '#engine/engine';
import { termKey } from '#engine/english/noun';
import { readDocument } from '#engine/read/reader';
import { sectionPdf } from '../../tests/support/textbook.ts';
import { type GoldSection, halfOf } from './gold.ts';

const FIRST = 10;

const bare = (term: string) => term.replace(/\s*\(.*\)/, '');
const keyOf = (term: string) => termKey(bare(term));

/** What the question asks, in lower case. */
const wordStem = ({ question_text: text }: Question) => text.toLowerCase();

/**
 * Does this question ask about the term? It is the answer, or stands with its meaning as the answer, or the stem speaks of it: by
 * a name of several words, or in quotation marks. One everyday word in a stem ("cell") is not asked about by standing there.
 */
function asksAbout(term: string, question: Question): boolean {
  const name = bare(term).toLowerCase();
  const stem = wordStem(question);
  if (question.question_type !== 'essay' && namesIn(answerText(question)).some((one) => termKey(one) === keyOf(term)))
    return true;
  return stem.includes(`“${name}”`) || (name.includes(' ') && ` ${stem} `.includes(name));
}

/** An answer, and of a term with its meaning ("Hawser: a thick rope") the term. */
const namesIn = (answer: string) => [answer, ...(answer.includes(': ') ? [answer.slice(0, answer.indexOf(': '))] : [])];

/** The wider reading: it is the answer, or the stem holds it. An essay's stem is one too. */
function names(term: string, question: Question): boolean {
  return asksAbout(term, question) || wordStem(question).includes(bare(term).toLowerCase());
}

async function tenQuestions(bytes: Uint8Array, name: string): Promise<Quiz> {
  const document = await readDocument(bytes, name, pdfjs);
  return quizOf(document, 1, FIRST);
}

type Count = { terms: number; found: number; named: number; keys: number; asked: number };

async function counted(
  sections: readonly GoldSection[],
  bytesOf: (section: GoldSection) => Uint8Array,
  name: string,
): Promise<Count> {
  const count: Count = { terms: 0, found: 0, named: 0, keys: 0, asked: 0 };
  for (const section of sections) {
    const { questions } = await tenQuestions(bytesOf(section), name);
    count.terms += section.glossary.length;
    count.keys += section.review.length;
    count.found += section.glossary.filter(({ term }) => questions.some((question) => asksAbout(term, question))).length;
    count.named += section.glossary.filter(({ term }) => questions.some((question) => names(term, question))).length;
    count.asked += section.review.filter(({ answer }) =>
      questions.some((question) => termKey(answerText(question)) === keyOf(answer)),
    ).length;
  }
  return count;
}

const share = (part: number, whole: number) => part / Math.max(1, whole);

/** The figures of a book, those of the held-out sections by themselves too. */
export async function recallOf(book: string, sections: readonly GoldSection[]): Promise<Record<string, number>> {
  const asText = ({ text }: GoldSection) => new TextEncoder().encode(text);
  const text = await counted(sections, asText, 'section.txt');
  const held = await counted(halfOf(sections, 'held out'), asText, 'section.txt');
  const bold = await counted(sections, (section) => sectionPdf(section), 'section.pdf');
  return {
    [`${book}: glossary recall@10`]: share(text.found, text.terms),
    [`${book}: glossary recall@10, any mention in a stem`]: share(text.named, text.terms),
    [`${book}: glossary recall@10, held out`]: share(held.found, held.terms),
    [`${book}: glossary recall@10 with bold`]: share(bold.found, bold.terms),
    [`${book}: glossary recall@10 with bold, any mention in a stem`]: share(bold.named, bold.terms),
    [`${book}: key recall@10`]: share(text.asked, text.keys),
    [`${book}: key recall@10 with bold`]: share(bold.asked, bold.keys),
  };
}
