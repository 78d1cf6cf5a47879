// Which of a model's questions make the quiz: by worth, never by position. The headings are covered first, then more than recall
// counts, then the mix of kinds; no two about one thing, whichever passages they came from.
import type { Question, Quiz } from '#core/quiz';
import { answerText, hardFlawsOf } from '../check/hardFlaw.ts';
import { contentWordStems, jaccard } from '../english/words.ts';
import type { Material } from '../understand/material.ts';
import type { Candidate } from './candidate.ts';

/** Of the quiz: at least so many choices, at most so many typed and so many essays. */
const LEAST_CHOICES = 0.5;
const MOST_TYPED = 0.35;
const MOST_ESSAYS = 0.15;
/** From here on two questions are about one thing: what they ask and what they answer, as stems. */
const SAME_THING = 0.5;
const COVERS = 4;
const ABOVE_RECALL = 2;
const FITS_MIX = 1;
const SOFT_FLAW = 1;

/** A question that passed the gate, with what it asks and how many soft flaws it has. */
export type Passed = Candidate & { flaws: number };

function stemsOf(question: Question): ReadonlySet<string> {
  return new Set(contentWordStems(`${question.question_text} ${answerText(question)}`));
}

type Taken = { candidates: Passed[]; stems: ReadonlySet<string>[]; topics: Map<string, number> };

function countOf({ candidates }: Taken, type: Question['question_type']): number {
  return candidates.filter(({ question }) => question.question_type === type).length;
}

/** May the mix have one more of this kind, in a quiz of so many? */
function hasRoom(taken: Taken, type: Question['question_type'], wanted: number, isMixed: boolean): boolean {
  if (!isMixed) return true;
  if (type === 'short_answer') return countOf(taken, type) < Math.floor(wanted * MOST_TYPED);
  if (type === 'essay') return countOf(taken, type) < Math.max(1, Math.round(wanted * MOST_ESSAYS));
  return true;
}

function worth({ question, asks, flaws }: Passed, taken: Taken): number {
  const { question_type: type } = question;
  const asked = taken.topics.get(question.topic ?? '') ?? 0;
  const size = taken.candidates.length;
  const choices = countOf(taken, 'multiple_choice');
  const wantsChoice = choices < (size + 1) * LEAST_CHOICES;
  const fits = type === 'essay' ? countOf(taken, type) === 0 : (type === 'multiple_choice') === wantsChoice;
  return COVERS / (1 + asked) + (asks === 'fact' ? 0 : ABOVE_RECALL) + (fits ? FITS_MIX : 0) - flaws * SOFT_FLAW;
}

/** Is it about something else than what was taken? The gate, too, refuses what is too like an earlier question. */
function isApart(candidate: Passed, taken: Taken, material: Material): boolean {
  const stems = stemsOf(candidate.question);
  if (taken.stems.some((other) => jaccard(stems, other) > SAME_THING)) return false;
  const questions = [...taken.candidates.map(({ question }) => question), candidate.question];
  const quiz: Quiz = { title: '', questions };
  return hardFlawsOf(candidate.question, quiz, material).length === 0;
}

/** The best question that may be added, or undefined. Of two as good the earlier one. */
function next(left: readonly Passed[], taken: Taken, wanted: number, material: Material, isMixed: boolean): Passed | undefined {
  const valued = left
    .filter(({ question }) => hasRoom(taken, question.question_type, wanted, isMixed))
    .map((candidate) => ({ candidate, value: worth(candidate, taken) }));
  valued.sort((a, b) => b.value - a.value);
  return valued.find(({ candidate }) => isApart(candidate, taken, material))?.candidate;
}

/** At most `wanted` of what passed the gate, the most worth first. `isMixed`: of several types, as none was wished for. */
export function chosen(passed: readonly Passed[], wanted: number, material: Material, isMixed = true): Candidate[] {
  const taken: Taken = { candidates: [], stems: [], topics: new Map() };
  const most = Math.min(wanted, passed.length);
  let left = [...passed];
  while (taken.candidates.length < most) {
    const best = next(left, taken, most, material, isMixed);
    if (best === undefined) break;
    const topic = best.question.topic ?? '';
    taken.candidates.push(best);
    taken.stems.push(stemsOf(best.question));
    taken.topics.set(topic, (taken.topics.get(topic) ?? 0) + 1);
    left = left.filter((one) => one !== best);
  }
  return taken.candidates;
}
