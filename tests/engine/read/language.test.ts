// Notes in bullets are English without its small words; other languages and program code are told what they are.
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

test.each([
  [
    'German',
    'Herz = Muskel, vier Kammern\n- Arterien: führen Blut vom Herzen weg, dicke Wände\n- Venen: führen Blut zurück, dünne Wände\n- Kapillaren = kleinste Gefäße, Austausch von Gasen\n- Systole = Anspannung, Kammern leeren sich',
  ],
  [
    'French',
    'coeur = muscle creux, quatre cavités, pompe le sang\n- artères : sortent du coeur, parois épaisses\n- veines : retour vers le coeur, parois fines\n- capillaires = petits vaisseaux, échanges gazeux',
  ],
  [
    'Swahili',
    'moyo = kiungo chenye misuli, vyumba vinne, husukuma damu mwilini\n- ateri: hupeleka damu mbali na moyo, kuta nene\n- vena: hurudisha damu kwenye moyo, kuta nyembamba\n- kapilari = mishipa midogo sana, ubadilishanaji wa gesi',
  ],
  [
    'Romanian',
    'inima = organ muscular, patru camere, pompeaza sange\n- artere: transporta sange departe, pereti grosi\n- vene: aduc sange inapoi, pereti subtiri, valve\n- capilare = vase mici, schimb gaze\n- sistola = contractie',
  ],
])('the same in %s is refused', async (_, notes) => {
  await expect(quizOf(textFile(`Notes\n- ${notes}`))).rejects.toThrow('only from English text');
});

test.each(['src/engine/read/txt.ts', 'scripts/quality.ts'])('code is told that it is code: %s', async (path) => {
  await expect(quizOf(textFile(readFileSync(path, 'utf8')))).rejects.toThrow('program code');
});
