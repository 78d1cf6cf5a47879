// npm run quality -- --sheet: questions for a reader to judge, each as the screen shows it, with its source. Which engine and kind it is
// of, and whether it was spoiled on purpose, goes into a second file. reading.ts reads the verdicts.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentText } from '#core/document/documentText';
import type { Question } from '#core/quiz/quiz';
import { seededRandom, shuffled } from '#engine/random';
import { examText } from '#texts/paper';
import { isCounted, type Outcome } from './outcome.ts';

/** The file that the reader must not see. `documents` have the length of each quiz: of a long one only some questions are read. */
export type SheetKey = {
  documents: { file: string; engine: string; isCounted: boolean; questions: number }[];
  questions: { number: number; file: string; engine: string; kind: string; type: string; spoiled?: string }[];
};

type Options = { seed: number; most: number; spoil: number };
type Item = { outcome: Outcome; question: Question; kind: string };

const AROUND = 500;

const RULES = `# Questions to judge

Judge each question as a strict teacher who prints a quiz for students of this document. Judge what stands above "After the check" as the student
sees it, before the answer; then whether key, explanation and key points are right. Questions of one document may come from two quizzes: that two of
them ask the same is no flaw.

- accept: you would print it as it stands.
- edit: good after a small change.
- reject: you would delete it.
- no_key: true where no answer is right, or the key is wrong, or another option is right too.

Write verdicts.jsonl beside this file, one line for each question, in this form:

{"n": 1, "verdict": "accept", "no_key": false, "remark": "why, in a few words"}
`;

const keyOf = ({ options, correct_answer: key }: Question) => options?.[key] ?? key;
const letterAfter = (letter: string, by: number) => 'ABCD'.charAt(('ABCD'.indexOf(letter) + by) % 4);
const withOption = (question: Question, by: number, text: string): Question => ({
  ...question,
  options: { ...question.options, [letterAfter(question.correct_answer, by)]: text },
});

/** Ways in which quiz makers go wrong; the last two are for choices. `other` is another question of the same type. */
const SPOILS: readonly (readonly [string, (question: Question, other: Question) => Question])[] = [
  [
    'wrong key',
    (question, { correct_answer, key_points }) =>
      question.options
        ? { ...question, correct_answer: letterAfter(question.correct_answer, 1) }
        : { ...question, correct_answer, accepted_answers: [], key_points },
  ],
  ['key in the stem', (question) => ({ ...question, question_text: `Given ${keyOf(question)}: ${question.question_text}` })],
  ['stem that leans on nothing', (question) => ({ ...question, question_text: 'What does this refer to?' })],
  ['two right options', (question) => withOption(question, 2, `That is, ${keyOf(question)}`)],
  ['option of another subject', (question, other) => withOption(question, 3, keyOf(other))],
];
const FOR_ALL = 3;

/** The text around the quote, or the start of its page. */
function passageOf({ pages }: DocumentText, { source }: Question): string {
  const page = pages.find(({ number }) => number === source?.page);
  const text = page?.blocks.map((block) => block.text).join('\n') ?? '';
  const at = Math.max(0, text.indexOf(source?.quote ?? ''));
  return text.slice(Math.max(0, at - AROUND), at + (source?.quote.length ?? 0) + AROUND);
}

function render({ outcome, question }: Item, number: number): string {
  const { question_text: stem, options = {}, topic, accepted_answers: accepted = [], key_points: points = [] } = question;
  const exam = examText(question);
  const letter = question.options ? `${question.correct_answer}. ` : '';
  return [
    `## ${number}`,
    ...(topic ? [`Topic: ${topic}`] : []),
    ...(exam === null ? [] : [exam]),
    `**${stem}**`,
    ...Object.entries(options).map(([name, text]) => `- ${name}. ${text}`),
    `(${question.question_type})`,
    '### After the check',
    ...(question.passage ? ['The student compares the answer with this text: “How much of this was in your answer?”'] : []),
    ...(points.length > 0 ? ['The student ticks the points that the answer has.'] : []),
    `Key: ${letter}${keyOf(question)}${accepted.length > 0 ? ` (also accepted: ${accepted.join(', ')})` : ''}`,
    ...points.map(({ text, terms }) => `- Key point: ${text} (${terms.join(', ')})`),
    ...(question.explanation ? [`Explanation: ${question.explanation}`] : []),
    `In the document, page ${question.source?.page}:`,
    ...(outcome.text ? passageOf(outcome.text, question) : '').split('\n').map((line) => `> ${line}`),
  ].join('\n');
}

/** Writes sheet.md and key.json into a folder. */
export function writeSheet(outcomes: readonly Outcome[], folder: string, { seed, most, spoil }: Options): void {
  const random = seededRandom(seed);
  const files = [...new Set(outcomes.map(({ file }) => file))];
  const drawn = outcomes.flatMap((outcome) =>
    shuffled(outcome.questions, random)
      .slice(0, most)
      .map((one): Item => ({ outcome, ...one })),
  );
  const items = files.flatMap((file) =>
    shuffled(
      drawn.filter(({ outcome }) => outcome.file === file),
      random,
    ),
  );
  const victims = shuffled(items, random).slice(0, spoil);
  const key: SheetKey = {
    documents: outcomes.map((one) => ({
      file: path.basename(one.file),
      engine: one.engine,
      isCounted: isCounted(one),
      questions: one.questions.length,
    })),
    questions: [],
  };
  const texts = items.map((item, at) => {
    const { outcome, question, kind } = item;
    const type = question.question_type;
    const file = path.basename(outcome.file);
    const isFirst = items[at - 1]?.outcome.file !== outcome.file;
    const heading = isFirst ? `# ${file}: “${outcome.title}”\n\n` : '';
    const other = items.find((one) => one.outcome.file !== outcome.file && one.question.question_type === type) ?? item;
    const turn = victims.indexOf(item);
    const [spoiled, change] = SPOILS[turn % (question.options ? SPOILS.length : FOR_ALL)] ?? [];
    key.questions.push({ number: at + 1, file, engine: outcome.engine, kind, type, ...(spoiled ? { spoiled } : {}) });
    return heading + render(change ? { ...item, question: change(question, other.question) } : item, at + 1);
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sheet.md'), `${RULES}\n${texts.join('\n\n')}\n`);
  writeFileSync(path.join(folder, 'key.json'), `${JSON.stringify(key, null, 1)}\n`);
}
