// What we write is opened by programs that are not ours: gift-pegjs, fast-xml-parser, papaparse and marked.

import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'gift-pegjs';
import { marked, type Tokens } from 'marked';
import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import * as csv from '#core/formats/csv';
import { write as writeGift } from '#core/formats/gift';
import { fromHtml } from '#core/formats/htmlText';
import { write as writeMarkdown } from '#core/formats/markdown';
import { write as writeMoodle } from '#core/formats/moodle';
import { write as writeQti } from '#core/formats/qti';
import type { Quiz } from '#core/quiz/quiz';
import { fileTextsOf } from '#texts/paper';
import { sampleQuiz } from '../../support/quizzes.ts';
import { hostileQuiz } from './hostileQuiz.ts';

const gift = (given: Quiz) => writeGift(given, fileTextsOf(given));
const markdown = (given: Quiz) => writeMarkdown(given, fileTextsOf(given));
const moodle = (given: Quiz) => writeMoodle(given, fileTextsOf(given));
const qti = (given: Quiz) => writeQti(given, fileTextsOf(given));
const csvOf = (given: Quiz) => csv.write(given, fileTextsOf(given));

const quiz: Quiz = { ...sampleQuiz, filename: 'notes.pdf' };
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  isArray: (name) => name === 'answer',
});

describe('GIFT, by gift-pegjs', () => {
  test('has every question in its type, with its right answers and its explanation', () => {
    const [category, choice, typed, essay, ...rest] = parse(gift(quiz));
    expect(rest).toEqual([]);
    expect(category).toMatchObject({ type: 'Category', title: 'Culture & Society: Notes' });
    expect(choice).toMatchObject({
      type: 'MC',
      stem: { format: 'html', text: 'Which of these is a norm that is written down?' },
      choices: [
        { isCorrect: false, text: { text: 'folkway' } },
        { isCorrect: true, text: { text: 'law' } },
        { isCorrect: false, text: { text: 'more' } },
        { isCorrect: false, text: { text: 'taboo' } },
      ],
      globalFeedback: { text: 'Laws are written norms. (Page 2)<br><br>Page 2: “Laws are norms that are written down.”' },
    });
    expect(typed).toMatchObject({
      type: 'Short',
      stem: { text: 'What is the cost of \\(5 \\cdot 3\\) apples at \\$2?' },
      choices: [
        { isCorrect: true, weight: 100, text: { text: 'Thirty dollars' } },
        { isCorrect: true, weight: 100, text: { text: '30' } },
      ],
    });
    expect(essay).toMatchObject({
      type: 'Essay',
      globalFeedback: { text: 'Model answer: Shared beliefs, values and practices.' },
    });
  });

  test('has an arrow in an answer as it is, where nothing else is right', () => {
    const asked = { question_id: 1, question_text: 'What burns?', question_type: 'short_answer' as const };
    const text = gift({ title: 'Fire', questions: [{ ...asked, correct_answer: '2H2 + O2 -> 2H2O' }] });
    expect(parse(text)[1]).toMatchObject({ type: 'Short', choices: [{ isCorrect: true, text: { text: '2H2 + O2 -> 2H2O' } }] });
  });

  test.each(['T-->{a', 'x->y=z', 'a: b -> c'])('is read with an arrow beside a sign of its own: %s', (key) => {
    const asked = { question_id: 1, question_text: 'What burns?', question_type: 'short_answer' as const };
    const text = gift({ title: 'Fire', questions: [{ ...asked, correct_answer: key }] });
    expect(parse(text)[1]).toMatchObject({ type: 'Short', choices: [{ isCorrect: true }] });
  });

  test('is read whole, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileQuiz, (hostile) => {
        const types = { multiple_choice: 'MC', short_answer: 'Short', essay: 'Essay', diagram: 'Essay' };
        const [, ...questions] = parse(gift(hostile));
        expect(questions.map(({ type }) => type)).toEqual(hostile.questions.map(({ question_type: type }) => types[type]));
      }),
      { numRuns: 100 },
    );
  });
});

