// Questions by a language model, held to the same gate as our own; our own fill what is missing, or all of it. The model is
// reached through `ask`; no network, no key and no clock in here.

import { isCorrect } from '#core/grading';
import { OWN_WRITER, optionLetters, type Question, type Quiz } from '#core/quiz';
import { passGate } from '../check/gate.ts';
import { softFlawsOf } from '../check/softFlaw.ts';
import { keyLetters } from '../draft/lettering.ts';
import { seededRandom, shuffled } from '../random.ts';
import type { TextDocument } from '../read/textDocument.ts';
import { type Material, materialOf } from '../understand/material.ts';
import { wantedCount } from '../understand/quizLength.ts';
import { candidateOf } from './candidate.ts';
import { conceptsOf } from './concepts.ts';
import { type Passage, passagesOf } from './passage.ts';
import { type Asked, answersRequest, questionsRequest } from './prompt.ts';
import { type AskModel, answersIn, questionsIn } from './reply.ts';

export type Model = { name: string; ask: AskModel };

/** More is asked for than is wanted: the gate and the second reading take some. */
const SURPLUS = 1.5;
const MOST_SOFT_FLAWS = 1;
const AT_ONCE = 3;

/** `own`: the quiz of the built-in engine, which has passed the gate. A model that fails is no failure of this. */
export async function withModel(own: Quiz, document: TextDocument, { name, ask }: Model, seed: number): Promise<Quiz> {
  const material = materialOf(document);
  const passages = passagesOf(material, conceptsOf(document));
  const usable = material.sentences.filter((sentence) => sentence.usable).length;
  const wanted = Math.max(own.questions.length, wantedCount(usable));
  const found: Question[] = [];
  for (let at = 0; at < passages.length; at += AT_ONCE) {
    const some = passages.slice(at, at + AT_ONCE).map((passage) => {
      const count = Math.max(2, Math.ceil((wanted * SURPLUS * passage.usable) / Math.max(1, usable)));
      return fromPassage(material, passage, count, ask, seed).catch(() => null);
    });
    const replies = await Promise.all(some);
    for (const questions of replies) found.push(...(questions ?? []));
    // Nobody answers there, or the budget is used up: the rest is ours.
    if (replies.every((questions) => questions === null)) break;
  }
  const written = spread(clean({ ...own, questions: found }, document, material), wanted);
  if (written.length === 0) return own;
  const both = passGate({ ...own, questions: [...written, ...own.questions] }, document).questions;
  const fromModel = new Set(written.map((question) => question.question_text));
  const ours = both.filter((question) => !fromModel.has(question.question_text)).slice(0, Math.max(0, wanted - written.length));
  const questions = ordered([...both.filter((question) => fromModel.has(question.question_text)), ...ours]);
  return { ...own, questions, written_by: ours.length === 0 ? name : `${name} and ${OWN_WRITER}` };
}

async function fromPassage(
  material: Material,
  passage: Passage,
  count: number,
  ask: AskModel,
  seed: number,
): Promise<Question[]> {
  const random = seededRandom(seed * 1_000 + passage.index);
  const written = questionsIn(await ask(questionsRequest(passage, count))).slice(0, count);
  const letters = keyLetters(written.length, random);
  const candidates = written
    .map((question, at) => candidateOf(material, passage, question, letters[at] ?? 'A', random))
    .filter((question) => question !== null);
  // The second reading: whoever answers from the text alone must find the same answer.
  const read = candidates.map((question, at) => ({ question, asked: reshuffled(question, at + 1, random) }));
  const toAnswer = read.filter(({ question }) => question.question_type !== 'essay');
  if (toAnswer.length === 0) return candidates;
  const answers = answersIn(
    await ask(
      answersRequest(
        passage,
        toAnswer.map(({ asked }) => asked),
      ),
    ),
  );
  return read
    .filter(
      ({ question, asked }) => question.question_type === 'essay' || agrees(question, asked, answers.get(asked.number) ?? ''),
    )
    .map(({ question }) => question);
}

/** The options in another order, so that a letter alone is no hint. */
function reshuffled(question: Question, number: number, random: () => number): Asked {
  const texts = shuffled(Object.values(question.options ?? {}), random);
  const options = Object.fromEntries(texts.map((text, at) => [optionLetters[at] ?? '?', text]));
  return { number, text: question.question_text, options: question.options ? options : null };
}

function agrees(question: Question, asked: Asked, answer: string): boolean {
  if (asked.options === null) return isCorrect(question, answer.replace(/[.\s]+$/, ''));
  const letter = /^[A-D]\b/.exec(answer.trim().toUpperCase())?.[0] ?? '';
  return asked.options[letter] !== undefined && asked.options[letter] === question.options?.[question.correct_answer];
}

/** Through the gate, and without those that have more than one soft flaw. */
function clean(quiz: Quiz, document: TextDocument, material: Material): Question[] {
  const passed = passGate(quiz, document);
  return passed.questions.filter((question) => softFlawsOf(question, passed, material).length <= MOST_SOFT_FLAWS);
}

/** At most `wanted`, evenly from the whole list. */
function spread(questions: readonly Question[], wanted: number): Question[] {
  if (questions.length <= wanted) return [...questions];
  return Array.from({ length: wanted }, (_, at) => questions[Math.floor((at * questions.length) / wanted)] as Question);
}

/** In the document's order, essays last, numbered from 1. */
function ordered(questions: readonly Question[]): Question[] {
  const rank = ({ question_type, source }: Question) => (question_type === 'essay' ? 1e6 : 0) + (source?.page ?? 0);
  return [...questions].sort((a, b) => rank(a) - rank(b)).map((question, at) => ({ ...question, question_id: at + 1 }));
}
