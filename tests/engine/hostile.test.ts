// Files made to hurt: each ends with a quiz or with one clear sentence.
import { deflateSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type DocumentFile, makeQuiz, UnusableDocument } from '#engine/engine';
import type { UnusableCode } from '#engine/unusable';
import { documentFailures } from '#texts/en/documentFailures';
import { docxOf, para } from '../support/docxFixture.ts';
import { pdfjs, quizOf, textFile } from '../support/engineInput.ts';
import { everydaySizes } from '../support/hostile/hostileFile.ts';
import { hostileSet } from '../support/hostile/hostileSet.ts';
import { pdfOf, wrapped } from '../support/pdfFixture.ts';
import { pptxOf } from '../support/pptxFixture.ts';
import { corpusFile, corpusNames, describeWithCorpus } from '../support/sharedCorpus.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

function bombPdf(): Uint8Array {
  const inner = deflateSync(new Uint8Array(128 * 1024 * 1024));
  const stream = deflateSync(inner).toString('latin1');
  return latin(
    `%PDF-1.4\n1 0 obj\n<< /Length ${stream.length} /Filter [/FlateDecode /FlateDecode] >>\nstream\n${stream}\nendstream\nendobj\n`,
  );
}

const many = Object.fromEntries(Array.from({ length: 10_050 }, (_, at) => [`ppt/media/${at}.txt`, bytes('x')]));
const whole = pdfOf([wrapped('The sea rises twice a day because the moon pulls the water of the sea.')]);

const formPage = pdfOf([
  wrapped('Please wait... You can upgrade to the latest version of Adobe Reader for Windows, Mac, or Linux. '.repeat(6)),
]);
const asForm = (page: Uint8Array) =>
  latin(String.fromCharCode(...page).replace('/Type /Catalog', '/Type /Catalog /AcroForm << /XFA [(template) 2 0 R] >>'));
const withPicture = (page: Uint8Array) => latin(`${String.fromCharCode(...page)}9 0 obj\n<< /Subtype /Image >>\nendobj\n`);

const loopingPdf = latin(
  [
    '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj',
    '2 0 obj\n<< /Type /Pages /Kids [4 0 R 3 0 R] /Count 2 /MediaBox [0 0 595 842] >>\nendobj',
    '3 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '4 0 obj\n<< /Type /Page /Parent 2 0 R >>\nendobj',
    'trailer\n<< /Root 1 0 R /Size 5 >>\n%%EOF',
  ].join('\n'),
);

const slidesWith = (parts: Record<string, Uint8Array>) => pptxOf([{ title: 'x' }], parts);
const entities = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><p:presentation>&e;</p:presentation>';
const compound = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);
const noise = Uint8Array.from({ length: 5000 }, (_, at) => (at * 89 + (at >> 3) * 31) % 256);

