// What happened, and who did it: where the sentence tells of one deed, whole.
import { expect, test } from 'vitest';
import { story } from '#engine/draft/passage/storyQuestion';
import { fixture, questionsDrafted, textFile } from '../../../support/engineInput.ts';

const canal = new TextDecoder().decode(fixture('kinds/history_canal.txt').bytes);
const asked = async (sentence: string) =>
  (await questionsDrafted(textFile(`${canal}\n\n${sentence}`), story)).map((question) => question.question_text);

const ofMill = async (sentence: string) => (await asked(sentence)).filter((stem) => stem.includes('the old mill'));

test('a deed is asked for', async () => {
  expect(await ofMill('In 1799 Martha Oost bought the old mill beside the western lock.')).not.toEqual([]);
});

test.each([
  ['in response', 'In 1799 Martha Oost bought the old mill beside the western lock in response.'],
  ['another', 'In 1799 Martha Oost bought the old mill beside the lock, Karel took the new one with its garden.'],
])('not where it leans on what was told before, or another deed follows: %s', async (_, sentence) => {
  expect(await ofMill(sentence)).toEqual([]);
});

test('no space stands before a comma', async () => {
  const stems = await asked('In 1803 Martha Oost died, leaving the northern mill and a garden to her two sons.');
  expect(stems.filter((stem) => stem.includes('the northern mill'))).toContain(
    'In which year did Martha Oost die, leaving the northern mill and a garden to her two sons?',
  );
});
