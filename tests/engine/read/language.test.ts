// Notes in bullets are English without its small words, and program code is no text.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { questionsDrafted, quizOf, textFile } from '../../support/engineInput.ts';

const heart = [
  'Heart and blood - revision',
  '- heart = muscular organ, 4 chambers, pumps blood round body',
  '- atria = upper chambers, receive blood',
  '- ventricles = lower chambers, push blood out',
  '- arteries carry blood AWAY from heart, thick walls, high pressure',
  '- capillaries = tiny vessels, walls one cell thick, exchange of gases',
  '* Systole = contraction of the heart muscle',
  '* Diastole = relaxation of the heart muscle, chambers fill',
  '* valves = flaps of tissue, stop backflow',
  '- red blood cells: carry oxygen, no nucleus',
  '- white blood cells: fight infection',
  '- platelets: cell fragments, blood clotting',
  '- plasma = straw-coloured liquid, carries glucose + urea',
  '- pulse: beat felt in artery, approx 70 per min at rest',
].join('\n');

test('notes in bullets are read as English, and each line that says what a term means can be asked', async () => {
  const questions = await questionsDrafted(textFile(heart));
  expect(questions.length).toBeGreaterThanOrEqual(8);
  expect(questions.filter(({ question_type }) => question_type === 'multiple_choice').length).toBeGreaterThanOrEqual(2);
  expect(questions.map((one) => JSON.stringify(one)).join()).toContain('muscular organ, 4 chambers');
});

test.each(['src/engine/read/txt.ts', 'scripts/quality.ts'])('code is told that it is code: %s', async (path) => {
  await expect(quizOf(textFile(readFileSync(path, 'utf8')))).rejects.toMatchObject({ code: 'code' });
});
