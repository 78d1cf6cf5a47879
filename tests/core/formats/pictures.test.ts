// The pictures of questions in the files that we write, opened by other programs and by ours, and in packages of others.
import { XMLParser } from 'fast-xml-parser';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { parse } from 'gift-pegjs';
import { marked } from 'marked';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { KeyHere } from '#core/formats/exportFormats';
import { openFile, readText } from '#core/formats/readers';
import { writtenHere } from '#core/formats/writers';
import type { Quiz } from '#core/quiz/quiz';
import { fileTextsOf } from '#texts/paper';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const image_url = `data:image/png;base64,${png}`;
const quiz: Quiz = {
  title: 'Bones',
  questions: [
    {
      question_id: 1,
      question_text: 'Which bone?',
      question_type: 'multiple_choice',
      options: { A: 'rib', B: 'ulna' },
      correct_answer: 'A',
      image_url,
    },
    {
      question_id: 2,
      question_text: 'And this?',
      question_type: 'short_answer',
      correct_answer: 'skull',
      image_url: `data:image/gif;base64,${gif}`,
    },
    { question_id: 3, question_text: 'What does it carry?', question_type: 'essay', correct_answer: 'The head.' },
  ],
};

const fileOf = (key: KeyHere, written = quiz) => writtenHere(key, written, fileTextsOf(written));
const textOf = async (key: KeyHere) => strFromU8(await fileOf(key));

async function readPackage(files: Record<string, string | Uint8Array>) {
  const bytes = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, typeof file === 'string' ? strToU8(file) : file])),
  );
  const opened = await openFile('set.zip', bytes);
  if (!('reading' in opened)) throw new Error('The package was taken for a text.');
  return opened.reading;
}

test.each(['gift', 'moodle', 'markdown', 'json'] as const)('%s carries them, and they are read back', async (key) => {
  const { questions, problems } = await readText(key, await textOf(key));
  expect(problems).toEqual([]);
  expect(questions).toEqual(quiz.questions);
});

test('QTI carries them as files, and they are read back', async () => {
  const bytes = await fileOf('qti');
  const files = unzipSync(bytes);
  expect(Buffer.from(files['images/Q001.png'] ?? []).toString('base64')).toBe(png);
  expect(strFromU8(files['items/Q001.xml'] ?? new Uint8Array())).toContain(
    '<img src="../images/Q001.png" alt="Picture of the question"/>',
  );
  const { manifest } = new XMLParser({ ignoreAttributes: false }).parse(
    files['imsmanifest.xml'] ? strFromU8(files['imsmanifest.xml']) : '',
  );
  expect(JSON.stringify(manifest.resources.resource[1])).toContain('images/Q001.png');
  const { questions, problems } = await readPackage(files);
  expect(problems).toEqual([]);
  expect(questions).toEqual(quiz.questions);
});

test('other programs show them', async () => {
  const image = `<img src="${image_url}" alt="Picture of the question">`;
  expect(parse(await textOf('gift'))[1]).toMatchObject({ stem: { text: `Which bone?<br>${image}` } });
  expect(await marked.parse(await textOf('markdown'))).toContain(image);
});

test('CSV has no place for them: it says so, and no question without its picture is read back', async () => {
  const text = await textOf('csv');
  const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
  expect(rows.map(({ picture }) => picture)).toEqual(['A picture is left out', 'A picture is left out', '']);
  expect(Math.max(...rows.flatMap((row) => Object.values(row).map((cell) => cell.length)))).toBeLessThan(500);
  const { questions, problems } = await readText('csv', text);
  expect(questions.map(({ question_text }) => question_text)).toEqual(['What does it carry?']);
  expect(problems.map(({ line, flaw }) => [line, flaw.code])).toEqual([
    [2, 'picture'],
    [3, 'picture'],
  ]);
});

test('data that is no picture keeps no file from being written', async () => {
  const [first] = quiz.questions;
  if (first === undefined) throw new Error('The quiz has questions.');
  const broken = { ...quiz, questions: [{ ...first, image_url: 'data:image/png;base64,iVBORw0KGgo=====' }] };
  for (const key of ['gift', 'moodle', 'qti', 'csv', 'markdown', 'json'] as const)
    expect((await fileOf(key, broken)).length).toBeGreaterThan(50);
});

test('pictures of a QTI package are found where the item says, also where two have one name', async () => {
  const item = (source: string) =>
    `<assessmentItem identifier="Q"><responseDeclaration identifier="R"><correctResponse><value>A</value></correctResponse></responseDeclaration>
    <itemBody><p>Which?</p><img src="${source}" alt=""/><choiceInteraction responseIdentifier="R">
    <simpleChoice identifier="A">a</simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction></itemBody></assessmentItem>`;
  const { questions, problems } = await readPackage({
    'imsmanifest.xml': '<manifest/>',
    'one/i1.xml': item('a%20&amp;.png'),
    'two/i2.xml': item('../two/a%20&amp;.png'),
    'two/i3.xml': item('https://example.org/a.png'),
    'two/i4.xml': item('missing.png').replace('>b<', '><img src="a%20&amp;.png"/><'),
    'one/a &.png': Buffer.from(png, 'base64'),
    'two/a &.png': Buffer.from(gif, 'base64'),
  });
  expect(questions.map((question) => question.image_url)).toEqual([image_url, `data:image/gif;base64,${gif}`]);
  expect(problems.map(({ place, flaw }) => [place?.number, flaw.code])).toEqual([
    [3, 'picture_unkept'],
    [4, 'picture_unkept'],
  ]);
});
