// What stands under a checked answer: the citation as a slip, and behind it what else the explanation says.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { Explained } from '../../../src/app/question/Explained.tsx';

afterEach(cleanup);

const quote = 'An ebb tide runs out between the banks.';
const question: Question = {
  question_id: 1,
  question_text: 'What does the term “ebb tide” mean?',
  question_type: 'multiple_choice',
  options: { A: 'Water that runs out', B: 'Water that comes in' },
  correct_answer: 'A',
  topic: 'Tides',
  source: { page: 3, quote },
};

function show(explanation: string) {
  render(
    <Explained explanation={explanation} question={question} quiz={{ title: 'Tides', filename: 'tides.pdf' }}>
      {null}
    </Explained>,
  );
}

test('the quote is shown once, as a slip, and what is said behind it below', () => {
  show(`Page 3: “${quote}” The others say what “flood tide” means.`);
  expect(screen.getAllByText(quote, { exact: false })).toHaveLength(1);
  expect(screen.getByText('The others say what “flood tide” means.')).toBeDefined();
  expect(screen.queryByText(/Page 3:/)).toBeNull();
});

test('an explanation in other words stands by itself, with the quote below', () => {
  show('Because the sea falls.');
  expect(screen.getByText('Because the sea falls.')).toBeDefined();
  expect(screen.getAllByText(quote, { exact: false })).toHaveLength(1);
});
