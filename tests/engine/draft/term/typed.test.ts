// A term that is typed: what the question may not give away.
import { expect, test } from 'vitest';
import type { Drafted } from '#engine/draft/draft';
import { termOfMeaning } from '#engine/draft/term/definitionQuestion';
import { hasSimilarWord, shortTermQuestion, spellingsOf } from '#engine/draft/term/shortAnswer';
import { questionsDrafted, textFile, understoodOf } from '../../../support/engineInput.ts';

test.each([
  ['hunting', 'an activity that makes successful hunters known', true],
  ['sealing', 'an activity that makes successful hunters known', false],
  ['resettlement', 'the act by which people are settled again', true],
  ['research', 'the act by which goods are arched', false],
])('“%s” is heard in “%s”, without its ending or its prefix: %s', (term, text, isEchoed) => {
  expect(hasSimilarWord(term, text)).toBe(isEchoed);
});

function asked(text: string): Drafted[] {
  const { material, definitions } = understoodOf(text);
  return definitions.map((definition) => shortTermQuestion(material, definition)).filter((draft) => draft !== null);
}

test('what is typed is a term, and the question a phrase that can stand behind "for"', () => {
  expect(asked('Trade in timber is the process by which old forests are turned into ships. Trade in timber is old.')).toEqual([]);
  const [hold] = asked('Hold: body cavity made up of planks and ribs of a ship. A bilge hold is old. Each hold has a lamp.');
  expect(hold?.text ?? '').not.toContain('for body cavity');
});

test.each([
  ['The MLW is drawn on the map. Pilots measure the mean low water (MLW) each year.', ['mean low water']],
  ['MLW (mean low water) is drawn on the map.', ['mean low water']],
  ['MLW (a level of the sea) is drawn on the map.', []],
])('an abbreviation is right in its words, too: %s', (text, words) => {
  expect(spellingsOf(understoodOf(text).material, 'MLW')).toEqual(words);
});

test('letters that stand for words elsewhere are no name', async () => {
  const notes = 'An MLW is a mark that is cut into the mole. The mean low water (MLW) is short.';
  const questions = await questionsDrafted(textFile(`# MLW\n\n${notes}`), termOfMeaning);
  expect(questions.map(({ question_text }) => question_text)).toContain('What is the term for a mark that is cut into the mole?');
});

test('an abbreviation is asked for by its meaning only where the document spells it out', async () => {
  const notes =
    'An MLW is an instrument that records the height of the water. Pilots check the MLW in spring. The MLW is old. A warden is a person who looks after the harbour.';
  const termsAsked = async (text: string) =>
    (await questionsDrafted(textFile(text), termOfMeaning)).map(({ correct_answer, accepted_answers }) => [
      correct_answer,
      accepted_answers,
    ]);
  expect(await termsAsked(notes)).not.toContainEqual(['MLW', undefined]);
  expect(await termsAsked(`${notes} They read the mobile level watch (MLW) at noon.`)).toContainEqual([
    'MLW',
    ['mobile level watch'],
  ]);
});
