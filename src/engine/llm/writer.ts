// Questions by a language model, held to the same gate as our own; where they are fewer than ours, ours fill the rest. The model is
// reached through `ask`; no network, no key and no clock in here.

import { OWN_WRITER, type Question, type Quiz } from '#core/quiz';
import type { SoftFlaw } from '../check/flaw.ts';
import { passGate } from '../check/gate.ts';
import { softFlawsOf } from '../check/softFlaw.ts';
import { keyLetters } from '../draft/lettering.ts';
import { seededRandom } from '../random.ts';
import type { TextDocument } from '../read/textDocument.ts';
import { type Material, materialOf } from '../understand/material.ts';
import { answeredAlike } from './answerCheck.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { chosen, type Passed } from './chosen.ts';
import { conceptsOf } from './concepts.ts';
import { type Passage, passagesOf } from './passage.ts';
import { type Order, questionsRequest } from './prompt.ts';
import { type AskModel, questionsIn } from './reply.ts';
import { modelCount } from './textSize.ts';

export type Model = {
  name: string;
  ask: AskModel;
  /** how many passages it is asked about at a time */
  atOnce?: number;
  /** hears how many of the passages are done */
  onPart?: (done: number, parts: number) => void;
};

/** More is asked for than is wanted: the gate and the second reading take some. */
const SURPLUS = 1.4;
const MOST_SOFT_FLAWS = 1;
/** Whether another option is right is what the model was asked twice; the rule only suspects it. */
const ANSWERED: SoftFlaw = 'other-may-be-right';
const AT_ONCE = 3;
/** So many passages without an answer, one after the other: nobody answers there, or the budget is used up. */
const MOST_FAILURES = 3;
const MOST_BEFORE = 12;
const TYPED_SHARE = 0.2;
/** A passage of so many questions has an essay; of the smaller ones every second. */
const WITH_ESSAY = 5;

/** `own`: the quiz of the built-in engine, which has passed the gate. A model that fails is no failure of this. */
export async function withModel(
  own: Quiz,
  document: TextDocument,
  { name, ask, atOnce = AT_ONCE, onPart }: Model,
  seed: number,
): Promise<Quiz> {
  const material = materialOf(document);
  const wanted = modelCount(material);
  const passages = passagesOf(material, conceptsOf(document), wanted * SURPLUS);
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const found: Candidate[] = [];
  let failures = 0;
  onPart?.(0, passages.length);
  for (let at = 0; at < passages.length && failures < MOST_FAILURES; at += atOnce) {
    const before = found.slice(-MOST_BEFORE).map(({ question }) => question.question_text);
    const some = passages.slice(at, at + atOnce).map((passage) => {
      const count = Math.max(2, Math.ceil((wanted * SURPLUS * passage.words) / Math.max(1, words)));
      return fromPassage(material, passage, { order: orderOf(count, passage.index), before, ask, seed }).catch(() => null);
    });
    const replies = await Promise.all(some);
    for (const candidates of replies) {
      failures = candidates === null ? failures + 1 : 0;
      found.push(...(candidates ?? []));
    }
    onPart?.(Math.min(at + atOnce, passages.length), passages.length);
  }
  const written = chosen(passedOf(found, own, document, material), wanted, material).map(({ question }) => question);
  if (written.length === 0) return own;
  const both = passGate({ ...own, questions: [...written, ...own.questions] }, document).questions;
  const fromModel = new Set(written.map((question) => question.question_text));
  const missing = Math.max(0, own.questions.length - written.length);
  const ours = both.filter((question) => !fromModel.has(question.question_text)).slice(0, missing);
  const questions = ordered([...both.filter((question) => fromModel.has(question.question_text)), ...ours]);
  return { ...own, questions, written_by: ours.length === 0 ? name : `${name} and ${OWN_WRITER}` };
}

/** How many of each kind a passage is asked for. */
function orderOf(count: number, index: number): Order {
  const typed = Math.round(count * TYPED_SHARE);
  const essays = count >= WITH_ESSAY || index % 2 === 0 ? 1 : 0;
  return { choices: Math.max(1, count - typed - essays), typed, essays };
}

type Wish = { order: Order; before: readonly string[]; ask: AskModel; seed: number };

async function fromPassage(material: Material, passage: Passage, { order, before, ask, seed }: Wish): Promise<Candidate[]> {
  const random = seededRandom(seed * 1_000 + passage.index);
  const written = questionsIn(await ask(questionsRequest(passage, order, before)));
  const letters = keyLetters(written.length, random);
  const candidates = written
    .map((question, at) => candidateOf(material, passage, question, letters[at] ?? 'A', random))
    .filter((candidate) => candidate !== null);
  return answeredAlike(passage, candidates, ask, random);
}

/** What passes the gate by itself, with no more than one soft flaw; that no two are alike is seen to when they are chosen. */
function passedOf(found: readonly Candidate[], own: Quiz, document: TextDocument, material: Material): Passed[] {
  return found.flatMap((candidate) => {
    const quiz = { ...own, questions: [candidate.question] };
    if (passGate(quiz, document).questions.length === 0) return [];
    const flaws = softFlawsOf(candidate.question, quiz, material).filter((flaw) => flaw !== ANSWERED).length;
    return flaws > MOST_SOFT_FLAWS ? [] : [{ ...candidate, flaws }];
  });
}

/** In the document's order, essays last, numbered from 1. */
function ordered(questions: readonly Question[]): Question[] {
  const rank = ({ question_type, source }: Question) => (question_type === 'essay' ? 1e6 : 0) + (source?.page ?? 0);
  return [...questions].sort((a, b) => rank(a) - rank(b)).map((question, at) => ({ ...question, question_id: at + 1 }));
}
