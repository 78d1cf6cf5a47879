// Documents that are no textbook prose: stories, history, arguments, instructions, lists, notes of questions and answers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCorrect } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { answerText } from '#engine/check/hardFlaw';
import { kinds } from '#engine/choose/draftsOf';
import { flawsOf } from '#engine/engine';
import { readDocument } from '#engine/read/reader';
import { fixture, fixtureFolder, pdfjs, questionsDrafted, quizOf } from '../../support/engineInput.ts';

const kind = (name: string) => fixture(join('kinds', name));
/** They tell, and explain nothing. */
const telling = ['argument_library.txt', 'argument_trees.txt', 'history_canal.txt', 'story_ferry.txt'];
const files = readdirSync(join(fixtureFolder, 'kinds'))
  .filter((name) => !telling.includes(name))
  .sort();

/** What can be asked of a fixture, by every kind, those too that are drafted only where there is little else. */
async function questionsOf(name: string): Promise<Question[]> {
  const drafted = await Promise.all(kinds.map((one) => questionsDrafted(kind(name), one)));
  return drafted.flat();
}

test.each(files)('%s gives a quiz without a hard flaw, the same on every run', async (name) => {
  const file = kind(name);
  const quiz = await quizOf(file);
  const document = await readDocument(file.bytes, file.name, pdfjs);
  const flaws = quiz.questions.flatMap((question) => flawsOf(question, quiz, document));
  expect(flaws.filter((flaw) => flaw.severity === 'hard')).toEqual([]);
  expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
  expect(JSON.stringify(await quizOf(file))).toBe(JSON.stringify(quiz));
  for (const question of quiz.questions) expect(isCorrect(question, question.correct_answer)).toBe(true);
});

test.each([
  ['exam_rivers.txt', 'What name is given to a bend in a river that is cut off from the main channel?', 'Oxbow lake'],
  ['qa_cells.txt', 'Which organelle releases energy from glucose?', 'Mitochondrion'],
  [
    'notes_market.txt',
    'Which term matches this description: “people have an incentive to let others pay”?',
    'Free rider problem',
  ],
  ['exam_weather.txt', 'The zone of contact between two air masses of different temperature is called a …', 'Front'],
  ['exam_weather.txt', 'Name two types of chemical weathering.', 'Carbonation and hydrolysis'],
])('%s is asked: %s', async (name, text, answer) => {
  const asked = (await questionsOf(name)).filter((one) => one.question_text === text);
  expect(asked.map(answerText)).toContain(answer);
});
