// How questions are worded: what stands in front of them, and how a name, a letter or a reason is asked for.
import { expect, test } from 'vitest';
import { termOfMeaning } from '#engine/draft/term/definitionKind';
import { gap } from '#engine/draft/term/gapQuestion';
import { questionsDrafted, textFile } from '../../support/engineInput.ts';

test('no heading stands in front of a question', async () => {
  const notes = textFile('# Sponges\n\nAn osculum is the wide pore through which the water leaves its body.\n', 'notes.txt');
  const stems = (await questionsDrafted(notes, termOfMeaning)).map((question) => question.question_text);
  expect(stems).toEqual(['What is the term for the wide pore through which the water leaves its body?']);
});

const asked = async (text: string, kind = termOfMeaning) =>
  (await questionsDrafted(textFile(text), kind)).map((question) => question.question_text);

test.each([
  [
    'They came at last to Varn, the chief port of the northern coast.',
    'What is the name of the chief port of the northern coast?',
  ],
  [
    'Halia, a genus of flat worms that lives under the stones of a pier, is common.',
    'Which genus of flat worms lives under the stones of a pier?',
  ],
])('a name is asked for as what it is: %s', async (text, stem) => {
  const notes = `# Varn and Halia\n\n${text} Ships sail to Varn, and crews know Halia.`;
  expect(await asked(notes)).toContain(stem);
});

test('a name is not asked for by what fits many', async () => {
  const notes = '# Varn\n\nThey came at last to Varn, a large town by the sea of the north. Ships sail to Varn.';
  expect(await asked(notes)).toEqual([]);
});

test('what a thing does is no meaning to ask its name by', async () => {
  const notes = '# Terms\n\n- Long pier: keeps the waves of the open sea away from the docks\n- Buoy: marks a channel at sea';
  expect((await asked(notes)).filter((stem) => /away from the docks|marks a channel/.test(stem))).toEqual([]);
});

/** The gaps to be typed of notes with this heading. */
const gapsOf = async (term: string, sentence: string) =>
  (await asked(`# ${term}\n\n${sentence}`, gap)).filter((stem) => /\p{L}_{5}/u.test(stem));

test('of three words no three blanks are made', async () => {
  const sentence = (term: string) => `The ${term} is measured every spring by the pilots of the port with a long rope.`;
  expect(await gapsOf('Channel depth', sentence('channel depth'))).toHaveLength(1);
  expect(await gapsOf('Inner channel depth', sentence('inner channel depth'))).toEqual([]);
});

test('what is left out is what the sentence tells of', async () => {
  expect(await gapsOf('Silting', 'Silting closes the mouth of a river with the sand that the tide brings in.')).toHaveLength(1);
  expect(await gapsOf('Silting', 'The pilots of the port keep long ropes in a shed against silting of the mouth.')).toEqual([]);
});

test('letters that stand for words are no name', async () => {
  const notes = '# MAC\n\nA MAC is a keyed checksum that is sent along with the message. The MAC is short.';
  expect(await asked(notes)).toContain('What is the term for a keyed checksum that is sent along with the message?');
});
