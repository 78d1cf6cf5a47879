// What an import leaves out is a file of its own: each part with its reason, and imported again once it is mended.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { textFormatOf } from '#core/formats/importFormats';
import { openFile, readText } from '#core/formats/readers';
import { leftOutCount, type Reading } from '#core/formats/reading';
import { restOf } from '#core/formats/rest';

const codesOf = ({ problems }: Reading) => problems.map(({ line, flaw }) => `${line} ${flaw.code}`);
const textsOf = ({ questions }: Reading) => questions.map(({ question_text }) => question_text);

/** The rest of a reading, read again as a file, after these changes. */
async function readAgain(reading: Reading, mend: (text: string) => string = (text) => text): Promise<Reading> {
  const { text, ending } = restOf(reading, ({ flaw }) => `Why, "so": it is\n${flaw.code} -- <b>.`);
  const opened = await openFile(`rest.${ending}`, strToU8(mend(text)));
  if (!('text' in opened)) throw new Error('The rest is no text.');
  expect(opened.format).toBe(reading.rest?.format);
  return readText(opened.format, opened.text);
}

const moodleOf = (...elements: string[]) => `<quiz>\n${elements.join('\n')}\n</quiz>`;
const moodleQuestion = (text: string, type = 'shortanswer') =>
  `<question type="${type}"><questiontext format="html"><text>${text}</text></questiontext><answer fraction="100"><text>a</text></answer></question>`;

test.each([
  ['gift', 'One {=a}\n\nTwo {=a -> b}\n\nThree {=c}', ['{=a -> b}', '{=a}']],
  [
    'aiken',
    'One\nA) a\nB) b\nAnswer: A\n\nTwo\nA) a\nB) b\n\nThree\nAnswer: so',
    ['Two\nA) a\nB) b', 'Two\nA) a\nB) b\nAnswer: B'],
  ],
  ['csv', 'question,A,B,answer\nOne,a,b,A\n"Two",a,b,C\nThree,a,b,B', ['a,b,C', 'a,b,B']],
  ['csv', 'sep=;\nOne;a;b;c;A\nTwo;a;b;c;C, B\nThree;a;b;c;B\nFour;a;b;c;B', ['C, B', 'C']],
  ['markdown', '## One\n- [x] a\n- [ ] b\n## Two\n- [x] a\n- b\n## Three\n- [x] a\n- [ ] b', ['- b', '- [ ] b']],
  ['anki', '#separator:semicolon\n#html:true\nOne;a\nTwo;\nThree;c', ['Two;', 'Two;b']],
  [
    'moodle',
    moodleOf(moodleQuestion('One'), moodleQuestion('Two', 'matching'), moodleQuestion('Three')),
    ['matching"', 'shortanswer"'],
  ],
  [
    'json',
    JSON.stringify([
      { question_id: 1, question_text: 'One', question_type: 'short_answer', correct_answer: 'a' },
      { question_id: 2, question_text: 'Two', question_type: 'short_answer' },
    ]),
    ['"question_type": "short_answer"', '"question_type": "short_answer", "correct_answer": "b"'],
  ],
] as const)('%s: a question that is mended in it is imported', async (format, text, [wrong, right]) => {
  const reading = await readText(format, text);
  expect([leftOutCount(reading.problems), textsOf(reading)]).toEqual([1, expect.arrayContaining(['One'])]);
  expect(textsOf(reading)).not.toContain('Two');
  const same = await readAgain(reading);
  expect([textsOf(same), same.problems.map(({ flaw }) => flaw.code)]).toEqual([
    [],
    reading.problems.map(({ flaw }) => flaw.code),
  ]);
  const mended = await readAgain(reading, (rest) => rest.replace(wrong, right));
  expect([textsOf(mended), codesOf(mended)]).toEqual([['Two'], []]);
});

const many = <T>(write: (number: number) => T) => Array.from({ length: 620 }, (_, at) => write(at + 1));

