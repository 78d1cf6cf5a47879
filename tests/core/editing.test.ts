// Editing a quiz: each move, what becomes of ids and keys, the next version, and what is wrong with a question, in words.
import { describe, expect, test } from 'vitest';
import { type EditMove, edit, nextIdOf, removedFrom, typedPlace, versionOf, withOptions } from '#core/editing/editing';
import { madeQuiz } from '#core/editing/madeQuiz';
import { OwnQuiz } from '#core/editing/ownQuiz';
import { flawsOf } from '#core/editing/questionFlaws';
import type { Question, Quiz } from '#core/quiz/quiz';
import { flawText } from '#texts/flaws';
import { choiceQuestion, typedQuestion } from '../support/questions.ts';

const choice = choiceQuestion({
  ...{ question_text: 'Which gas do plants take in?', explanation: 'For photosynthesis.' },
  options: { A: 'Oxygen', B: 'Carbon dioxide', C: 'Nitrogen' },
});
const short = typedQuestion({
  ...{ question_text: 'The capital of Ghana?', correct_answer: 'Accra', near_words: ['acre'], explanation: 'Since 1877.' },
});
const quiz: Quiz = {
  title: 'Term 1',
  filename: 'term.pdf',
  written_by: 'Oasis',
  questions: [choice, short],
  settings: { timer_duration_seconds: 300 },
  earlier: [4],
};
const ids = (of: { questions: readonly Question[] }) => of.questions.map(({ question_id: id }) => id);
const make = (...moves: EditMove[]) => moves.reduce((now, move) => edit(now, move, nextIdOf(quiz, now)), { ...quiz });

describe('moves', () => {
  test('a question is changed, taken out, moved and added, and keeps its id', () => {
    expect(make({ type: 'change', question: { ...short, correct_answer: 'Accra!' } }).questions[1]?.correct_answer).toBe(
      'Accra!',
    );
    expect(ids(make({ type: 'remove', questionId: 1 }))).toEqual([2]);
    expect(ids(make({ type: 'move', questionId: 2, by: -1 }))).toEqual([2, 1]);
    expect(ids(make({ type: 'move', questionId: 2, by: 1 }))).toEqual([1, 2]);
    expect(ids(make({ type: 'remove', questionId: 2 }, { type: 'add', questionType: 'essay' }))).toEqual([1, 3]);
    expect(make({ type: 'title', title: 'Term 2' }).title).toBe('Term 2');
  });

  test('typing has a place, by which it is taken back in one go; what is more than typing has none', () => {
    const change = (question: Question) => typedPlace(quiz, { type: 'change', question });
    expect(typedPlace(quiz, { type: 'title', title: 'Term 2' })).toBe('title');
    expect(change({ ...short, correct_answer: 'Accra!' })).toBe('2 correct_answer');
    expect(change(withOptions(choice, ['Oxygen', 'Carbon', 'Nitrogen'], 1))).toBe('1 option B');
    expect(change(withOptions(choice, ['Oxygen', 'Nitrogen'], 0))).toBeNull();
    expect(change(short)).toBeNull();
    expect(typedPlace(quiz, { type: 'remove', questionId: 1 })).toBeNull();
  });

  test('letters follow from the order of the options, and the key goes with its option', () => {
    expect(withOptions(choice, ['Carbon dioxide', 'Nitrogen'], 0)).toMatchObject({
      options: { A: 'Carbon dioxide', B: 'Nitrogen' },
      correct_answer: 'A',
    });
    expect(withOptions(choice, ['a', 'b'], 7).correct_answer).toBe('B');
  });
});

