// The Word document of a quiz: mathematics as equations that Word can edit, and read by a second implementation.
import { execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import { write as writeDocx } from '#server/quizzes/export/docx';
import { sampleQuiz } from '../support/quizzes.ts';

const raw = String.raw;
/** LibreOffice with its Math, which Debian has as a package of its own: without that it drops every formula. */
const office = ['/usr/bin/soffice', '/usr/local/bin/soffice', '/opt/libreoffice/program/soffice'].find(
  (file) => existsSync(file) && existsSync(path.join(path.dirname(realpathSync(file)), 'libsmlo.so')),
);

function asking(text: string, more: Partial<Question> = {}): Quiz {
  const question: Question = {
    question_id: 1,
    question_text: text,
    question_type: 'short_answer',
    correct_answer: 'so',
    ...more,
  };
  return { title: 'Maths', questions: [question] };
}

async function xmlOf(quiz: Quiz): Promise<string> {
  const xml = strFromU8(unzipSync(await writeDocx(quiz, 'en'))['word/document.xml'] ?? new Uint8Array());
  expect(XMLValidator.validate(xml)).toBe(true);
  return xml;
}

/** The first equation, without the wrappers of runs: `m:f(m:num(a)…)` reads better than its XML. */
async function equationOf(tex: string): Promise<string> {
  const xml = await xmlOf(asking(`Find $${tex}$ now`));
  const equation = /<m:oMath>(.*?)<\/m:oMath>/s.exec(xml)?.[1] ?? 'no equation';
  return equation
    .replace(/<m:rPr>.*?<\/m:rPr>/g, '')
    .replace(/<m:t[^>]*>([^<]*)<\/m:t>/g, '$1')
    .replace(/<\/?m:r>/g, '');
}

const power = (base: string, sup: string) => `<m:sSup><m:sSupPr/><m:e>${base}</m:e><m:sup>${sup}</m:sup></m:sSup>`;
const index = (base: string, sub: string) => `<m:sSub><m:sSubPr/><m:e>${base}</m:e><m:sub>${sub}</m:sub></m:sSub>`;
const brackets = (open: string, close: string, inside: string) =>
  `<m:d><m:dPr><m:begChr m:val="${open}"/><m:endChr m:val="${close}"/></m:dPr><m:e>${inside}</m:e></m:d>`;

describe('a formula becomes an equation:', () => {
  test.each([
    [raw`x`, 'x'],
    [raw`a \cdot b`, 'a⋅b'],
    [raw`\frac{a}{b}`, '<m:f><m:fPr><m:type m:val="bar"/></m:fPr><m:num>a</m:num><m:den>b</m:den></m:f>'],
    [raw`\SI{5}{m}`, '5\u2009m'],
    [raw`x^2`, '<m:sSup><m:sSupPr/><m:e>x</m:e><m:sup>2</m:sup></m:sSup>'],
    [raw`x_i`, '<m:sSub><m:sSubPr/><m:e>x</m:e><m:sub>i</m:sub></m:sSub>'],
    [raw`x_i^2`, '<m:sSubSup><m:sSubSupPr/><m:e>x</m:e><m:sub>i</m:sub><m:sup>2</m:sup></m:sSubSup>'],
    [raw`\sqrt{x}`, '<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>x</m:e></m:rad>'],
    [raw`\sqrt[3]{x}`, '<m:rad><m:radPr/><m:deg>3</m:deg><m:e>x</m:e></m:rad>'],
    [
      raw`\sum_{i=1}^n i = 6`,
      '<m:nary><m:naryPr><m:chr m:val="∑"/><m:limLoc m:val="subSup"/><m:subHide m:val="0"/><m:supHide m:val="0"/></m:naryPr><m:sub>i=1</m:sub><m:sup>n</m:sup><m:e>i</m:e></m:nary>=6',
    ],
    [
      raw`\int f`,
      '<m:nary><m:naryPr><m:chr m:val="∫"/><m:limLoc m:val="subSup"/><m:subHide m:val="1"/><m:supHide m:val="1"/></m:naryPr><m:sub/><m:sup/><m:e>f</m:e></m:nary>',
    ],
    [raw`\sin x + 1`, '<m:func><m:funcPr/><m:fName>sin</m:fName><m:e>x</m:e></m:func>+1'],
    [raw`\cos(x)`, '<m:func><m:funcPr/><m:fName>cos</m:fName><m:e>(x)</m:e></m:func>'],
    [raw`\left\lfloor x \right\rfloor`, '<m:d><m:dPr><m:begChr m:val="⌊"/><m:endChr m:val="⌋"/></m:dPr><m:e>x</m:e></m:d>'],
    [raw`\vec{v}`, '<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr><m:e>v</m:e></m:acc>'],
    [raw`\overline{AB}`, '<m:bar><m:barPr><m:pos m:val="top"/></m:barPr><m:e>AB</m:e></m:bar>'],
    [raw`\overset{!}{=}`, '<m:limUpp><m:limUppPr/><m:e>=</m:e><m:lim>!</m:lim></m:limUpp>'],
    [raw`\mathbb{R}`, 'ℝ'],
    [raw`{}^{14}C`, '<m:sSup><m:sSupPr/><m:e>\u200b</m:e><m:sup>14</m:sup></m:sSup>C'],
    // What stands before a power or an index is the whole bracket, never its closing sign alone.
    [raw`P(1 + r)^n`, `P${power(brackets('(', ')', '1+r'), 'n')}`],
    [raw`[a(b)_i]^2`, power(brackets('[', ']', `a${index(brackets('(', ')', 'b'), 'i')}`), '2')],
    [raw`|x|^2`, power(brackets('|', '|', 'x'), '2')],
    [raw`(a)^{(b)^c}`, power(brackets('(', ')', 'a'), power(brackets('(', ')', 'b'), 'c'))],
    [raw`[0, 1)`, brackets('[', ')', '0,1')],
    [raw`\sin(x)^2 + 1`, `<m:func><m:funcPr/><m:fName>sin</m:fName><m:e>${power(brackets('(', ')', 'x'), '2')}</m:e></m:func>+1`],
    [raw`\text{if } x < 3`, 'if\u00a0x&lt;3'],
  ])('%s', async (tex, expected) => {
    const written = await equationOf(tex);
    expect(written.replace(/<m:lim(?:Upp|Low)Pr\/>/g, '')).toBe(expected.replace(/<m:lim(?:Upp|Low)Pr\/>/g, ''));
  });

  test('binomials have brackets and no bar, cases one brace, matrices rows of cells', async () => {
    const binomial = await equationOf(raw`\binom{n}{k}`);
    expect(binomial).toContain('<m:begChr m:val="("/><m:endChr m:val=")"/>');
    expect(binomial).toContain('<m:type m:val="noBar"/>');
    const cases = await equationOf(raw`\begin{cases} 1 & x>0 \\ 0 \end{cases}`);
    expect(cases).toContain('<m:begChr m:val="{"/><m:endChr m:val=""/>');
    expect(cases).toContain('<m:mcJc m:val="left"/>');
    expect(cases.match(/<m:mr>/g)).toHaveLength(2);
    expect(cases.match(/<m:e>/g)).toHaveLength(1 + 4);
    const matrix = await equationOf(raw`\begin{pmatrix} a & b \\ c & d \end{pmatrix}`);
    expect(matrix).toContain('<m:mr><m:e>a</m:e><m:e>b</m:e></m:mr><m:mr><m:e>c</m:e><m:e>d</m:e></m:mr>');
  });

  test('a displayed one stands in a paragraph of its own, its limits above and below', async () => {
    const xml = await xmlOf(asking(raw`Show that $$\sum_{i=1}^n i = \frac{n(n+1)}{2}$$ holds.`));
    const paragraph = xml.split('</w:p>').find((one) => one.includes('m:oMathPara')) ?? '';
    expect(paragraph).toContain('<m:limLoc m:val="undOvr"/>');
    expect(paragraph).not.toContain('<w:t');
    expect(xml).toMatch(/Show that .*m:oMathPara.*holds\./s);
  });

  test('everywhere that a text stands: question, options, key points, answer and explanation', async () => {
    const xml = await xmlOf(
      asking('What is $a$?', {
        question_type: 'multiple_choice',
        options: { A: '$b$', B: '$c$' },
        correct_answer: 'B',
        explanation: 'For $d$.',
        key_points: [{ text: 'Says $e$', terms: ['e'] }],
      }),
    );
    const found = [...xml.matchAll(/<m:oMath>.*?<m:t[^>]*>(.*?)<\/m:t>/g)].map(([, letter]) => letter);
    expect(found).toEqual(['a', 'b', 'c', 'c', 'e', 'd']);
  });
});

/** `open` around x, this many times over. */
const nested = (open: string, times: number) => `${open.repeat(times)}x${'}'.repeat(times)}`;

describe('what is no formula stays text:', () => {
  test.each([
    ['money', 'It costs $5 and $10.', 'It costs $5 and $10.'],
    ['a dollar that is meant', raw`A price of \$3`, 'A price of $3'],
    ['an unknown command', raw`Say $\undefinedcommand{x}$ again`, raw`Say \undefinedcommand{x} again`],
    ['an open brace', raw`An open $\frac{a}{$ brace`, raw`An open \frac{a}{ brace`],
    ['a link', raw`A link $\href{javascript:alert(1)}{x}$`, raw`A link \href{javascript:alert(1)}{x}`],
    ['braces nested too deeply', `Deep $${nested('{', 500)}$`, `Deep ${nested('{', 500)}`],
    ['roots nested too deeply', `Deep $${nested(raw`\sqrt{`, 300)}$`, `Deep ${nested(raw`\sqrt{`, 300)}`],
    ['what XML cannot hold', '<w:p/> & "quotes" \u0000\u0007\ud800', '<w:p/> & "quotes" '],
  ])('%s', async (_, given, shown) => {
    const buffer = Buffer.from(await writeDocx(asking(given), 'en'));
    const { value } = await mammoth.extractRawText({ buffer });
    expect(value).toContain(`1. ${shown}`);
  });

  test('and lines of a text stay lines', async () => {
    expect(await xmlOf(asking('first\nsecond'))).toMatch(/first<\/w:t><\/w:r>.*<w:br\/>.*second/);
  });
});

/** What another program makes of the document: LibreOffice where it is, else mammoth. */
async function readAgain(docx: Uint8Array): Promise<{ text: string; formulas: string[] | null }> {
  if (office === undefined) {
    return { text: (await mammoth.extractRawText({ buffer: Buffer.from(docx) })).value, formulas: null };
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-office-'));
  try {
    await writeFile(path.join(folder, 'quiz.docx'), docx);
    const profile = `-env:UserInstallation=${pathToFileURL(path.join(folder, 'profile'))}`;
    await promisify(execFile)(office, [
      profile,
      '--headless',
      '--convert-to',
      'odt',
      '--outdir',
      folder,
      path.join(folder, 'quiz.docx'),
    ]);
    const files = unzipSync(new Uint8Array(await readFile(path.join(folder, 'quiz.odt'))));
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    const objects = Object.keys(files).filter((name) => /^Object \d+\/content\.xml$/.test(name));
    return { text: read('content.xml').replace(/<[^>]+>/g, ' '), formulas: objects.sort().map(read) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('another program opens the document, and finds the words in their order and the equations as equations', async () => {
  const [first, ...rest] = sampleQuiz.questions;
  const quiz = { ...sampleQuiz, questions: [{ ...first, explanation: raw`Because $\frac{p}{q}$.` } as Question, ...rest] };
  const { text, formulas } = await readAgain(await writeDocx(quiz, 'en'));
  let from = 0;
  for (const piece of [
    'Multiple Choice',
    'folkway',
    'Short Answer',
    'Essay',
    'Answer Key',
    'Because',
    'Page 2',
    'Practices are learned',
  ]) {
    expect(text.indexOf(piece, from), piece).toBeGreaterThanOrEqual(from);
    from = text.indexOf(piece, from) + piece.length;
  }
  if (formulas === null) return;
  expect(formulas).toHaveLength(2);
  expect(formulas.join()).toMatch(/<mfrac>.*p.*q.*<\/mfrac>/s);
});

test.each([
  ['Lecture.pptx', 'Because.', ['Slide 3']],
  ['Lecture.pptx', 'Slide 3: “It is so.”', ['Slide 3']],
  ['Lecture.pdf', 'Because.', ['Page 3']],
  ['notes.txt', 'Because.', []],
])('the key of %s with the explanation %j names its place once: %j', async (filename, explanation, places) => {
  const page = filename === 'notes.txt' ? 1 : 3;
  const xml = await xmlOf({ ...asking('What?', { explanation, source: { page, quote: 'It is so.' } }), filename });
  expect([...xml.matchAll(/(?:Slide|Page) \d/g)].map(String)).toEqual(places);
});
