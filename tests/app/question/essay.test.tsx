// An essay whose points, model answer and quote are the same sentences, as the engine writes them: each sentence stands once.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Question } from '#core/quiz';
import { Feedback } from '../../../src/app/question/Feedback.tsx';
import { ResultBlock } from '../../../src/app/results/ResultBlock.tsx';
import { useBrowser } from '../page.tsx';

useBrowser();

const sentences = ['Push factors drive people away.', 'Pull factors cost \\$5 and attract people to a town.'];
const whole = sentences.join(' ');
const essay: Question = {
  question_id: 1,
  question_type: 'essay',
  question_text: 'Compare “push factors” and “pull factors”.',
  correct_answer: whole,
  key_points: sentences.map((text) => ({ text, terms: ['factors'] })),
  explanation: `Page 4: “${whole}”`,
  source: { page: 4, quote: whole.replaceAll('\\$', '$') },
};
const quiz = { title: 'Cities', filename: 'Cities.pdf' };
const moves = { tickPoints: async () => true, judgeOwn: () => undefined };
const feedback = (question: Question) =>
  render(<Feedback question={question} answer="They differ." result="incorrect" quiz={quiz} attempt={{}} moves={moves} />);
const result = (question: Question, answer_given: string) =>
  render(
    <ResultBlock
      number={1}
      result={{ question_id: 1, is_correct: false, answer_given, correct_answer: question.correct_answer }}
      question={question}
      quiz={quiz}
      marking={async () => true}
      reviewer={null}
    />,
  );
/** How often each sentence is to be read. */
const times = () => sentences.map((text) => document.body.textContent.split(text.replaceAll('\\$', '$')).length - 1);

test.each([
  ['the feedback', () => feedback(essay)],
  ['the results', () => result(essay, 'They differ.')],
  ['the results of a blank answer', () => result(essay, '')],
])('in %s', (_, draw) => {
  draw();
  expect(times()).toEqual([1, 1]);
  expect(screen.getByText('Model answer')).toBeTruthy();
  expect(screen.getByText('Page 4 of Cities.pdf')).toBeTruthy();
});

test('points that say less than the model answer stand beside it, and a quote that says more is shown', () => {
  const said = { ...essay, key_points: essay.key_points?.slice(0, 1) ?? [], source: { page: 4, quote: 'Harvests were poor.' } };
  feedback(said);
  expect(times()).toEqual([2, 1]);
  expect(screen.getByText('Harvests were poor.', { exact: false })).toBeTruthy();
});
