// A sheet for a reader's judgement: questions of several documents with their source, ten spoiled ones among them. Which
// ones are spoiled, and how, goes into a second file. It judges nothing.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Question } from '#core/quiz';
import { termKey, withoutArticle } from '#engine/english/noun';
import { seededRandom, shuffled } from '#engine/random';

export type SheetQuestion = { file: string; question: Question };

const PLANTED = 10;

const nextLetter = (letter: string, by: number) => 'ABCD'.charAt(('ABCD'.indexOf(letter) + by) % 4);

/** Ways in which quiz makers go wrong; each takes any multiple-choice question. */
const SPOILS: readonly { name: string; spoil: (question: Question, foreign: string) => Question }[] = [
  { name: 'wrong key', spoil: (question) => ({ ...question, correct_answer: nextLetter(question.correct_answer, 1) }) },
  {
    name: 'the key also stands as another option, in other words',
    spoil: (question) => ({
      ...question,
      options: {
        ...question.options,
        [nextLetter(question.correct_answer, 2)]: `That is, ${question.options?.[question.correct_answer]}`,
      },
    }),
  },
  {
    name: 'the key in the stem',
    spoil: (question) => ({
      ...question,
      question_text: `Given ${question.options?.[question.correct_answer]}: ${question.question_text}`,
    }),
  },
  { name: 'a stem that leans on nothing', spoil: (question) => ({ ...question, question_text: 'What does this refer to?' }) },
  { name: 'an option of another subject', spoil: (question, foreign) => withWrongOption(question, foreign) },
];

function withWrongOption(question: Question, text: string): Question {
  return { ...question, options: { ...question.options, [nextLetter(question.correct_answer, 3)]: text } };
}

function asText({ file, question }: SheetQuestion, number: number): string {
  const options = Object.entries(question.options ?? {}).map(([letter, text]) => `- ${letter}. ${text}`);
  // Other numbers and articles go without saying.
  const own = termKey(question.correct_answer);
  const accepted = (question.accepted_answers ?? []).filter((name) => termKey(withoutArticle(name)) !== own);
  return [
    `## ${number}. ${question.question_text}`,
    ...options,
    `Key: ${question.correct_answer}${accepted.length > 0 ? ` (also accepted: ${accepted.join(', ')})` : ''}`,
    ...(question.key_points ?? []).map(({ text, terms }) => `- Key point (${terms.join(', ')}): ${text}`),
    `Source (${file}, page ${question.source?.page}): “${question.source?.quote}”`,
  ].join('\n\n');
}

/** Writes sheet.md and planted.json into a folder. Documents take turns, so that no one of them fills the sheet. */
export function writeSheet(quizzes: readonly SheetQuestion[][], count: number, seed: number, folder: string): void {
  const random = seededRandom(seed);
  const queues = shuffled(quizzes, random).map((questions) => shuffled(questions, random));
  const total = queues.reduce((sum, queue) => sum + queue.length, 0);
  const picked: SheetQuestion[] = [];
  for (let turn = 0; picked.length < Math.min(count, total); turn += 1) {
    const next = queues[turn % queues.length]?.pop();
    if (next) picked.push(next);
  }
  const choices = picked.filter(({ question }) => question.question_type === 'multiple_choice');
  const victims = shuffled(choices, random).slice(0, PLANTED);
  const spoiled = new Map(victims.map((victim, at) => [victim, SPOILS[at % SPOILS.length]] as const));
  const planted: { number: number; flaw: string }[] = [];
  const texts = picked.map((one, at) => {
    const spoil = spoiled.get(one);
    if (!spoil) return asText(one, at + 1);
    planted.push({ number: at + 1, flaw: spoil.name });
    const foreign = choices.find(({ file }) => file !== one.file)?.question;
    return asText({ ...one, question: spoil.spoil(one.question, foreign?.options?.A ?? 'A glass of water') }, at + 1);
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'sheet.md'), `# Questions to judge\n\n${texts.join('\n\n')}\n`);
  writeFileSync(path.join(folder, 'planted.json'), `${JSON.stringify(planted, null, 2)}\n`);
}
