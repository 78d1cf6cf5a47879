// The model answers its own questions from the passage alone, twice, with the options in another order each time. A question that
// it does not answer both times as it should is dropped: it has no answer there, or more than one.
import { isCorrect } from '#core/grading';
import { optionLetters, type Question } from '#core/quiz';
import { type Random, shuffled } from '../random.ts';
import type { Candidate } from './candidate.ts';
import type { Passage } from './passage.ts';
import { type Asked, answersRequest } from './prompt.ts';
import { type AskModel, answersIn } from './reply.ts';

const TIMES = 2;

/** Those that the model answers right each time. Essays pass: their points are proven by the gate. */
export async function answeredAlike(
  passage: Passage,
  candidates: readonly Candidate[],
  ask: AskModel,
  random: Random,
): Promise<Candidate[]> {
  let left = candidates.filter(({ question }) => question.question_type !== 'essay');
  for (let time = 0; time < TIMES && left.length > 0; time += 1) {
    const read = shuffled(left, random).map((candidate, at) => ({
      candidate,
      asked: reshuffled(candidate.question, at + 1, random),
    }));
    const answers = answersIn(
      await ask(
        answersRequest(
          passage,
          read.map(({ asked }) => asked),
        ),
      ),
    );
    const agreed = new Set(
      read
        .filter(({ candidate, asked }) => agrees(candidate.question, asked, answers.get(asked.number) ?? ''))
        .map(({ candidate }) => candidate),
    );
    left = left.filter((candidate) => agreed.has(candidate));
  }
  return candidates.filter((candidate) => candidate.question.question_type === 'essay' || left.includes(candidate));
}

/** The options in another order, so that a letter alone is no hint. */
function reshuffled(question: Question, number: number, random: Random): Asked {
  const texts = shuffled(Object.values(question.options ?? {}), random);
  const options = Object.fromEntries(texts.map((text, at) => [optionLetters[at] ?? '?', text]));
  return { number, text: question.question_text, options: question.options ? options : null };
}

function agrees(question: Question, asked: Asked, answer: string): boolean {
  if (asked.options === null) return isCorrect(question, answer.replace(/[.\s]+$/, ''));
  const letter = /^[A-D]\b/.exec(answer.trim().toUpperCase())?.[0] ?? '';
  return asked.options[letter] !== undefined && asked.options[letter] === question.options?.[question.correct_answer];
}
