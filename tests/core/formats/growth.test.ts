// Every reader of quiz files goes through its text once: twice the text takes at most two and a half times the work, over two doublings, whatever
// stands in it, and a file with too many of anything ends in a sentence.
import { expect, test } from 'vitest';
import { textFormats } from '#core/formats/importFormats';
import { readText } from '#core/formats/readers';
import { firstProblems } from '#core/formats/reading';

const raw = String.raw;
const TIMES = 2;
/** A busy machine needs more of them. */
const MOST_TIMES = 60;
const SHORT = 20_000;

/** What a text repeats, by the format it is for; `before` and `after` stand once. */
const hostile: [format: string, what: string, unit: string, before?: string, after?: string][] = [
  ['moodle', 'elements without line ends', '<a></a>', '<quiz>', '</quiz>'],
  ['moodle', 'questions without line ends', '<question type="essay"></question>', '<quiz>', '</quiz>'],
  ['moodle', 'a tag of attributes', 'aaaaaaaaaaaaaaaa ', '<quiz ', '></quiz>'],
  ['moodle', 'comments', '<!--a-->', '<quiz>', '</quiz>'],
  ['moodle', 'HTML', '&lt;p', '<quiz><question type="essay"><questiontext><text>', '</text></questiontext></question></quiz>'],
  ['gift', 'questions', 'a{=b}\n\n'],
  ['gift', 'what is no question', 'a\n\n'],
  ['gift', 'line ends', '\n'],
  ['gift', 'one question of answers', '=a', 'a{', '}'],
  ['gift', 'a number behind spaces', ' ', 'a{#1', '2}'],
  ['gift', 'dollars', '$$ $', 'a', '{=b}'],
  ['gift', 'brackets', raw`\\(`, 'a', '{=b}'],
  ['aiken', 'questions', '1. a\nA) a\nB) b\nAnswer: A\n'],
  ['aiken', 'lines of one question', 'a\n'],
  ['aiken', 'options in one line', ' B) a', '1. a\nA) a'],
  ['aiken', 'bold', '**a', '1. a\nA) a'],
  ['aiken', 'a key', ' 1. A', 'a\nA) a\nAnswers:'],
  ['csv', 'rows', 'a,b\n', 'question,answer\n'],
  ['csv', 'columns', 'a,', 'question,answer,'],
  ['csv', 'quotation marks', '"a"b', 'question,answer\n"'],
  ['csv', 'quotation marks and blanks', '" ', 'question,answer\n"'],
  ['markdown', 'questions', '## a\n\n**Answer:** b\n\n'],
  ['markdown', 'explanations of one question', '**Why:** a\n', '## a\n\n'],
  ['markdown', 'what stands before', 'a\n'],
  ['markdown', 'lines of one question', 'a\n', '## a\n'],
  ['anki', 'notes', 'a\tb\n'],
  ['anki', 'fields', 'a\t'],
  ['anki', 'gaps without an end', '{{c1::a'],
  ['anki', 'gaps', '{{c1::a}}'],
  ['anki', 'notes of colons', `${'{{c1:::::'.repeat(2000)}\tb\n`],
  ['anki', 'notes of gaps', `${'{{c1::a}}'.repeat(900)}\tb\n`],
  ['json', 'questions of nothing', '{},', '{"questions":[', '{}]}'],
  ['json', 'options of nothing', '0,', '{"questions":[{"options":[', '0]}]}'],
  ['json', 'lists in lists', '[', '{"questions":'],
];

test('each format is tried', () => {
  expect(new Set(hostile.map(([format]) => format))).toEqual(new Set(textFormats.map(({ key }) => key)));
});

test.each(hostile)('%s: %s', async (format, _what, unit, before = '', after = '') => {
  const textOf = (length: number) => before + unit.repeat(Math.floor(length / unit.length)) + after;
  const cost = async (text: string) => {
    const began = process.cpuUsage();
    await readText(format, text);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  const [short, long] = [textOf(SHORT), textOf(4 * SHORT)];
  await cost(short);
  // What is done in 5 ms grows by chance, as when memory is swept.
  const least = { short: Number.POSITIVE_INFINITY, long: Number.POSITIVE_INFINITY };
  const growth = () => least.long / Math.max(least.short, 5_000);
  for (let round = 0; round < MOST_TIMES && (round < TIMES || growth() >= 2.5 ** 2); round += 1) {
    least.short = Math.min(least.short, await cost(short));
    least.long = Math.min(least.long, await cost(long));
  }
  expect(growth()).toBeLessThan(2.5 ** 2);
});

test.each(hostile)(
  '%s of a large size, %s: a sentence or a quiz, with few problems',
  async (format, _what, unit, before = '', after = '') => {
    const reading = await readText(format, before + unit.repeat(Math.floor(2_000_000 / unit.length)) + after);
    expect(firstProblems(reading.problems).length).toBeLessThanOrEqual(51);
    expect(reading.questions.length).toBeLessThanOrEqual(500);
  },
);

test.each([
  ['gift', 'a{=b}\n\n'.repeat(501)],
  ['aiken', 'Q\nA) a\nB) b\nAnswer: A\n\n'.repeat(501)],
  ['csv', `question,answer\n${'Q,a\n'.repeat(501)}`],
  ['markdown', `# T\n\n${'## Q\n\n**Answer:** a\n\n'.repeat(501)}`],
  ['anki', `#separator:tab\n${'Q\ta\n'.repeat(501)}`],
  [
    'moodle',
    `<quiz>${'<question type="shortanswer"><questiontext><text>Q</text></questiontext><answer fraction="100"><text>a</text></answer></question>'.repeat(501)}</quiz>`,
  ],
  [
    'json',
    JSON.stringify({
      questions: Array.from({ length: 501 }, (_, at) => ({
        question_id: at + 1,
        question_text: 'Q',
        question_type: 'short_answer',
        correct_answer: 'a',
      })),
    }),
  ],
])('the 501st question of %s ends the reading with the sentence on the limit', async (format, text) => {
  expect((await readText(format, text)).problems).toEqual([
    expect.objectContaining({ flaw: { code: 'questions_too_many', params: { limit: 500 } } }),
  ]);
});
