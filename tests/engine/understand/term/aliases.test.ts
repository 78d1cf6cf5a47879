// What else a document calls a thing is as right an answer as the term; a gloss, an example and a list are not.
import { expect, test } from 'vitest';
import { termOfMeaning } from '#engine/draft/term/definitionQuestion';
import { spellingsOf } from '#engine/draft/term/shortAnswer';
import { sharedTagger } from '#engine/english/tagger';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';
import { taggedBy } from '#engine/understand/tagged';
import { otherNames } from '#engine/understand/term/aliases';
import { questionsDrafted, textFile } from '../../../support/engineInput.ts';

function namesOf(term: string, text: string): string[] {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  return otherNames(material, term, taggedBy(sharedTagger(), material));
}

test.each([
  ['runnels', 'Narrow channels are known as gullies or runnels.', ['gullies']],
  ['breakwaters', 'The groynes, also called breakwaters, keep the sand on the beach.', ['groynes']],
  ['mean low water', 'The mean low water (MLW) is drawn on every map of the coast.', ['MLW']],
  ['law of salvage', 'The law of salvage is older than its courts.', ['salvage']],
  ['silting of harbours', 'The silting of harbours is slow.', ['silting']],
  ['ebb', 'The pilots measure each ebb (or flood) in spring. Ebb and flood last six hours each.', []],
  ['cliffs', 'Seabirds breed on beaches, cliffs, or islands, and leave in autumn.', []],
  ['reed', 'This plant, also known as reed grass, grows on the banks. The reed is cut in autumn.', []],
  ['gates', 'The sluice gates, also called lock gates, are shut at high water.', []],
])('%s: %s', (term, text, names) => {
  expect(namesOf(term, text)).toEqual(names);
});

test('only an abbreviation is taken from brackets', () => {
  const material = materialOf(
    readTxt(new TextEncoder().encode('The mean low water (MLW) is drawn on the map. A lame (aabb) gull limps.'), 'notes.txt'),
  );
  expect(spellingsOf(material, 'mean low water')).toContain('MLW');
  expect(spellingsOf(material, 'lame')).not.toContain('aabb');
});

test('the other name is accepted', async () => {
  const told = [
    'A neap tide is a low tide that comes when the moon is half full.',
    'A warden is a person who looks after the harbour and its visitors.',
    'A tide gauge is an instrument that records the height of the water.',
    'The tide gauge, also called mareograph, is read by the warden at noon.',
    'A foreshore is an area of sand that lies dry at low water each day.',
  ].join(' ');
  const questions = await questionsDrafted(textFile(told), termOfMeaning);
  const asked = questions.find(({ correct_answer }) => correct_answer === 'tide gauge');
  expect(asked?.question_text).toBe('What is the term for an instrument that records the height of the water?');
  expect(asked?.accepted_answers).toContain('mareograph');
});

test.each([
  ['The MLW is drawn on the map. Pilots measure the mean low water (MLW) each year.', ['mean low water']],
  ['MLW (mean low water) is drawn on the map.', ['mean low water']],
  ['- MLW = mean low water\n- A point of the list', ['mean low water']],
  ['MLW (a level of the sea) is drawn on the map.', []],
])('an abbreviation is right in its words, too: %s', (text, words) => {
  const material = materialOf(readTxt(new TextEncoder().encode(text), 'notes.txt'));
  expect(spellingsOf(material, 'MLW')).toEqual(words);
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
