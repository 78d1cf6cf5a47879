// npm run quality -- --served: which documents get a quiz, of how many questions and of which kinds, and why others get none.
import path from 'node:path';
import { type Engine, isCounted, type Outcome, outcomeOf } from './outcome.ts';

const ENOUGH = 5;

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
}

export const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** "term 3, gap 2", the most frequent first. */
function tally(names: readonly string[]): string {
  const counts = [...new Set(names)].map((name) => [name, names.filter((one) => one === name).length] as const);
  return counts
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function lineOf(outcome: Outcome): string {
  const { file, words, language, sections, seconds, questions, code, fates } = outcome;
  const types = tally(questions.map(({ question }) => question.question_type));
  const made =
    code === null ? `${types} | ${tally(questions.map(({ kind }) => kind))}` : `${code} | drafts: ${tally(fates) || 'none'}`;
  const isApart = isCounted(outcome) ? '' : ' (not counted)';
  const numbers = [`${questions.length}`.padStart(4), `${words}`.padStart(7), language.padEnd(5), `${sections}`.padStart(4)];
  return `${[...numbers, seconds.toFixed(1).padStart(6)].join(' ')}  ${path.basename(file)}: ${made}${isApart}`;
}

/** The share of documents that get at least five questions, and how many they get, of those that should get a quiz. */
export function servedFigures(outcomes: readonly Outcome[]) {
  const counts = outcomes.filter(isCounted).map(({ questions }) => questions.length);
  const served = counts.filter((count) => count >= ENOUGH).length;
  return { of: counts.length, served, median: median(counts), mean: mean(counts) };
}

/** Prints a line for each document, and one for all. */
export async function printServed(engine: Engine, files: readonly string[]): Promise<Outcome[]> {
  console.log(`questions, words, language, headings, seconds, of the engine in ${engine.name}`);
  const outcomes: Outcome[] = [];
  for (const file of files) {
    const outcome = await outcomeOf(engine, file);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
  const { of, served, median, mean } = servedFigures(outcomes);
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  const share = Math.round((100 * served) / Math.max(1, of));
  console.log(
    `served ${served} of ${of} (${share} %), questions: median ${median}, mean ${mean.toFixed(1)}, ${seconds.toFixed(0)} seconds\n`,
  );
  return outcomes;
}
