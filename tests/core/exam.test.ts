// A mock exam: composed of several quizzes by a seed, under the student's wishes; and what its result says of topics.
import { describe, expect, test } from 'vitest';
import { composeExam, countFitting, type ExamWishes, examQuiz, topicsOf } from '#core/attempt/exam';
import { madeQuiz } from '#core/editing/madeQuiz';
import { OwnQuiz } from '#core/editing/ownQuiz';
import { topicScores, weakestFirst } from '#core/progress/topicScores';
import type { Question, Quiz } from '#core/quiz/quiz';
import { questionKey } from '#core/quiz/sameQuestion';
import { citationText } from '#texts/citation';
import { choiceQuestion, typedQuestion } from '../support/questions.ts';

const choice = (id: number, text: string, topic?: string) =>
  choiceQuestion({
    ...{ question_id: id, question_text: text, options: { A: 'one', B: 'two' }, correct_answer: 'A' },
    ...{ source: { page: id, quote: text }, ...(topic === undefined ? {} : { topic }) },
  });
const short = (id: number, text: string) => typedQuestion({ question_id: id, question_text: text, correct_answer: text });
const range = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const cells: Quiz = {
  title: 'Cells',
  filename: 'cells.pdf',
  questions: [...range(30).map((id) => choice(id, `Cell ${id}?`, id % 2 === 0 ? 'Membranes' : 'Nuclei')), short(31, 'Mitosis')],
};
const rocks: Quiz = { title: 'Rocks', filename: 'rocks.pptx', questions: range(5).map((id) => choice(id, `Rock ${id}?`)) };
const quizzes = [cells, rocks];
const wishes: ExamWishes = {
  count: 10,
  types: ['multiple_choice', 'short_answer', 'essay', 'diagram'],
  topics: [],
  known: 'all',
};
const none = new Map<string, boolean>();
const texts = (questions: readonly Question[]) => questions.map(({ question_text: text }) => text);

describe('composing', () => {
  test('the same seed gives the same exam, another seed another', () => {
    const of = (seed: string) => composeExam(quizzes, wishes, none, seed);
    expect(of('a')).toEqual(of('a'));
    expect(texts(of('a'))).not.toEqual(texts(of('b')));
  });

  test.each(range(40))('of %i questions each is asked once, numbered anew, and from each quiz in turn', (count) => {
    const exam = composeExam(quizzes, { ...wishes, count }, none, `seed ${count}`);
    expect(exam).toHaveLength(Math.min(count, 36));
    expect(new Set(texts(exam)).size).toBe(exam.length);
    expect(exam.map(({ question_id: id }) => id)).toEqual(range(exam.length));
    const ofRocks = exam.filter(({ topic }) => topic === 'Rocks').length;
    expect(ofRocks).toBe(Math.min(5, Math.floor(count / 2)));
  });

  test('a question that stands in two quizzes is asked once', () => {
    const again: Quiz = {
      title: 'Again',
      questions: [{ ...choice(1, ' cell  2?'), options: { A: 'two', B: 'one' }, correct_answer: 'B' }],
    };
    expect(countFitting([cells, again], wishes, none)).toBe(31);
  });

  test('choices stand first and what is written last', () => {
    const types = composeExam(quizzes, { ...wishes, count: 36 }, none, 's').map(({ question_type: type }) => type);
    expect(types.at(-1)).toBe('short_answer');
    expect(types.lastIndexOf('multiple_choice')).toBe(34);
  });

  test('kinds and topics narrow it down; a question without a topic belongs to its quiz', () => {
    expect(topicsOf(quizzes)).toEqual(['Nuclei', 'Membranes', 'Cells', 'Rocks']);
    expect(countFitting(quizzes, { ...wishes, types: ['short_answer'] }, none)).toBe(1);
    expect(countFitting(quizzes, { ...wishes, topics: ['Membranes', 'Rocks'] }, none)).toBe(20);
  });

  test('only what was wrong the last time, or only what was never answered', () => {
    const answered = new Map(cells.questions.slice(0, 3).map((question, at) => [questionKey(question), at > 0]));
    const of = (known: ExamWishes['known']) => composeExam(quizzes, { ...wishes, count: 99, known }, answered, 's');
    expect(texts(of('wrong'))).toEqual(['Cell 1?']);
    expect(of('unseen')).toHaveLength(33);
    expect(texts(of('unseen'))).not.toContain('Cell 2?');
  });

  test('its citations name the document that each question comes from', () => {
    const quiz = madeQuiz(examQuiz('Mock exam', composeExam(quizzes, { ...wishes, count: 36 }, none, 's'), 30));
    const captions = quiz.questions.flatMap(({ source }) => (source ? [citationText(source, quiz)] : []));
    expect(captions).toContain('Page 2 of cells.pdf');
    expect(captions).toContain('Slide 2 of rocks.pptx');
  });

  test('it is a quiz that the server takes, with its clock, and says that it is an exam', () => {
    const body = examQuiz('Mock exam', composeExam(quizzes, wishes, none, 's'), 30);
    const taken = OwnQuiz.parse(body);
    expect(taken.questions).toEqual(body.questions);
    expect(madeQuiz(body).settings).toEqual({ timer_duration_seconds: 1800, is_exam: true });
  });
});

test('parts and marks stay where the sources have them, part by part; a number of another paper does not', () => {
  const paper: Quiz = {
    title: 'Radio licence',
    questions: range(6).map((id) => ({
      ...choice(id, `Wave ${id}?`),
      number: String(id + 10),
      part: id % 2 === 0 ? 'Section A' : 'Section B',
      marks: id,
    })),
  };
  const exam = composeExam([paper, rocks], { ...wishes, count: 11 }, none, 'seed');
  const parts = exam.map(({ part = '' }) => part);
  expect(parts.filter((part, at) => part !== parts[at - 1]).sort()).toEqual(['', 'Section A', 'Section B']);
  expect(exam.every(({ number }) => number === undefined)).toBe(true);
  expect(exam.reduce((sum, { marks = 0 }) => sum + marks, 0)).toBe(21);
  const made = OwnQuiz.parse(examQuiz('Mock exam', exam, 30));
  expect(made.questions.map(({ marks }) => marks)).toEqual(exam.map(({ marks }) => marks));
});

test('a result by topic names the weakest first', () => {
  const results = cells.questions
    .slice(0, 4)
    .map(({ question_id: id }) => ({ question_id: id, is_correct: id !== 2 && id !== 3, answer_given: '', correct_answer: '' }));
  const given = [...results, { ...results[0], question_id: 31 } as (typeof results)[0]];
  expect(weakestFirst(topicScores(cells.questions, given)).map(({ topic, right, of }) => [topic, right, of].join(' '))).toEqual([
    'Nuclei 1 2',
    'Membranes 1 2',
    ' 1 1',
  ]);
  expect(topicScores(cells.questions, results.slice(0, 1))).toEqual([]);
});
