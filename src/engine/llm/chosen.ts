// Which of a model's questions make the quiz: by worth, never by position. The headings are covered first, then more than recall
// counts, then the mix of kinds; no two about one thing, and none that names the answer of another, whichever passages they came from.
import type { Question, Quiz } from '#core/quiz/quiz';
import { answerText, hardFlawsOf } from '../check/hardFlaw.ts';
import { givesAway } from '../check/softFlaw.ts';
import { longestKeyShare } from '../check/statistics.ts';
import { contentWordStems, jaccard, shareHeld } from '../english/words.ts';
import type { Material } from '../understand/material.ts';
import { type Candidate, isInferred } from './candidate.ts';

/** Of the quiz: what is wanted of each type; of those that are typed and of essays, no more. */
const SHARES: Record<Question['question_type'], number> = { multiple_choice: 0.5, short_answer: 0.35, essay: 0.15, diagram: 0 };
/** From here on two questions are about one thing: what they ask and what they answer, as stems. */
const SAME_THING = 0.5;
const COVERS = 4;
/** A new case, a change and a comparison ask for more than what stands there; of a reason and a way that is sometimes so. */
const LEVELS: Record<Candidate['asks'], number> = { example: 3, consequence: 3, comparison: 3, why: 2, how: 2, fact: 0 };
/** More than the level: what is typed mostly asks for a fact. */
const FITS_MIX = 3;
const SOFT_FLAW = 1;
/** Of the choices so many may have a key that is longer than each other option. */
const MOST_LONGEST_KEYS = 0.4;
/** Of two questions on one quote the shorter one says so much of what the other says. */
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

/** May the mix have one more of this kind, in a quiz of so many? */
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

/** Do both ask for one thing, or about one quote the other way round? An essay asks for more. */
function areAlike(question: Question, rival: Question): boolean {
  const [stems, rivalStems] = [stemsOf(question), stemsOf(rival)];
  if (jaccard(stems, rivalStems) > SAME_THING) return true;
  if (question.question_type === 'essay' || rival.question_type === 'essay') return false;
  if (question.source?.quote !== rival.source?.quote) return false;
  return Math.max(shareHeld([...stems], rivalStems), shareHeld([...rivalStems], stems)) >= WITHIN;
}

/** Is it about something else than what was taken? The gate, too, refuses what is too like an earlier question. */
function isApart(candidate: Passed, selection: Selection, material: Material): boolean {
  const { question } = candidate;
  const questions = selection.candidates.map((earlier) => earlier.question);
  if (questions.some((earlier) => areAlike(question, earlier))) return false;
  const quiz: Quiz = { title: '', questions: [...questions, question] };
  if (quiz.questions.some((telling) => givesAway(telling, quiz))) return false;
  return hardFlawsOf(question, quiz, material, isInferred(candidate)).length === 0;
}

/** The best question that may be added, or undefined. Of two as good the earlier one. */
function next(
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

/** At most `wanted` of what passed the gate, the most worth first. `isMixed`: of several types, as none was wished for. */
export function chosen(passed: readonly Passed[], wanted: number, material: Material, isMixed = true): Candidate[] {
  const selection: Selection = { candidates: [], topics: new Map() };
  const limit = Math.min(wanted, passed.length);
  let left = [...passed];
  while (selection.candidates.length < limit) {
    const best = next(left, selection, limit, material, isMixed);
    if (best === undefined) break;
    const topic = best.question.topic ?? '';
    selection.candidates.push(best);
    selection.topics.set(topic, (selection.topics.get(topic) ?? 0) + 1);
    left = left.filter((candidate) => candidate !== best);
  }
  return selection.candidates;
}
