// The model reads its own questions again, from the passage alone. It answers choices and typed questions twice, with the options in
// another order each time; a question that it does not answer as it should has no answer there, or more than one. Then it reads all
// that a student will see. That is a request of its own: an explanation beside a question would tell its answer.
import { isCorrect } from '#core/marking/grading';
import { optionLetters, type Question } from '#core/quiz/quiz';
import { answerText } from '../check/hardFlaw.ts';
import { type Random, shuffled } from '../random.ts';
import { type Candidate, FEWEST_POINTS, isInferred } from './candidate.ts';
import type { Passage } from './passage.ts';
import { answersRequest, checksRequest, type PromptQuestion } from './prompt.ts';
import { type AskModel, answersIn, rightNumbersIn } from './reply.ts';

const TIMES = 2;

/** The candidates that the model answers correctly each time. Essays are not answered. */
export async function keepAnswered(
  passage: Passage,
  candidates: readonly Candidate[],
  ask: AskModel,
  random: Random,
): Promise<Candidate[]> {
  let left = candidates.filter(({ question }) => question.question_type !== 'essay');
  for (let time = 0; time < TIMES && left.length > 0; time += 1) {
    const read = shuffled(left, random).map((candidate, at) => ({
      candidate,
      promptQuestion: reshuffled(candidate.question, at + 1, random),
    }));
    const request = answersRequest(
      passage,
      read.map(({ promptQuestion }) => promptQuestion),
    );
    const answers = answersIn(await ask(request));
    const agreed = new Set(
      read
        .filter(({ candidate, promptQuestion }) =>
          agrees(candidate.question, promptQuestion, answers.get(promptQuestion.number) ?? ''),
        )
        .map(({ candidate }) => candidate),
    );
    left = left.filter((candidate) => agreed.has(candidate));
  }
  return candidates.filter((candidate) => candidate.question.question_type === 'essay' || left.includes(candidate));
}

/** The options in another order, so that a letter alone is no hint. */
function reshuffled(question: Question, number: number, random: Random): PromptQuestion {
  const texts = shuffled(Object.values(question.options ?? {}), random);
  const options = Object.fromEntries(texts.map((text, at) => [optionLetters[at] ?? '?', text]));
  return { number, text: question.question_text, options: question.options ? options : null };
}

function agrees(question: Question, promptQuestion: PromptQuestion, answer: string): boolean {
  if (promptQuestion.options === null) return isCorrect(question, answer.replace(/[.\s]+$/, ''));
  const letter = /^[A-D]\b/.exec(answer.trim().toUpperCase())?.[0] ?? '';
  return (
    promptQuestion.options[letter] !== undefined && promptQuestion.options[letter] === question.options?.[question.correct_answer]
  );
}

const acceptedLine = (text: string) => `SAME ANSWER: ${text}`;
const pointLine = ({ text }: { text: string }) => `POINT: ${text}`;
const explanationLine = (text: string) => `EXPLANATION: ${text}`;

/** The question with its answers, and with its quote where that need not have the words of the answer. */
function questionLine(candidate: Candidate): string {
  const { question } = candidate;
  const wrong = Object.entries(question.options ?? {}).filter(([letter]) => letter !== question.correct_answer);
  const proof = isInferred(candidate) ? [`PROOF: ${question.source?.quote}`] : [];
  const lines = [`QUESTION: ${question.question_text}`, `ANSWER: ${answerText(question)}`, ...proof];
  return [...lines, ...wrong.map(([, text]) => `WRONG: ${text}`)].join('\n   ');
}

function linesOf(candidate: Candidate): string[] {
  const { question, reasoning } = candidate;
  return [
    questionLine(candidate),
    ...(question.accepted_answers ?? []).map(acceptedLine),
    ...(question.key_points ?? []).map(pointLine),
    ...(reasoning === '' ? [] : [explanationLine(reasoning)]),
  ];
}

/** A candidate without the lines that are not right. Null if no question is left. */
function remainderOf(candidate: Candidate, right: ReadonlySet<string>): Candidate | null {
  const { question, asks, reasoning } = candidate;
  if (!right.has(questionLine(candidate))) return null;
  const { accepted_answers: accepted, key_points: points, ...rest } = question;
  const rightAnswers = accepted?.filter((text) => right.has(acceptedLine(text))) ?? [];
  const rightPoints = points?.filter((point) => right.has(pointLine(point)));
  if (rightPoints && rightPoints.length < FEWEST_POINTS) return null;
  const isExplained = reasoning !== '' && right.has(explanationLine(reasoning));
  return {
    asks,
    reasoning,
    question: {
      ...rest,
      explanation: isExplained ? `${reasoning} ${question.explanation}` : (question.explanation ?? ''),
      ...(rightAnswers.length > 0 ? { accepted_answers: rightAnswers } : {}),
      ...(rightPoints ? { key_points: rightPoints } : {}),
    },
  };
}

/** The candidates, reduced to what the model finds right when it reads all their text beside the passage. */
export async function keepConfirmed(passage: Passage, candidates: readonly Candidate[], ask: AskModel): Promise<Candidate[]> {
  if (candidates.length === 0) return [];
  const lines = candidates.map(linesOf);
  const numbers = rightNumbersIn(await ask(checksRequest(passage, lines.flat())));
  let number = 0;
  const isRight = () => {
    number += 1;
    return numbers.has(number);
  };
  return candidates.flatMap((candidate, at) => remainderOf(candidate, new Set(lines[at]?.filter(isRight))) ?? []);
}