test('Moodle XML is well-formed whatever the texts are, and fast-xml-parser finds the questions in it', () => {
  fc.assert(
    fc.property(hostileQuiz, (hostile) => {
      expect(XMLValidator.validate(moodle(hostile))).toBe(true);
      // Moodle drops a piece of blanks that its parser hands it alone, as between two entities: only plain text stands outside of CDATA.
      const texts = [...moodle(hostile).matchAll(/<text>(.*?)<\/text>/gs)].map(([, inner = '']) => inner);
      expect(texts.length).toBeGreaterThan(hostile.questions.length);
      const outside = texts.map((inner) => inner.replace(/<!\[CDATA\[.*?\]\]>/gs, ''));
      for (const text of outside) expect(text).toMatch(/^[ -%'-;=?-~]*$/);
    }),
    { numRuns: 100 },
  );
  const [category, choice, typed, essay] = xml.parse(moodle(quiz)).quiz.question;
  expect(category).toMatchObject({ type: 'category', category: { text: 'Culture & Society: Notes' } });
  expect(choice).toMatchObject({ type: 'multichoice', single: 'true' });
  expect(choice.answer.map((one: { fraction: string; text: string }) => [one.fraction, one.text].join(' '))).toEqual([
    '0 folkway',
    '100 law',
    '0 more',
    '0 taboo',
  ]);
  expect(fromHtml(choice.generalfeedback.text)).toContain('Page 2: “Laws are norms that are written down.”');
  expect(typed.questiontext.text).toContain('\\(5 \\cdot 3\\)');
  expect(typed.answer.map((one: { fraction: string; text: string }) => [one.fraction, one.text].join(' '))).toEqual([
    '100 Thirty dollars',
    '100 30',
  ]);
  expect(essay).toMatchObject({ type: 'essay', graderinfo: { text: 'Shared beliefs, values and practices.' } });
});

test('QTI is a package of well-formed files, whatever the texts are', () => {
  fc.assert(
    fc.property(hostileQuiz, (hostile) => {
      for (const bytes of Object.values(unzipSync(qti(hostile)))) expect(XMLValidator.validate(strFromU8(bytes))).toBe(true);
    }),
    { numRuns: 50 },
  );
});

test('marks stand where each format has a place for them, and another program finds them there', () => {
  const [first, ...others] = quiz.questions;
  if (first === undefined) throw new Error('The sample has questions.');
  const exam: Quiz = { ...quiz, questions: [{ ...first, marks: 2.5 }, ...others] };
  const [, choice, typed] = xml.parse(moodle(exam)).quiz.question;
  expect([choice.defaultgrade, typed.defaultgrade]).toEqual(['2.5', '1']);
  const rows = Papa.parse<Record<string, string>>(csvOf(exam), { header: true, skipEmptyLines: true }).data;
  expect(rows.map(({ marks }) => marks)).toEqual(['2.5', '', '']);
  expect(marked.parse(markdown(exam))).toContain('<strong>Marks:</strong> 2.5');
});

describe('Markdown, by marked', () => {
  test('has a heading a question, a task list for its options, and its answers', () => {
    const tokens = marked.lexer(markdown(quiz));
    const headings = tokens.flatMap((one) => (one.type === 'heading' ? [[one.depth, one.text]] : []));
    expect(headings.map(([depth]) => depth)).toEqual([1, 2, 2, 2]);
    expect(headings[1]?.[1]).toBe('1. Which of these is a norm that is written down?');
    const lists = tokens.flatMap((one) => (one.type === 'list' ? [(one as Tokens.List).items] : []));
    expect(lists).toHaveLength(1);
    expect(lists[0]?.map((one) => [one.checked, one.text].join(' '))).toEqual([
      'false folkway',
      'true law',
      'false more',
      'false taboo',
    ]);
    expect(marked.parse(markdown(quiz))).toContain('<strong>Answer:</strong> Thirty dollars');
  });

  test('has no element that a text brought with it, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileQuiz, (hostile) => {
        // Behind a comment nothing is an element, and no text can end one.
        const html = String(marked.parse(markdown(hostile))).replace(/<!--.*?-->/gs, '');
        expect(html).not.toMatch(/<(?:script|b)\b|<[^>]*\sonerror/i);
        expect(html.match(/<h2/g)).toHaveLength(hostile.questions.length);
      }),
      { numRuns: 100 },
    );
  });
});

describe('CSV, by papaparse', () => {
  const rowsOf = (given: Quiz) => Papa.parse<Record<string, string>>(csvOf(given), { header: true, skipEmptyLines: true });

  test('has a row a question', () => {
    const { data, errors } = rowsOf(quiz);
    expect(errors).toEqual([]);
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ type: 'choice', A: 'folkway', B: 'law', answer: 'B', quiz: quiz.title });
    expect(data[1]).toMatchObject({ type: 'short answer', answer: 'Thirty dollars', 'also accepted': '30' });
    expect(data[1]?.question).toContain('$5 \\cdot 3$');
    expect(data[2]).toMatchObject({ type: 'essay', answer: 'Shared beliefs, values and practices.' });
  });

  test('no cell begins like a formula, whatever the texts are', () => {
    fc.assert(
      fc.property(hostileQuiz, (hostile) => {
        const { data, errors } = rowsOf(hostile);
        expect(errors).toEqual([]);
        expect(data).toHaveLength(hostile.questions.length);
        for (const cell of data.flatMap((row) => Object.values(row))) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
      { numRuns: 100 },
    );
  });
});
