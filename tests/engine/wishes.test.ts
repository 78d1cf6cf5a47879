// What a student wishes of a quiz is obeyed, or a sentence says what was not; without a wish nothing changes.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Part, Wishes } from '#core/document/wishes';
import type { Quiz } from '#core/quiz/quiz';
import { type DocumentFile, makeQuiz } from '#engine/engine';
import { fixture, pdfjs, textFile } from '../support/engineInput.ts';
import { chaptersPdf } from '../support/textbook.ts';

const notes = () => fixture('notes_sociology.txt');
/** Its sections are long enough to be told from memory. */
const weather = () => fixture('notes_weather.txt');
let parts: Part[] = [];
const made = (wishes?: Wishes, file: DocumentFile = notes()) =>
  makeQuiz(file, { pdfjs, onParts: (found) => (parts = found), ...(wishes && { wishes }) });
const typesOf = ({ questions }: Quiz) => new Set(questions.map(({ question_type: type }) => type));

describe('of a document with headings', () => {
  let usual: Quiz;
  beforeAll(async () => {
    usual = await made();
  });

  test('its parts are told in their order', () => {
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.map(({ number }) => number)).toEqual(parts.map(({ number }) => number).sort((a, b) => a - b));
    expect(parts.every(({ heading, page }) => heading !== '' && page === null)).toBe(true);
  });

  test('no wish gives the usual quiz, byte for byte', async () => {
    expect(JSON.stringify(await made({}))).toBe(JSON.stringify(usual));
  });

  test.each<[Wishes['kind'], string]>([
    ['choice', 'multiple_choice'],
    ['typed', 'short_answer'],
    ['essay', 'essay'],
  ])('%s gives nothing else', async (kind, type) => {
    const quiz = await made({ ...(kind && { kind }) }, weather());
    expect(typesOf(quiz)).toEqual(new Set([type]));
  });

  test('without essays gives none', async () => {
    expect(typesOf(usual)).toContain('essay');
    expect(typesOf(await made({ without_essays: true }))).not.toContain('essay');
  });

  test('a number is obeyed where the material carries it, and else the quiz says how many there are', async () => {
    expect(await made({ count: 10 })).toMatchObject({ questions: { length: 10 } });
    const most = await made({ count: 40, kind: 'choice' });
    expect(most.questions.length).toBeLessThan(40);
    expect(most.unmet_wishes).toEqual({ dropped_wishes: [], question_count: most.questions.length });
  });

  test('of a part come its questions alone, also where sections are counted anew', async () => {
    const [{ number = 0, heading = '' } = {}] = parts.slice(-1);
    const quiz = await made({ parts: [{ number: number + 7, heading }] });
    expect(quiz.unmet_wishes).toBeUndefined();
    expect(new Set(quiz.questions.map(({ source }) => source?.section))).toEqual(new Set([heading]));
  });

  test('a difficulty is obeyed', async () => {
    const quiz = await made({ difficulty: 'Medium' });
    expect(new Set(quiz.questions.map(({ difficulty }) => difficulty))).toEqual(new Set(['Medium']));
  });

  test('what gives fewer than three is left aside, and named', async () => {
    const easy = await made({ kind: 'essay', difficulty: 'Easy' }, weather());
    expect(typesOf(easy)).toEqual(new Set(['essay']));
    expect(easy.unmet_wishes).toEqual({ dropped_wishes: ['difficulty'] });
    const gone = await made({ parts: [{ number: 0, heading: 'A chapter that is not there' }] });
    expect(gone.questions.map(({ question_text: text }) => text)).toEqual(usual.questions.map(({ question_text: text }) => text));
    expect(gone.unmet_wishes).toEqual({ dropped_wishes: ['parts'] });
  });
});

test('a book names its chapters with their numbers and pages, and a chapter is all that stands under it', async () => {
  const text = (name: string) => new TextDecoder().decode(fixture(name).bytes).split('\n').slice(1).join('\n');
  const book = (chapter: string) =>
    chaptersPdf('Town and Air', [
      { name: 'Chapter 1: Weather', text: text('notes_weather.txt') },
      { name: `${chapter} 2: Life in Cities`, text: text('notes_sociology.txt') },
    ]);
  const file = (chapter: string): DocumentFile => ({ bytes: book(chapter), name: 'book.pdf' });
  await made(undefined, file('CHAPTER'));
  expect(parts.filter(({ level }) => level === 1).map(({ heading }) => heading)).toEqual([
    'Chapter 1: Weather',
    'Chapter 2: Life in Cities',
  ]);
  const cities = parts.find(({ heading }) => heading === 'Chapter 2: Life in Cities');
  const { page, number = 0 } = cities ?? {};
  expect(page).toBe(3);
  // As it is called, and as an earlier version called it.
  for (const heading of ['Chapter 2: Life in Cities', 'Life in Cities']) {
    const quiz = await made({ count: 10, kind: 'choice', parts: [{ number, heading }] }, file('Chapter'));
    expect(quiz.unmet_wishes).toBeUndefined();
    expect(quiz.questions).toHaveLength(10);
    expect(Math.min(...quiz.questions.map(({ source }) => source?.page ?? 0))).toBeGreaterThanOrEqual(3);
  }
});

test('a text without headings has no parts', async () => {
  const text = new TextDecoder()
    .decode(notes().bytes)
    .replace(/^#+ .*$/gm, '')
    .replace(/^[^.\n]{1,60}$/gm, '');
  await made(undefined, textFile(text));
  expect(parts).toEqual([]);
});
