// An essay whose points, model answer and quote are the same sentences, as the engine writes them: each sentence stands once.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import type { PassageRating } from '#core/submission/submission';
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
const moves = { tickPoints: async () => true, ratePassage: async () => true, judgeOwn: () => undefined };
const feedback = (question: Question) =>
  render(<Feedback question={question} answer="They differ." result="incorrect" quiz={quiz} attempt={{}} moves={moves} />);
const result = (question: Question, answer_given: string) =>
  render(
    <ResultBlock
      number={1}
      result={{ question_id: 1, is_correct: false, answer_given, correct_answer: question.correct_answer }}
      question={question}
      quiz={quiz}
      isOfficial={false}
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

const passage: Question = { ...essay, key_points: undefined, passage: { page: 4 } };

test('beside a passage the student says how much of it the answer had, and changes that by another choice', async () => {
  function Checked() {
    const [rating, setRating] = useState<PassageRating>();
    const ratePassage = async (next: PassageRating) => {
      setRating(next);
      return true;
    };
    return (
      <Feedback
        question={passage}
        answer="They differ."
        result="incorrect"
        quiz={quiz}
        attempt={rating ? { passageRatings: { 1: rating } } : {}}
        moves={{ ...moves, ratePassage }}
      />
    );
  }
  render(<Checked />);
  expect(times()).toEqual([1, 1]);
  expect(document.body.textContent).not.toMatch(/incorrect/i);
  expect(await screen.findByRole('group', { name: 'How much of this was in your answer?' })).toBeTruthy();
  const radios = () => screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);
  expect(radios()).toEqual([]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: 'Some' }));
  await user.click(screen.getByRole('radio', { name: 'Most' }));
  expect(radios()).toEqual([screen.getByRole('radio', { name: 'Most' })]);
});

test('an answer that was not compared with its passage is called neither right nor wrong', () => {
  result(passage, 'They differ.');
  expect(screen.getByText('To compare')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/incorrect/i);
});

test('texts of another language say so: question, passage and quote, not the words of the page', () => {
  result({ ...passage, language: 'fr', source: { page: 4, quote: 'Harvests were poor.' } }, 'Une réponse.');
  const inFrench = [...document.querySelectorAll('[lang="fr"]')].map((element) => element.textContent);
  expect(inFrench).toEqual([
    passage.question_text,
    'Une réponse.',
    passage.correct_answer.replaceAll('\\$', '$'),
    '“Harvests were poor.”',
  ]);
});
