// Chooses which of a model’s questions make the quiz: by worth, never by position. The headings are covered first, then more than recall
// counts, then the mix of kinds; no two about one thing, and none that names the answer of another, whichever passages they came from.
import type { Question, Quiz } from '#core/quiz/quiz';
import { answerText, hardFlawsOf } from '../check/hardFlaw.ts';
import { givesAway } from '../check/softFlaw.ts';
import { longestKeyShare } from '../check/statistics.ts';
import { contentWordStems, jaccard, shareHeld } from '../english/words.ts';
import type { Material } from '../understand/material.ts';
import { type Candidate, isInferred } from './candidate.ts';

/** The wanted share of each type. For typed questions and essays it is also the maximum. */
const SHARES: Record<Question['question_type'], number> = { multiple_choice: 0.5, short_answer: 0.35, essay: 0.15, diagram: 0 };
/** Two questions with this similarity, of question and answer, are about the same. */
const SAME_THING = 0.5;
const COVERS = 4;
/** The level of each kind: cases, changes and comparisons ask for understanding; reasons and ways sometimes do. */
const LEVELS: Record<Candidate['asks'], number> = { example: 3, consequence: 3, comparison: 3, why: 2, how: 2, fact: 0 };
/** Weighs more than the level, since typed questions mostly ask for facts. */
const FITS_MIX = 3;
const SOFT_FLAW = 1;
/** The largest share of choices whose key is the longest option. */
const MOST_LONGEST_KEYS = 0.4;
/** Two questions on one quote are alike if the shorter has this share of its words in the other. */
const WITHIN = 0.7;

/** A question that passed the gate, with what it asks and how many soft flaws it has. */
export type Passed = Candidate & { flaws: number };

function stemsOf(question: Question): ReadonlySet<string> {
  return new Set(contentWordStems(`${question.question_text} ${answerText(question)}`));
}

type Selection = { candidates: Passed[]; topics: Map<string, number> };

function countOf({ candidates }: Selection, type: Question['question_type']): number {
  return candidates.filter(({ question }) => question.question_type === type).length;
}

function hasRoom(selection: Selection, type: Question['question_type'], wanted: number, isMixed: boolean): boolean {
  if (!isMixed || type === 'multiple_choice') return true;
  return countOf(selection, type) < Math.max(1, Math.floor(wanted * SHARES[type]));
}

function worth({ question, asks, flaws }: Passed, selection: Selection): number {
  const { question_type: type } = question;
  const topicCount = selection.topics.get(question.topic ?? '') ?? 0;
  const size = selection.candidates.length;
  const fits = countOf(selection, type) < (size + 1) * SHARES[type];
  const isLongest =
    longestKeyShare([...selection.candidates.map((candidate) => candidate.question), question]) > MOST_LONGEST_KEYS;
  const cost = (flaws + (type === 'multiple_choice' && isLongest ? 1 : 0)) * SOFT_FLAW;
  return COVERS / (1 + topicCount) + LEVELS[asks] + (fits ? FITS_MIX : 0) - cost;
}

/** Whether both ask for the same, or one is the reverse of the other on the same quote. Essays ask for more. */
function areAlike(question: Question, rival: Question): boolean {
  const [stems, rivalStems] = [stemsOf(question), stemsOf(rival)];
  if (jaccard(stems, rivalStems) > SAME_THING) return true;
  if (question.question_type === 'essay' || rival.question_type === 'essay') return false;
  if (question.source?.quote !== rival.source?.quote) return false;
  return Math.max(shareHeld([...stems], rivalStems), shareHeld([...rivalStems], stems)) >= WITHIN;
}

/** Whether a candidate is unlike those selected. The gate also refuses questions that are too similar. */
function isApart(candidate: Passed, selection: Selection, material: Material): boolean {
  const { question } = candidate;
  const questions = selection.candidates.map((earlier) => earlier.question);
  if (questions.some((earlier) => areAlike(question, earlier))) return false;
  const quiz: Quiz = { title: '', questions: [...questions, question] };
  if (quiz.questions.some((telling) => givesAway(telling, quiz))) return false;
  return hardFlawsOf(question, quiz, material, isInferred(candidate)).length === 0;
}

/** The best question that can be added, or undefined. The earlier one in a tie. */
function nextBest(
  left: readonly Passed[],
  selection: Selection,
  wanted: number,
  material: Material,
  isMixed: boolean,
): Passed | undefined {
  const valued = left
    .filter(({ question }) => hasRoom(selection, question.question_type, wanted, isMixed))
    .map((candidate) => ({ candidate, value: worth(candidate, selection) }));
  valued.sort((a, b) => b.value - a.value);
  return valued.find(({ candidate }) => isApart(candidate, selection, material))?.candidate;
}

/** The best of the passed questions, at most `wanted`. `isMixed`: of several types, since no type was wished for. */
export function chooseBest(passed: readonly Passed[], wanted: number, material: Material, isMixed = true): Candidate[] {
  const selection: Selection = { candidates: [], topics: new Map() };
  const limit = Math.min(wanted, passed.length);
  let left = [...passed];
  while (selection.candidates.length < limit) {
    const best = nextBest(left, selection, limit, material, isMixed);
    if (best === undefined) break;
    const topic = best.question.topic ?? '';
    selection.candidates.push(best);
    selection.topics.set(topic, (selection.topics.get(topic) ?? 0) + 1);
    left = left.filter((candidate) => candidate !== best);
  }
  return selection.candidates;
}
