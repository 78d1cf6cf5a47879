// How questions are worded: what stands in front of them, and how a letter is asked for.
import { expect, test } from 'vitest';
import { termOfMeaning } from '#engine/draft/term/definitionQuestion';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { understand } from '#engine/understand/understood';
import { questionsDrafted, textFile } from '../../support/engineInput.ts';

test('no heading stands in front of a question', async () => {
  const notes = textFile('# Sponges\n\nAn osculum is the wide pore through which the water leaves its body.\n', 'notes.txt');
  const stems = (await questionsDrafted(notes, termOfMeaning)).map((question) => question.question_text);
  expect(stems).toEqual(['What is the term for the wide pore through which the water leaves its body?']);
});

const asked = async (text: string, kind = termOfMeaning) =>
  (await questionsDrafted(textFile(text), kind)).map((question) => question.question_text);

/** Of notes under this heading, the typed stems that are asked, and not only where there is little else. */
const strong = (heading: string, text: string, kind = termOfMeaning) =>
  kind
    .draft(understand(readTxt(new TextEncoder().encode(`# ${heading}\n\n${text}`), 'notes.txt')), seededRandom(1))
    .filter(({ type, isWeak }) => type === 'short_answer' && !isWeak)
    .map((draft) => draft.text);

test('what is typed is weak where a word of it gives it away', () => {
  const refers = (term: string) => `The term ${term} refers to the long rope by which the pilots of a port sound the water.`;
  expect(strong('Lead line', refers('lead line'))).toHaveLength(1);
  expect(strong('Sounding line', refers('sounding line'))).toEqual([]);
});

test('letters that stand for words are no name', async () => {
  const notes =
    '# MAC\n\nA MAC is a keyed checksum that is sent along with the message. The message authentication code (MAC) is short.';
  expect(await asked(notes)).toContain('What is the term for a keyed checksum that is sent along with the message?');
});
