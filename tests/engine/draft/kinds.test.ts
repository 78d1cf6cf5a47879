// Documents that are no textbook prose: stories, history, arguments, instructions, lists, notes of questions and answers.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isCorrect } from '#core/grading';
import type { Question } from '#core/quiz';
import { answerText } from '#engine/check/hardFlaw';
import { kinds } from '#engine/draft/kinds';
import { argumentQuestions } from '#engine/draft/passage/argumentQuestion';
import { flawsOf } from '#engine/engine';
import { sharedTagger } from '#engine/english/tagger';
import { seededRandom } from '#engine/random';
import { readDocument } from '#engine/read/reader';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { fixture, fixtureFolder, pdfjs, questionsDrafted, quizOf, textFile } from '../../support/engineInput.ts';
import { pptxOf } from '../../support/pptxFixture.ts';

const kind = (name: string) => fixture(join('kinds', name));
const files = readdirSync(join(fixtureFolder, 'kinds')).sort();

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
  ['history_canal.txt', 'In which year did the canal open with a procession of twenty barges?', '1794'],
  ['history_canal.txt', 'Who opened a hospital beside the camp?', 'Martha Oost'],
  [
    'argument_library.txt',
    'Which of these is a view of the author’s opponents, according to the text?',
    'People can borrow electronic books from home',
  ],
  ['exam_rivers.txt', 'What name is given to a bend in a river that is cut off from the main channel?', 'Oxbow lake'],
  ['qa_cells.txt', 'Which organelle releases energy from glucose?', 'Mitochondrion'],
  [
    'notes_revolution.txt',
    'Which of these is one of the causes of the Revolt?',
    'The price of bread doubled after two bad harvests',
  ],
  [
    'history_congress.txt',
    'Which congress in 1822 authorised France to restore the absolute monarchy in Spain?',
    'Congress of Verona',
  ],
  [
    'history_congress.txt',
    'Which name fits this description: “a pledge by the monarchs of Russia, Austria and Prussia to rule according to Christian principles”?',
    'Holy Alliance',
  ],
  [
    'history_congress.txt',
    'Which confederation replaced the Holy Roman Empire, which Napoleon had dissolved in 1806?',
    'German Confederation',
  ],
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

test.each([
  ['procedure_microscope.txt', /^List the steps of “How to Focus a Slide” in the right order\.$/, 6],
  ['notes_revolution.txt', /^Write down as many of the causes of the Revolt as you remember\.$/, 4],
  ['argument_library.txt', /objection of opponents: “Sunday opening costs too much\.” How does the author answer it\?$/, 2],
  ['argument_library.txt', /^The author writes: “The library should also stay open\.” Which reasons/, 4],
])('%s has an essay %s', async (name, text, points) => {
  const essay = (await questionsOf(name)).find((one) => text.test(one.question_text));
  expect(essay?.question_type).toBe('essay');
  expect(essay?.key_points).toHaveLength(points);
});

test('a history of named things is asked about most of them, and either part of a name is right where its kind is asked', async () => {
  const questions = await questionsOf('history_congress.txt');
  expect(questions.length).toBeGreaterThanOrEqual(8);
  const congress = questions.find((one) => one.question_text.startsWith('Which congress in 1822'));
  for (const answer of ['Congress of Verona', 'Verona', 'the Congress of Verona'])
    expect(congress && isCorrect(congress, answer)).toBe(true);
  expect(congress && isCorrect(congress, 'Congress of Troppau')).toBe(false);
});

test('where a text names few things, none of its names is asked for', async () => {
  const questions = await questionsOf('notes_market.txt');
  expect(questions.map(answerText).filter((answer) => /Akerlof|Lemons|Spence/.test(answer))).toEqual([]);
});

test('the plan of a lecture and what a colon goes on with are no terms', async () => {
  const answers = (await questionsOf('notes_market.txt')).map(answerText);
  expect(answers.filter((answer) => /^(?:Today|Last week|Examples|contract|Two properties)$/i.test(answer))).toEqual([]);
});

