// How questions are worded: what stands in front of them, and how a name, a letter or a reason is asked for.
import { expect, test } from 'vitest';
import { termOfMeaning } from '#engine/draft/term/definitionKind';
import { questionsDrafted, textFile } from '../../support/engineInput.ts';

test('no heading stands in front of a question', async () => {
  const notes = textFile('# Sponges\n\nAn osculum is the wide pore through which the water leaves its body.\n', 'notes.txt');
  const stems = (await questionsDrafted(notes, termOfMeaning)).map((question) => question.question_text);
  expect(stems).toEqual(['What is the term for the wide pore through which the water leaves its body?']);
});
