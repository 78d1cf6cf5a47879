// What the first checks said counts neither essays, whose check is a suggestion, nor the one check that finishing makes.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FirstChecks } from '../../../src/app/results/FirstChecks.tsx';
import { quiz } from '../quizWorld.ts';

afterEach(cleanup);

test('an essay is not counted', () => {
  const results = quiz.questions.map(({ question_id }) => ({
    ...{ question_id, is_correct: true, answer_given: 'A', correct_answer: 'A' },
    first_check: 'correct' as const,
  }));
  const score = { score: 100, correct_count: results.length, total_questions: results.length, results };
  render(<FirstChecks score={score} questions={quiz.questions} />);
  const others = quiz.questions.filter(({ question_type }) => question_type !== 'essay').length;
  expect(others).toBeLessThan(results.length);
  expect(screen.getByText(`Right on the first check: ${others} of ${others}`)).toBeTruthy();
});

test('a single check is named only if the answer was mended after it', () => {
  const [question] = quiz.questions;
  const result = { question_id: question?.question_id ?? 0, is_correct: true, answer_given: 'A', correct_answer: 'A' };
  const scoreOf = (first_check: 'correct' | 'incorrect') => ({
    ...{ score: 100, correct_count: 1, total_questions: 1, results: [{ ...result, first_check }] },
  });
  const { rerender } = render(<FirstChecks score={scoreOf('correct')} questions={quiz.questions} />);
  expect(screen.queryByText(/first check/)).toBeNull();
  rerender(<FirstChecks score={scoreOf('incorrect')} questions={quiz.questions} />);
  expect(screen.getByText('Right on the first check: 0 of 1')).toBeTruthy();
});
