// Documents that are no textbook prose: stories, history, arguments, instructions, lists, notes of questions and answers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCorrect } from '#core/grading';
import type { Question } from '#core/quiz';
import { answerText } from '#engine/check/hardFlaw';
import { kinds } from '#engine/choose/draftsOf';
import { flawsOf } from '#engine/engine';
import { readDocument } from '#engine/read/reader';
import { fixture, fixtureFolder, pdfjs, questionsDrafted, quizOf, textFile } from '../../support/engineInput.ts';

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

test('the plan of a lecture and what a colon goes on with are no terms', async () => {
  const answers = (await questionsOf('notes_market.txt')).map(answerText);
  expect(answers.filter((answer) => /^(?:Today|Last week|Examples|contract|Two properties)$/i.test(answer))).toEqual([]);
});

test('a long text that nothing can be asked of is not called short', async () => {
  const song = Array.from({ length: 40 }, () => 'And so we sang, and sang it all again, you and I together').join('.\n\n');
  const nothing = textFile(`The Song\n\n${song}.`);
  await expect(quizOf(nothing)).rejects.toMatchObject({ code: 'nothing-to-ask' });
  // What the refusal says to do.
  const terms = [
    'chantey: a song that sailors sing at their work',
    'capstan: a drum that winds the chain of an anchor',
    'halyard: a rope that hoists the sail of a ship',
    'forecastle: the part of a ship where its crew sleeps',
    'burden: the line of a song that is sung by all',
  ].join('\n');
  const explained = textFile(`The Song\n\n${song}.\n\nKey Terms\n\n${terms}`);
  expect((await quizOf(explained)).questions.length).toBeGreaterThan(2);
});
