// Writes a quiz with a language model. Its questions pass the same gate as ours, and ours fill up what is missing. The model is
// reached through `ask`; no network, no key and no clock in here.

import type { Wishes } from '#core/document/wishes';
import { OWN_WRITER, type Question, type Quiz } from '#core/quiz/quiz';
import { passGate } from '../check/gate.ts';
import { hardFlawsOf } from '../check/hardFlaw.ts';
import { type SoftFlaw, softFlawsOf } from '../check/softFlaw.ts';
import { WISHED_TYPES, withUnmet } from '../choose/wish.ts';
import { keyLetters } from '../draft/lettering.ts';
import { seededRandom } from '../random.ts';
import type { TextDocument } from '../read/textDocument.ts';
import { sectionsOf } from '../understand/documentParts.ts';
import { type Material, materialOf, type Sentence } from '../understand/material.ts';
import { keepAnswered, keepConfirmed } from './answerCheck.ts';
import { type Candidate, candidateOf, isInferred } from './candidate.ts';
import { chooseBest, type Passed } from './chooseBest.ts';
import { conceptsOf, type Passage, passagesOf } from './passage.ts';
import { type Order, questionsRequest } from './prompt.ts';
import { type AskModel, questionsIn } from './reply.ts';
import { questionCountOf } from './textSize.ts';

export type Model = {
  name: string;
  ask: AskModel;
  /** how many passages it is asked about at a time */
  atOnce?: number;
  /** hears how many of the passages are done */
  onPart?: (count: number, parts: number) => void;
};

/** Requests more questions than wanted, since the gate and the second reading remove some. */
const SURPLUS = 1.4;
const MOST_SOFT_FLAWS = 1;
/** The model was asked this twice, so the rule's suspicion does not count. */
const ANSWERED: SoftFlaw = 'other-may-be-right';
const AT_ONCE = 3;
/** After so many passages in a row without an answer, the model is unreachable or the budget used up. */
const MOST_FAILURES = 3;
const TYPED_SHARE = 0.35;
/** A passage with so many questions has an essay. Of smaller ones, every second one has. */
const WITH_ESSAY = 5;

/** The length tells which option is right. */
const FATAL: SoftFlaw = 'long-key';

/** Rules for English. Their flaws do not count in other languages. */
const OF_ENGLISH: ReadonlySet<SoftFlaw> = new Set([
  'dangling',
  'figure-talk',
  'article-mismatch',
  'doubled-word',
  'word-of-key-in-stem',
  'mixed-options',
  'negative-stem',
]);

function foreignLanguage({ language }: TextDocument): string | undefined {
  return language === 'en' ? undefined : language;
}

/** A student's wishes as the model needs them: from which sentences, how many, and which questions. */
type Aim = { sentences: Sentence[]; wanted: number; isMixed: boolean; fits: (question: Question) => boolean };

function aimOf(material: Material, wishes: Wishes): Aim {
  const { count, kind, without_essays: isWithoutEssays, difficulty, parts } = wishes;
  const sections = sectionsOf(material.document, parts);
  const sentences = material.sentences.filter(({ section }) => sections === null || sections.has(section.index));
  return {
    sentences,
    wanted: count ?? questionCountOf({ sentences }),
    isMixed: kind === undefined,
    fits: ({ question_type: type, difficulty: level }) =>
      (kind === undefined || type === WISHED_TYPES[kind]) &&
      !(isWithoutEssays && type === 'essay') &&
      (difficulty === undefined || level === difficulty),
  };
}