describe('the next version', () => {
  test('it points to the old, which stays as it was, and is a quiz that the server takes', () => {
    const before = structuredClone(quiz);
    const body = versionOf(7, quiz, make({ type: 'remove', questionId: 1 }));
    expect(quiz).toEqual(before);
    expect(body.made_from).toEqual({ kind: 'edit', of: 7 });
    expect(OwnQuiz.parse(body)).toEqual(body);
    expect(madeQuiz(body, quiz)).toMatchObject({
      filename: 'term.pdf',
      written_by: 'Oasis',
      earlier: [7, 4],
      settings: { timer_duration_seconds: 300 },
    });
    expect(removedFrom(quiz, body)).toEqual([1]);
  });

  test('what a past exam has beside its questions stays while they are the same ones', () => {
    const exam = { ...quiz, left_out: { figure: 2 } };
    const body = versionOf(7, exam, make({ type: 'move', questionId: 1, by: 1 }));
    expect([OwnQuiz.parse(body).left_out, madeQuiz(body, exam).left_out]).toEqual([{ figure: 2 }, { figure: 2 }]);
    for (const move of [
      { type: 'remove', questionId: 1 },
      { type: 'add', questionType: 'essay' },
    ] as const)
      expect(versionOf(7, exam, make(move))).not.toHaveProperty('left_out');
  });

  test('what marking needs of other words goes with the answer that it was written for', () => {
    const of = (question: Question) => versionOf(7, quiz, { ...quiz, questions: [choice, question] }).questions[1];
    expect(of({ ...short, question_text: 'What is the capital of Ghana?' })?.near_words).toEqual(['acre']);
    expect(of({ ...short, correct_answer: 'Kumasi' })?.near_words).toBeUndefined();
    expect(of({ ...short, accepted_answers: ['Akra'] })?.near_words).toBeUndefined();
  });
});

test('a passage goes with its answer, and an essay that has lost it is marked by points', () => {
  const essay: Question = {
    ...{ question_id: 4, question_text: 'What is told of Accra?', question_type: 'essay', language: 'fr' },
    ...{ correct_answer: 'It is on the coast. It is a capital.', passage: { page: 2 } },
  };
  const of = (change: Partial<Question>) =>
    versionOf(7, { ...quiz, questions: [essay] }, { ...quiz, questions: [{ ...essay, ...change }] }).questions[0];
  expect(of({ question_text: 'Tell of Accra.' })).toEqual({ ...essay, question_text: 'Tell of Accra.' });
  expect(of({ correct_answer: 'It is a town.' })).toMatchObject({ language: 'fr', key_points: [{ text: 'It is a town.' }] });
  expect(of({ correct_answer: 'It is a town.' })).not.toHaveProperty('passage');
});

describe('flaws in words', () => {
  const hard = (question: Question, others: Question[] = []) =>
    flawsOf(question, others)
      .filter(({ isHard }) => isHard)
      .map(({ flaw }) => flawText(flaw));
  const soft = (question: Question) =>
    flawsOf(question, [])
      .filter(({ isHard }) => !isHard)
      .map(({ flaw }) => flawText(flaw));

  test.each<[string, Question, RegExp]>([
    ['no text', { ...choice, question_text: ' ' }, /no text/],
    ['an empty option', { ...choice, options: { A: 'x', B: '' } }, /option is empty/],
    ['one option', { ...choice, options: { B: 'x' } }, /at least two options/],
    ['two equal options', { ...choice, options: { A: 'Oxygen', B: 'Argon', C: ' oxygen' } }, /^Options A and C say the same\./],
    ['no answer', { ...short, correct_answer: '' }, /right answer is missing/],
  ])('%s stands in the way', (_, question, words) => expect(hard(question).join(' ')).toMatch(words));

  test('a question that is there already stands in the way', () => {
    expect(hard({ ...choice, question_id: 9 }, [choice])).toEqual(['This question is already in the quiz.']);
  });

  test.each<[string, Question, RegExp]>([
    ['its own answer', { ...short, question_text: 'Accra is the capital of?' }, /contains its own answer/],
    [
      'a long key',
      { ...choice, options: { A: 'Oxygen', B: 'The gas that consists of carbon and of two parts of oxygen', C: 'None' } },
      /much longer/,
    ],
    [
      'all of the above',
      { ...choice, options: { A: 'Oxygen', B: 'Carbon dioxide', C: 'All of the above' } },
      /refers to the others/,
    ],
    [
      'a sentence as a short answer',
      { ...short, correct_answer: 'It is the town that one calls Accra on the coast' },
      /eight words/,
    ],
    ['a lone dollar', { ...short, question_text: 'What is $x^2?' }, /dollar sign/],
    ['no explanation', { ...short, explanation: '' }, /no explanation/],
  ])('%s is worth a look', (_, question, words) => {
    expect(hard(question)).toEqual([]);
    expect(soft(question).join(' ')).toMatch(words);
  });

  test('sound questions, formulas and amounts of money have nothing to be said', () => {
    expect(flawsOf(choice, [short])).toEqual([]);
    expect(flawsOf({ ...short, question_text: 'For $x^2 = 4$, what costs $5 or \\$6?' }, [])).toEqual([]);
  });
});