const cases: [string, string, Uint8Array, UnusableCode][] = [
  ['an empty file', 'a.txt', bytes(''), 'no-text'],
  ['a web page named PDF', 'a.pdf', bytes('<html><body>Hi</body></html>'), 'unreadable-type'],
  ['noise named text', 'a.txt', noise, 'unreadable-type'],
  ['a PDF that stops after its first line', 'a.pdf', whole.slice(0, 20), 'damaged'],
  ['a PDF without a letter on its pages', 'a.pdf', pdfOf([[], [], []]), 'scanned'],
  ['a PDF bomb', 'a.pdf', bombPdf(), 'too-large'],
  ['a slide bomb', 'a.pptx', slidesWith({ 'ppt/slides/slide9.xml': new Uint8Array(120 * 1024 * 1024) }), 'too-large'],
  ['a zip of ten thousand entries', 'a.pptx', slidesWith(many), 'too-large'],
  ['a zip without slides', 'a.pptx', zipSync({ 'ppt/presentation.xml': bytes('<p:presentation/>') }), 'no-text'],
  ['a deck whose slides are missing', 'a.pptx', slidesWith({ 'ppt/_rels/presentation.xml.rels': bytes('<x/>') }), 'damaged'],
  ['a slide with external entities', 'a.pptx', slidesWith({ 'ppt/presentation.xml': bytes(entities) }), 'damaged'],
  ['half a PPTX', 'a.pptx', pptxOf([{ title: 'x', items: ['one', 'two'] }]).slice(0, 700), 'damaged'],
  ['an encrypted PPTX', 'a.pptx', compound, 'password'],
  ['an old PPT', 'a.ppt', compound, 'other-office'],
  ['a sheet', 'a.xlsx', zipSync({ 'xl/workbook.xml': bytes('<workbook/>') }), 'other-office'],
  ['a zip of documents', 'a.docx', zipSync({ 'week 1.docx': [docxOf(para('x')), { level: 0 }] }), 'archive'],
  ['a DOCX around a web page', 'a.docx', docxOf('<w:altChunk r:id="rId1"/>'), 'embedded-text'],
  ['a form that only Acrobat draws', 'a.pdf', asForm(formPage), 'form'],
  ['a form that every program shows', 'a.pdf', asForm(whole), 'too-short'],
  ['a PDF of three words', 'a.pdf', pdfOf([wrapped('The sea rises.')]), 'too-short'],
  ['a PDF of three words and a picture', 'a.pdf', withPicture(pdfOf([wrapped('The sea rises.')])), 'scanned'],
  ['a few words, two of them names of a program', 'a.txt', bytes('readLines and toLowerCase are two names.'), 'too-short'],
  ['a photo', 'a.jpg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...new Uint8Array(600)]), 'picture'],
  ['a DOCX bomb', 'a.docx', docxOf('', { 'word/document.xml': new Uint8Array(120 * 1024 * 1024) }), 'too-large'],
  ['a DOCX without a word', 'a.docx', docxOf(para('')), 'no-text'],
  ['a DOCX nested too deeply', 'a.docx', docxOf('<w:ins>'.repeat(20_000) + para('x') + '</w:ins>'.repeat(20_000)), 'damaged'],
  ['a PDF whose page tree loops', 'a.pdf', loopingPdf, 'damaged'],
  ['letters in a private code', 'a.pdf', pdfOf([wrapped('Xq#7k zz%w1 kkj9$ qq@@x 8#x?y '.repeat(30))]), 'garbled'],
];

test.each(cases)('%s ends with a clear sentence', async (_, name, file, code) => {
  const error = await quizOf({ name, bytes: file }).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UnusableDocument);
  expect(error).toMatchObject({ code });
  expect(documentFailures[code]).toMatch(/^[A-Z].{20,}\.$/);
});

test('a PDF whose table of contents is wrong is read all the same', async () => {
  const wrong = latin(String.fromCharCode(...whole).replace(/startxref\n\d+/, 'startxref\n9'));
  await expect(quizOf({ name: 'a.pdf', bytes: wrong })).rejects.toMatchObject({ code: 'too-short' });
});

/** Whatever comes in: nothing but a quiz or a sentence comes out, also where its parts and its text are asked for, as the server does. */
async function expectAnEnd(file: DocumentFile): Promise<void> {
  const outcome = await makeQuiz(file, { pdfjs, onParts: () => {}, onText: () => {} }).then(
    (quiz) => quiz.questions.length > 0,
    (error: unknown) => error instanceof UnusableDocument,
  );
  expect(outcome).toBe(true);
}

// Each of these was looked through again from every place of it: a megabyte took minutes.
test.each([
  ['comments that never close', '<!--'],
  ['code that never closes', '```a\n'],
  ['letters, one on every page', 'ab\f'],
  ['bold that never closes, in lines of a paragraph', `${'**a '.repeat(20)}\n`],
  ['options without an answer', 'What is it?\nA) one\nB) two\n'],
  ['one word', 'x'],
  ['headings', 'Heading\n\n'],
])('a megabyte of %s ends with a quiz or a clear sentence', (_, piece) =>
  expectAnEnd(textFile(piece.repeat(Math.ceil(1_048_576 / piece.length)))),
);

/** Six tests, so that a failure names its part. */
const small = hostileSet(everydaySizes).filter(({ isHeavy }) => !isHeavy);
const PARTS = 6;
test.each(Array.from({ length: PARTS }, (_, at) => at + 1))(
  'part %d of the generated files: each ends with a quiz or a clear sentence',
  async (part) => {
    for (const { what, name, make } of small.filter((_, at) => at % PARTS === part - 1)) {
      await expectAnEnd({ name, bytes: make() }).catch((error: unknown) => {
        throw new Error(`${what}: ${String(error)}`);
      });
    }
  },
);

describeWithCorpus(() => {
  test.each(corpusNames('hostile'))('%s ends with a quiz or a clear sentence', (name) =>
    expectAnEnd(corpusFile(`hostile/${name}`)),
  );
});
