// Files of unlucky students: they are read where that is certain, or the sentence says what the file is and what to do.
import { readFile } from 'node:fs/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openFile, readText } from '#core/formats/readers';
import { restOf } from '#core/formats/rest';

/** The bytes of a text in Windows-1252, without its signs of 0x80 to 0x9f: Node.js 20 decodes these as control characters. */
const western = (text: string) => Uint8Array.from([...text], (char) => char.charCodeAt(0));

async function read(name: string, bytes: Uint8Array) {
  const opened = await openFile(name, bytes);
  return 'reading' in opened ? opened.reading : readText(opened.format, opened.text);
}

const codesOf = async (name: string, bytes: Uint8Array) => (await read(name, bytes)).problems.map(({ flaw }) => flaw.code);

test.each([
  ['a.csv', 'Frage;Antwort\nWas heißt «Äpfel»?;pommes\n', 'Was heißt «Äpfel»?', 'pommes'],
  ['a.gift', "Où est né l'été français ? {=ici}", "Où est né l'été français ?", 'ici'],
  [
    'a.xml',
    '<?xml version="1.0" encoding="ISO-8859-1"?><quiz><question type="shortanswer"><questiontext><text>Wie heißt das große Tier?</text></questiontext><answer fraction="100"><text>Bär</text></answer></question></quiz>',
    'Wie heißt das große Tier?',
    'Bär',
  ],
])('%s in Windows-1252, as spreadsheets of Western Europe write it, is read', async (name, text, question, answer) => {
  const { questions, problems } = await read(name, western(text));
  expect(problems).toEqual([]);
  expect(questions).toMatchObject([{ question_text: question, correct_answer: answer }]);
});

describe('what is no text in UTF-8 is not guessed', () => {
  test.each([
    [
      'Cyrillic in Windows-1251',
      Uint8Array.from([0xd7, 0xf2, 0xee, 0x20, 0xfd, 0xf2, 0xee, 0x3f, 0x20, 0x7b, 0x3d, 0xe4, 0xe0, 0x7d]),
    ],
    ['UTF-8 with one broken sign', Uint8Array.from([...strToU8('Où est la mer, et où est le sable ? {=ici}'), 0xc3])],
  ])('%s', async (_, bytes) => {
    expect(await codesOf('a.gift', bytes)).toEqual(['file_encoding']);
  });
});

test.each([
  ['a PDF', 'a.pdf', strToU8('%PDF-1.4\nNotes {=a}')],
  ['a picture', 'a.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ['a 7z archive', 'a.7z', Uint8Array.from([0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c, 0, 4])],
])('%s is a kind of file that cannot be imported', async (_, name, bytes) => {
  expect(await codesOf(name, bytes)).toEqual(['file_kind']);
});

test.each([
  ['a spreadsheet', { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' }, 'package_table'],
  ['a Word document', { '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }, 'package_document'],
  ['a zip of two files', { 'a.gift': 'Q {=a}', 'b.gift': 'R {=b}' }, 'package_other'],
])('%s is named', async (_, files, code) => {
  const bytes = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  expect(await codesOf('a.zip', bytes)).toEqual([code]);
});

test('a zip of one file is read beside what a Mac adds to it', async () => {
  const files = { 'x/a.gift': 'Q {=a}', '__MACOSX/x/._a.gift': 'x', '.DS_Store': 'x', 'x/.DS_Store': 'x' };
  const { questions } = await read(
    'a.zip',
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
  expect(questions).toMatchObject([{ question_text: 'Q' }]);
});

test.each([
  ['no list', (media: Uint8Array) => media.slice(0, -3)],
  ['another text', () => strToU8('{broken')],
])('a deck whose list of pictures is %s: its notes are read, and those with pictures are named', async (_, broken) => {
  const files = unzipSync(new Uint8Array(await readFile(new URL('../../support/fixtures/decks/schema18.apkg', import.meta.url))));
  const { questions, problems } = await read('a.apkg', zipSync({ ...files, media: broken(files.media ?? new Uint8Array()) }));
  expect(questions.length).toBe(3);
  expect(problems.map(({ place, flaw }) => [place?.number, flaw.code])).toEqual([[2, 'picture_unkept']]);
});

test('GIFT: a picture in a question that does not say it is HTML is kept, and its tag is no text', async () => {
  const image_url = `data:image/png;base64,iVBORw0KGgo${'A'.repeat(9000)}`;
  const { questions } = await readText(
    'gift',
    `What? <img src="${image_url.replaceAll('=', '\\=').replaceAll(':', '\\:')}"> {=a}`,
  );
  expect(questions).toMatchObject([{ question_text: 'What?', image_url }]);
});

test('Aiken: more than 100,000 lines are said once to be too many, and the last are in the rest', async () => {
  const few = await readText('aiken', `What is it?\nA) a\nB) b\nAnswer: A\n\n${'stray\n'.repeat(100_000)}What was it?`);
  expect(few.problems.filter(({ flaw }) => flaw.code === 'questions_too_many')).toHaveLength(1);
  expect(restOf(few, () => 'why').text).toContain('What was it?');
  const many = await readText('aiken', 'What is it?\nA) a\nB) b\nAnswer: A\n\n'.repeat(30_000));
  expect(many.problems.map(({ flaw }) => flaw.code)).toEqual(['questions_too_many']);
});

test('JSON: the rest of a large file is no longer than what can be imported', async () => {
  const question = (at: number) => ({ question_id: at, question_text: 'Q', question_type: 'short_answer', correct_answer: 'a' });
  const text = JSON.stringify(Array.from({ length: 80_000 }, (_, at) => question(at)));
  const { text: rest } = restOf(await readText('json', text), () => 'A sentence that says why it is left out.');
  expect(rest.length).toBeLessThan(text.length);
});
