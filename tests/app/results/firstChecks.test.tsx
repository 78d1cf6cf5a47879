// What the first checks said is no count of essays: what their check says is a suggestion.
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
  expect(screen.getByText(`Right at the first check: ${others} of ${others}`)).toBeTruthy();
});