test('a text that defines terms takes no side, whatever critics say in it', async () => {
  const { bytes, name } = kind('argument_library.txt');
  const material = materialOf(await readDocument(bytes, name, pdfjs));
  const asked = (definitions: number) =>
    argumentQuestions(material, taggedBy(sharedTagger(), material), seededRandom(1), definitions);
  expect(asked(0).length).toBeGreaterThan(0);
  expect(asked(3)).toEqual([]);
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
  await expect(quizOf(nothing)).rejects.toMatchObject({ code: 'no-questions' });
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

test('"did" goes with the first of two verbs only', async () => {
  const life = [
    'The Life of Ada Melin',
    'Ada Melin was born in Varn in 1812. In 1830 Melin moved to Lumen and enrolled at the school of engineers. ' +
      'In 1834 Melin published a treatise on the strength of arched bridges. In 1841 Joren Saal joined her office as a draughtsman. ' +
      'In 1846 Saal designed the iron viaduct of the northern railway. In 1851 Melin received the gold medal of the society of builders.',
  ].join('\n\n');
  const questions = await questionsDrafted(textFile(life));
  const texts = questions.map((one) => one.question_text);
  expect(texts.filter((text) => /\bdid\b.* and \p{L}+ed\b/u.test(text))).toEqual([]);
  expect(texts).toContain('In which year did Melin move to Lumen?');
});

test('of four events the earliest is the key', async () => {
  const { bytes } = kind('story_ferry.txt');
  const story = new TextDecoder().decode(bytes).replace(/\s+/g, ' ');
  const first = (await questionsOf('story_ferry.txt')).find((one) => /happened first/.test(one.question_text));
  const places = Object.entries(first?.options ?? {}).map(([letter, text]) => ({ letter, at: story.indexOf(text.slice(4)) }));
  expect(places).toHaveLength(4);
  expect(places.every(({ at }) => at > 0)).toBe(true);
  expect(places.sort((a, b) => a.at - b.at)[0]?.letter).toBe(first?.correct_answer);
});

test('of a kind of things whose points say something of each, the names are not asked for', async () => {
  const deck = pptxOf([
    { title: 'The Harbour of Lumen' },
    {
      title: 'Kinds of Walls',
      items: [
        'Stone walls are built where the waves break early',
        'Wooden walls have to be renewed after every winter',
        'Earth walls are planted with grass against the wind',
      ],
    },
    {
      title: 'Causes of Damage',
      items: ['Storms break the outer stones', 'Ice lifts the wooden piles', 'Worms eat the oldest beams'],
    },
  ]);
  const questions = await questionsDrafted({ name: 'walls.pptx', bytes: deck });
  const lists = questions.map((one) => one.question_text).filter((text) => text.startsWith('Write down as many of the '));
  expect(lists.filter((text) => /walls/i.test(text))).toEqual([]);
});

test('a list is asked for where it has as many points as its heading counts, without what joins them', async () => {
  const deck = (count: string) =>
    pptxOf([
      { title: 'The Harbour of Lumen' },
      {
        title: `The ${count} Causes of Damage`,
        items: [
          'Storms of the winter break the outer stones of the mole;',
          'Ice of the upper river lifts the wooden piles of the pier;',
          'Worms of the warm sea eat the oldest beams of the sheds.',
        ],
      },
      { title: 'The Crew', items: ['The crew of the pier is small', 'The crew of the mole is old'] },
    ]);
  const listed = async (count: string) =>
    (await questionsDrafted({ name: 'damage.pptx', bytes: deck(count) })).find((one) =>
      /^Write down as many of the/.test(one.question_text),
    );
  expect((await listed('Three'))?.correct_answer).toBe(
    'Storms of the winter break the outer stones of the mole. Ice of the upper river lifts the wooden piles of the pier. Worms of the warm sea eat the oldest beams of the sheds.',
  );
  expect(await listed('Five')).toBeUndefined();
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

test('a slide whose title only names a subject asks nothing of its points', async () => {
  const deck = pptxOf([
    { title: 'The Harbour of Lumen' },
    {
      title: 'Walls',
      items: ['The old wall was built by fishermen', 'The new wall shelters forty ships', 'A storm broke the third wall'],
    },
    {
      title: 'Duties of the Pilot',
      items: ['Boards each ship outside the fairway', 'Guides the ship past the sandbanks', 'Reports the depth to the captain'],
    },
    {
      title: 'Duties of the Captain',
      items: ['Keeps the log of the voyage', 'Decides when the anchor is dropped', 'Signs the papers of the cargo'],
    },
  ]);
  const texts = (await questionsDrafted({ name: 'harbour.pptx', bytes: deck })).map((one) => one.question_text);
  expect(
    texts.filter((text) => /one of|lists/.test(text)).every((text) => /duties of the pilot|duties of the captain/i.test(text)),
  ).toBe(true);
});
