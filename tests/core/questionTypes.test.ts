// What holds for each type of question, and what an app of version adc449b8 makes of one that it does not know.
import { describe, expect, test } from 'vitest';
import { composeExam, countFitting, type ExamWishes } from '#core/attempt/exam';
import { QuestionType, type Quiz } from '#core/quiz/quiz';
import { endpoints } from '../support/fixtures/adc449b8/endpoints.mjs';

const quizOf = (...types: string[]) => ({
  title: 'Tides',
  questions: types.map((question_type, at) => ({
    question_id: at + 1,
    question_text: `Question ${at}?`,
    question_type,
    ...(question_type === 'multiple_choice' ? { options: { A: '12', B: '13' } } : {}),
    correct_answer: question_type === 'multiple_choice' ? 'A' : '12',
  })),
});

test('a mock exam asks as many questions as it counts, of every type', () => {
  const quizzes = [quizOf(...QuestionType.options) as Quiz];
  const wishes: ExamWishes = { count: 9, types: QuestionType.options, topics: [], known: 'all' };
  const exam = composeExam(quizzes, wishes, new Map(), 'seed');
  expect(exam).toHaveLength(countFitting(quizzes, wishes, new Map()));
  expect(exam.map((question) => question.question_type)).toEqual(['multiple_choice', 'short_answer', 'diagram', 'essay']);
});

describe('an app of version adc449b8', () => {
  const read = (quiz: object) => endpoints.quiz?.answer?.safeParse(quiz);

  test('refuses the whole quiz where one question has a type that it does not know', () => {
    expect(read(quizOf('short_answer', 'essay'))?.error).toBeUndefined();
    expect(read(quizOf('short_answer', 'numeric'))?.error?.message).toContain('question_type');
  });

  test('asks a question of a new type as one of a type that it knows, where the new one is named in a new field', () => {
    const { questions, ...quiz } = quizOf('short_answer');
    const sent = { ...quiz, questions: questions.map((question) => ({ ...question, detailed_type: 'numeric', tolerance: 0.5 })) };
    expect(read(sent)?.data).toMatchObject({ questions });
  });
});
