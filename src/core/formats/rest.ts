// Writes what is left out of an import as a file of the same format, to be mended and imported again: each part below its reason,
// which no reader reads.
import { ownQuizLimits } from '../editing/ownQuiz.ts';
import type { TextFormat } from './importFormats.ts';
import type { Problem, Reading } from './reading.ts';
import { formatLine, REASON } from './reasonLines.ts';

export function hasRest({ problems }: Reading): boolean {
  return problems.some(({ source = '' }) => source !== '');
}

/** The text of the file, and its ending. */
export function restOf(reading: Reading, reasonOf: (problem: Problem) => string): { text: string; ending: string } {
  const { problems, rest = { format: 'gift' } } = reading;
  const isOfFile = ({ line, place }: Problem) => line === null && place === undefined;
  // What was not read comes last: an answer key may stand at its end.
  const sortedProblems = [...problems.filter((problem) => !isOfFile(problem)), ...problems.filter(isOfFile)];
  const parts = sortedProblems.map((problem) => ({ reason: oneLine(reasonOf(problem)), source: problem.source ?? '' }));
  return writers[rest.format](parts, rest.head ?? '');
}

type Part = { reason: string; source: string };
type Writer = (parts: readonly Part[], head: string) => { text: string; ending: string };

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** Blocks with a blank line between them. */
const blocks =
  (format: TextFormat, ending: string): Writer =>
  (parts) => {
    const texts = parts.map(({ reason, source }) => [REASON + reason, source].filter((text) => text !== '').join('\n'));
    return { text: `${[formatLine(format), ...texts].join('\n\n')}\n`, ending };
  };

/** Rows below the head of their table. A reason is a row of one cell. */
const rows =
  (ending: string): Writer =>
  (parts, head) => {
    const lines = parts.flatMap(({ reason, source }) => [`"${REASON}${reason.replaceAll('"', '""')}"`, source]);
    return { text: `${[head, ...lines].filter((line) => line !== '').join('\n')}\n`, ending };
  };

const writers: Record<TextFormat, Writer> = {
  gift: blocks('gift', 'txt'),
  aiken: blocks('aiken', 'txt'),
  markdown: blocks('markdown', 'md'),
  csv: rows('csv'),
  anki: (parts, head) => rows('txt')(parts, `${formatLine('anki')}\n${head}`),
  moodle: (parts) => {
    const elements = parts.map(({ reason, source }) => `<!-- ${reason.replace(/-(?=-|$)/g, '- ')} -->\n${source}`);
    return { text: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${elements.join('\n')}\n</quiz>\n`, ending: 'xml' };
  },
  json: (parts, head) => {
    const questions = parts.flatMap(({ reason, source }) => {
      const [first, ...laterQuestions]: unknown[] = [JSON.parse(source === '' ? '[]' : source)].flat();
      return first === undefined ? [] : [withReason(first, reason), ...laterQuestions];
    });
    const version = head === '' ? {} : { oasis_quiz: JSON.parse(head) as unknown };
    // It must not be longer than what can be imported.
    const indent = questions.length > ownQuizLimits.questions ? 0 : 2;
    return { text: `${JSON.stringify({ ...version, questions }, null, indent)}\n`, ending: 'json' };
  },
};

function withReason(question: unknown, problem: string): unknown {
  return typeof question === 'object' && question !== null ? { problem, ...question } : question;
}
