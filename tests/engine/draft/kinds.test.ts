// Documents that are no textbook prose: stories, history, arguments, instructions, lists, notes of questions and answers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCorrect } from '#core/marking/grading';
import { flawsOf } from '#engine/engine';
import { readDocument } from '#engine/read/reader';
import { fixture, fixtureFolder, pdfjs, quizOf } from '../../support/engineInput.ts';

const kind = (name: string) => fixture(join('kinds', name));
/** They tell, and explain nothing. */
const telling = ['argument_library.txt', 'argument_trees.txt', 'history_canal.txt', 'story_ferry.txt'];
const files = readdirSync(join(fixtureFolder, 'kinds'))
  .filter((name) => !telling.includes(name))
  .sort();

test.each(files)('%s gives a quiz without a hard flaw', async (name) => {
  const file = kind(name);
  const quiz = await quizOf(file);
  const document = await readDocument(file.bytes, file.name, pdfjs);
  const flaws = quiz.questions.flatMap((question) => flawsOf(question, quiz, document));
  expect(flaws.filter((flaw) => flaw.severity === 'hard')).toEqual([]);
  expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
  for (const question of quiz.questions) expect(isCorrect(question, question.correct_answer)).toBe(true);
});