/** Returns a quiz by the model, in the document's language. A failing model is not an error. `ownQuiz` has passed the gate. */
export async function withModel(
  ownQuiz: Quiz,
  document: TextDocument,
  { name, ask, atOnce = AT_ONCE, onPart }: Model,
  seed: number,
  wishes: Wishes = {},
): Promise<Quiz> {
  const material = materialOf(document);
  const { sentences, wanted, isMixed, fits } = aimOf(material, wishes);
  const language = foreignLanguage(document);
  const terms = language === undefined ? conceptsOf(document) : [];
  const passages = passagesOf({ sentences }, terms, wanted * SURPLUS);
  const words = passages.reduce((sum, passage) => sum + passage.words, 0);
  const allCandidates: Candidate[] = [];
  let failures = 0;
  onPart?.(0, passages.length);
  for (let at = 0; at < passages.length && failures < MOST_FAILURES; at += atOnce) {
    const earlierTexts = allCandidates.map(({ question }) => question.question_text);
    const requests = passages.slice(at, at + atOnce).map((passage) => {
      const count = Math.max(2, Math.ceil((wanted * SURPLUS * passage.words) / Math.max(1, words)));
      const order = orderOf(count, passage.index, wishes);
      return fromPassage(material, passage, { order, earlierTexts, ask, seed, language }).catch(() => null);
    });
    const replies = await Promise.all(requests);
    for (const candidates of replies) {
      failures = candidates === null ? failures + 1 : 0;
      allCandidates.push(...(candidates ?? []));
    }
    onPart?.(Math.min(at + atOnce, passages.length), passages.length);
  }
  const fitting = allCandidates.filter(({ question }) => fits(question));
  const inferred = new Set(fitting.filter(isInferred).map(({ question }) => question));
  const passed = passedOf(fitting, ownQuiz, document, material);
  const chosenQuestions = chooseBest(passed, wanted, material, isMixed).map(({ question }) => question);
  if (chosenQuestions.length === 0) return ownQuiz;
  const gatedQuestions = passGate(
    { ...ownQuiz, questions: [...chosenQuestions, ...ownQuiz.questions] },
    document,
    inferred,
  ).questions;
  const fromModel = new Set(chosenQuestions.map((question) => question.question_text));
  const missing = Math.max(0, ownQuiz.questions.length - chosenQuestions.length);
  const ours = gatedQuestions.filter((question) => !fromModel.has(question.question_text)).slice(0, missing);
  const questions = inDocumentOrder([...gatedQuestions.filter((question) => fromModel.has(question.question_text)), ...ours]);
  const writer = ours.length === 0 ? name : `${name} and ${OWN_WRITER}`;
  const quiz = { ...ownQuiz, questions, written_by: writer };
  // Only our own questions may leave some of the wishes aside.
  return ours.length > 0 ? quiz : withUnmet(quiz, wishes, []);
}

function orderOf(count: number, index: number, { kind, without_essays: isWithoutEssays, difficulty }: Wishes): Order {
  const level = difficulty === undefined ? {} : { difficulty };
  if (kind === 'choice') return { choices: count, typed: 0, essays: 0, ...level };
  if (kind === 'typed') return { choices: 0, typed: count, essays: 0, ...level };
  if (kind === 'essay') return { choices: 0, typed: 0, essays: count, ...level };
  const typed = Math.round(count * TYPED_SHARE);
  const essays = !isWithoutEssays && (count >= WITH_ESSAY || index % 2 === 0) ? 1 : 0;
  return { choices: Math.max(1, count - typed - essays), typed, essays, ...level };
}

type PassageOrder = { order: Order; earlierTexts: readonly string[]; ask: AskModel; seed: number; language: string | undefined };

async function fromPassage(
  material: Material,
  passage: Passage,
  { order, earlierTexts, ask, seed, language }: PassageOrder,
): Promise<Candidate[]> {
  const random = seededRandom(seed * 1_000 + passage.index);
  const replyQuestions = questionsIn(await ask(questionsRequest(passage, order, earlierTexts, language)));
  const letters = keyLetters(replyQuestions.length, random);
  const candidates = replyQuestions
    .map((question, at) => candidateOf(material, passage, question, letters[at] ?? 'A', random))
    .filter((candidate) => candidate !== null);
  return keepConfirmed(passage, await keepAnswered(passage, candidates, ask, random), ask);
}

/** The candidates that pass the gate with at most one soft flaw. Similar ones are removed when they are chosen. */
function passedOf(candidates: readonly Candidate[], ownQuiz: Quiz, document: TextDocument, material: Material): Passed[] {
  const isForeign = foreignLanguage(document) !== undefined;
  const isIgnored = (flaw: SoftFlaw) => flaw === ANSWERED || (isForeign && OF_ENGLISH.has(flaw));
  return candidates.flatMap((candidate) => {
    const quiz = { ...ownQuiz, questions: [candidate.question] };
    if (hardFlawsOf(candidate.question, quiz, material, isInferred(candidate)).length > 0) return [];
    const flaws = softFlawsOf(candidate.question, quiz, material).filter((flaw) => !isIgnored(flaw));
    return flaws.length > MOST_SOFT_FLAWS || flaws.includes(FATAL) ? [] : [{ ...candidate, flaws: flaws.length }];
  });
}

/** Sorts the questions by the document's order, essays last, and numbers them from 1. */
function inDocumentOrder(questions: readonly Question[]): Question[] {
  const rank = ({ question_type, source }: Question) => (question_type === 'essay' ? 1e6 : 0) + (source?.page ?? 0);
  return [...questions].sort((a, b) => rank(a) - rank(b)).map((question, at) => ({ ...question, question_id: at + 1 }));
}
