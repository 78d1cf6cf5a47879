// Which of a model's questions make the quiz: headings first, then more than recall, then the mix; nothing twice.
import { describe, expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { chooseBest, type Passed } from '#engine/llm/chooseBest';
import { understoodOf } from '../../support/engineInput.ts';

const THINGS = ['sextant', 'compass', 'anchor', 'rudder', 'lantern', 'barometer', 'keel', 'capstan', 'windlass', 'bilge'];
const USES = ['height', 'north', 'ground', 'course', 'light', 'pressure', 'balance', 'rope', 'chain', 'water'];
const sentence = (at: number) => `The ${THINGS[at]} of a ship serves its ${USES[at]} through the whole of a voyage.`;
const text = THINGS.map((_, at) => sentence(at)).join('\n\n');
const material = understoodOf(text).material;

type More = { topic?: string; asks?: Passed['asks']; type?: Question['question_type']; flaws?: number };

function candidate(at: number, { topic = 'Ships', asks = 'fact', type = 'short_answer', flaws = 0 }: More = {}): Passed {
  const isChoice = type === 'multiple_choice';
  const other = (step: number) => USES[(at + step) % USES.length] ?? '';
  return {
    asks,
    flaws,
    reasoning: '',
    question: {
      question_id: 1,
      question_text: `What does a ${THINGS[at]} serve aboard?`,
      question_type: type,
      ...(isChoice ? { options: { A: USES[at] ?? '', B: other(1), C: other(2), D: other(3) } } : {}),
      ...(type === 'essay' ? { key_points: [{ text: sentence(at), terms: [THINGS[at] ?? ''] }] } : {}),
      correct_answer: isChoice ? 'A' : type === 'essay' ? sentence(at) : (USES[at] ?? ''),
      explanation: `“${sentence(at)}”`,
      topic,
      source: { page: 1, quote: sentence(at) },
    },
  };
}

const textsOf = (passed: readonly Passed[], wanted: number) =>
  chooseBest(passed, wanted, material).map(({ question }) => question.question_text);
const textOf = (at: number) => `What does a ${THINGS[at]} serve aboard?`;

describe('the choice', () => {
  test('covers a heading that has little before one that has much', () => {
    const passed = [0, 1, 2, 3].map((at) => candidate(at, { type: 'multiple_choice', topic: at === 3 ? 'Steering' : 'Ships' }));
    expect(textsOf(passed, 2)).toEqual([textOf(0), textOf(3)]);
  });

  test.each([
    ['why', 'fact'],
    ['example', 'why'],
  ] as const)('takes what asks for a %s before what asks for a %s, wherever it stands', (better, other) => {
    const passed = [0, 1, 2].map((at) => candidate(at, { type: 'multiple_choice', asks: at === 2 ? better : other }));
    expect(textsOf(passed, 1)).toEqual([textOf(2)]);
  });

  test('takes a question without a soft flaw before one that has one', () => {
    const passed = [candidate(0, { type: 'multiple_choice', flaws: 1 }), candidate(1, { type: 'multiple_choice' })];
    expect(textsOf(passed, 1)).toEqual([textOf(1)]);
  });

  test('has at least half choices and at most a third typed where there are enough', () => {
    const passed = THINGS.map((_, at) => candidate(at, { type: at < 5 ? 'short_answer' : 'multiple_choice' }));
    const types = chooseBest(passed, 8, material).map(({ question }) => question.question_type);
    expect(types.filter((type) => type === 'multiple_choice').length).toBeGreaterThanOrEqual(4);
    expect(types.filter((type) => type === 'short_answer').length).toBeLessThanOrEqual(2);
  });

  test('asks about nothing twice, whichever passage it came from', () => {
    const passed = [
      candidate(0),
      candidate(1, { type: 'multiple_choice' }),
      candidate(0),
      candidate(0, { type: 'multiple_choice' }),
    ];
    const taken = chooseBest(passed, 4, material);
    expect(new Set(taken.map(({ question }) => question.source?.quote)).size).toBe(taken.length);
    expect(taken).toHaveLength(2);
  });

  test('asks about one quote no second time the other way round', () => {
    const quote = 'Through the stomata of a leaf carbon dioxide enters.';
    const about = (text: string, answer: string) => {
      const { question, ...rest } = candidate(0);
      const said = { question_text: text, correct_answer: answer, explanation: quote, source: { page: 1, quote } };
      return { ...rest, question: { ...question, ...said } };
    };
    const notes = understoodOf(quote).material;
    const passed = [
      about('Which openings let carbon dioxide into a leaf?', 'stomata'),
      about('What enters through the stomata?', 'carbon dioxide'),
    ];
    expect(chooseBest(passed, 2, notes, false)).toHaveLength(1);
  });

  test('has a third typed and some essays, and asks for more than facts where it can', () => {
    const passed = THINGS.flatMap((_, at) => {
      const typed = candidate(at);
      return at < 5 ? [typed] : [candidate(at, { type: at === 9 ? 'essay' : 'multiple_choice', asks: 'why' })];
    });
    const taken = chooseBest(passed, 6, material);
    const countOf = (type: Question['question_type']) => taken.filter(({ question }) => question.question_type === type).length;
    expect([countOf('multiple_choice'), countOf('short_answer'), countOf('essay')]).toEqual([3, 2, 1]);
    expect(taken.filter(({ asks }) => asks !== 'fact').length / taken.length).toBeGreaterThanOrEqual(0.4);
  });

  test('takes no two of which one names the answer of the other', () => {
    const [first, second, third] = [0, 1, 2].map((at) => candidate(at, { type: at === 1 ? 'multiple_choice' : 'short_answer' }));
    if (!first || !second || !third) throw new Error('three candidates');
    const telling = { ...second, question: { ...second.question, question_text: `Where is the ${USES[0]} of a compass seen?` } };
    const taken = chooseBest([first, telling, third], 3, material, false).map(({ question }) => question);
    expect(taken).not.toContain(telling.question);
    expect(taken).toHaveLength(2);
  });
});
