// How questions are worded: what stands in front of them, and how a letter is asked for.
import { expect, test } from 'vitest';
import { termOfMeaning } from '#engine/draft/term/definitionQuestion';
import { questionsDrafted, textFile } from '../../support/engineInput.ts';

test('no heading stands in front of a question', async () => {
  const notes = textFile('# Sponges\n\nAn osculum is the wide pore through which the water leaves its body.\n', 'notes.txt');
  const stems = (await questionsDrafted(notes, termOfMeaning)).map((question) => question.question_text);
  expect(stems).toEqual(['What is the term for the wide pore through which the water leaves its body?']);
});

const asked = async (text: string, kind = termOfMeaning) =>
  (await questionsDrafted(textFile(text), kind)).map((question) => question.question_text);

test('letters that stand for words are no name', async () => {
  const notes =
    '# MAC\n\nA MAC is a keyed checksum that is sent along with the message. The message authentication code (MAC) is short.';
  expect(await asked(notes)).toContain('What is the term for a keyed checksum that is sent along with the message?');
});
