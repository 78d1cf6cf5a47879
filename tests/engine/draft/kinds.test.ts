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
  [
    'notes_market.txt',
    'Which term matches this description: “the production or consumption of a good harms third parties”?',
    'Negative externality',
  ],
  ['exam_weather.txt', 'The zone of contact between two air masses of different temperature is called a …', 'Front'],
  ['exam_weather.txt', 'Name two types of chemical weathering.', 'Carbonation and hydrolysis'],
])('%s is asked: %s', async (name, text, answer) => {
  const asked = (await questionsOf(name)).filter((one) => one.question_text === text);
  expect(asked.map(answerText)).toContain(answer);
});

test('where a text names few things, none of its names is asked for', async () => {
  const questions = (await questionsOf('notes_market.txt')).filter((question) => question.question_type !== 'essay');
  expect(questions.map(answerText).filter((answer) => /Akerlof|Lemons|Spence/.test(answer))).toEqual([]);
});

test('the plan of a lecture and what a colon goes on with are no terms', async () => {
  const answers = (await questionsOf('notes_market.txt')).map(answerText);
  expect(answers.filter((answer) => /^(?:Today|Last week|Examples|contract|Two properties)$/i.test(answer))).toEqual([]);
});

test('a history of persons and places is not left with gaps in their names', async () => {
  const text = [
    'The War of the Canals',
    'In the spring of 1741 Konrad Ferber led his army across the river at Zarnow and burned the stores of the garrison. ' +
      'The council of Varn sent Mikael Aalto with four thousand men to relieve the town. Aalto reached the bridge too late. ' +
      'The burghers had opened their gates after a siege of nine days. Ferber spared their lives and took their silver.',
    'In the autumn the fleet of Admiral Joren Saal blocked the mouth of the Great Canal. Bread grew dear in the towns, and the guilds asked for peace. ' +
      'The envoys met at Hollinghaven in October. Ferber demanded the three northern provinces and the tolls of the river. ' +
      'Chancellor Berta Lindqvist refused both demands. The talks broke down before the first snow fell on the camps.',
    'In 1743 the Duchess of Merrow brought her cavalry over the mountains and changed the course of the war. ' +
      'The battle of Aldersfield lasted from dawn to dusk and cost both sides a third of their men. ' +
      'Ferber was wounded in the thigh and carried from the field on a door. His officers quarrelled about the command. ' +
      'The Duchess offered generous terms to the beaten army. The soldiers laid down their arms at the mill of Osterby.',
    'The peace was signed at Hollinghaven in the following summer. Varn kept its provinces and lost its tolls. ' +
      'Aalto retired to his farm and wrote his memoirs in two volumes. Lindqvist governed the city for another eleven years. ' +
      'The guilds paid for a monument to the dead of Aldersfield. The Great Canal was opened again to ships of every flag. ' +
      'Saal drowned in a storm off Merrow in 1750. Travellers still visit the mill at Osterby in large numbers.',
  ].join('\n\n');
  const questions = await questionsDrafted(textFile(text));
  const hidden = questions.filter((one) => one.question_text.includes('_____')).map(answerText);
  expect(hidden.filter((answer) => /^(?:Ferber|Aalto|Varn|Zarnow|Merrow|Hollinghaven|Osterby)$/.test(answer))).toEqual([]);
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

test('lines of a glossary are read one by one', async () => {
  const glossary = [
    'Harbour Terms',
    'Key Terms',
    [
      'Breakwater – a wall that shelters the harbour from the waves of the open sea',
      'Quay – a stone platform beside which ships load and unload their goods',
      'Fairway – the deep channel in which large ships approach the port',
      'Bollard – a short iron post to which the ropes of a ship are tied',
      'Tugboat – a small and powerful boat that pulls larger ships to their berth',
    ].join('\n'),
  ].join('\n\n');
  const questions = await questionsDrafted(textFile(glossary));
  const asked = questions.filter((one) => one.question_type !== 'essay');
  expect(asked.length).toBeGreaterThanOrEqual(3);
  for (const question of asked) expect(question.source?.quote).toMatch(/^(?:Breakwater|Quay|Fairway|Bollard|Tugboat) – [^–]+$/);
});