test.each([
  ['gift', many((n) => `// oasis {"topic":"T${n}"}\nQ${n} {=a}`).join('\n\n')],
  ['aiken', `${many((n) => `${n}. Q${n}\nA) a\nB) b`).join('\n\n')}\n\nAnswers\n${many((n) => `${n}. B`).join('\n')}`],
  ['csv', `question;answer\n${many((n) => `Q${n};a`).join('\n')}`],
  ['csv', many((n) => `Q${n},a`).join('\n')],
  ['markdown', many((n) => `## Q${n}\n**Answer:** a`).join('\n')],
  ['anki', `#separator:tab\n${many((n) => `Q${n}\ta`).join('\n')}`],
  ['moodle', moodleOf(...many((n) => moodleQuestion(`Q${n}`)))],
  [
    'json',
    JSON.stringify(many((n) => ({ question_id: n, question_text: `Q${n}`, question_type: 'short_answer', correct_answer: 'a' }))),
  ],
] as const)('%s: what lies beyond 500 questions is in it, to be imported as it is', async (format, text) => {
  const reading = await readText(format, text);
  expect([reading.questions.length, leftOutCount(reading.problems)]).toEqual([500, 0]);
  expect(reading.problems.map(({ flaw }) => flaw.code)).toEqual(['questions_too_many']);
  const further = await readAgain(reading);
  expect([further.problems, textsOf(further)]).toEqual([[], many((n) => `Q${n}`).slice(500)]);
});

test('what is not read behind 1,000 problems is in it', async () => {
  const text = Array.from({ length: 1200 }, (_, at) => `Q${at} {=a -> b}`).join('\n\n');
  const reading = await readText('gift', `${text}\n\nLast {=a}`);
  const { text: rest } = restOf(reading, ({ flaw }) => flaw.code);
  expect(rest).toContain('//! many_more_problems\nQ1000 {=a -> b}');
  expect(rest).toContain('Last {=a}');
});

test('lines that belong to no question are in it, and count as none', async () => {
  const aiken = await readText('aiken', '1. One\nAnswer: yes\n\nGood luck!\nTake your time.\n\n2. Two\nAnswer: no');
  expect([aiken.questions.length, leftOutCount(aiken.problems), codesOf(aiken)]).toEqual([2, 0, ['4 aiken_stray_line']]);
  expect(restOf(aiken, () => 'why').text).toBe('//! format: aiken\n\n//! why\nGood luck!\nTake your time.\n');
  const markdown = await readText('markdown', '# Title\nHello\n## One\n**Answer:** a');
  expect(restOf(markdown, () => 'why').text).toBe('//! format: markdown\n\n//! why\nHello\n');
});

test('behind an element of Moodle without an end, the questions are in it', async () => {
  const broken = moodleOf(moodleQuestion('One'), moodleQuestion('Two').replace('</text>', ''), moodleQuestion('Three'));
  const reading = await readText('moodle', broken);
  expect([textsOf(reading), reading.problems.length]).toEqual([['One'], 1]);
  const mended = await readAgain(reading, (rest) => rest.replace('Two</questiontext>', 'Two</text></questiontext>'));
  expect([textsOf(mended), mended.problems]).toEqual([['Two', 'Three'], []]);
});

test('the rest of a package is a text: the answers of H5P can be written below it', async () => {
  const content = {
    questions: [
      { library: 'H5P.MultiChoice 1.16', params: { question: '<p>Which?</p>', answers: [{ text: 'A) a' }, { text: 'B) b' }] } },
      { library: 'H5P.TrueFalse 1.8', params: { question: 'Is it?', correct: 'true' } },
    ],
  };
  const files = {
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.QuestionSet' }),
    'content/content.json': JSON.stringify(content),
  };
  const opened = await openFile(
    'a.h5p',
    zipSync({ 'h5p.json': strToU8(files['h5p.json']), 'content/content.json': strToU8(files['content/content.json']) }),
  );
  if (!('reading' in opened)) throw new Error('The package was taken for a text.');
  const mended = await readAgain(opened.reading, (rest) => `${rest}Answer: B`);
  expect([textsOf(opened.reading), textsOf(mended)]).toEqual([['Is it?'], ['Which?']]);
});

test('a text that only speaks of a format is read as what it is', () => {
  expect(textFormatOf('a.txt', '//! format: nonsense\n\nQ {=a}')).toBe('gift');
});
