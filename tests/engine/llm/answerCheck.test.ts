// A model that does not answer its own question twice as it should has written none.
import { describe, expect, test } from 'vitest';
import type { Question } from '#core/quiz';
import { answeredAlike } from '#engine/llm/answerCheck';
import type { Candidate } from '#engine/llm/candidate';
import { type Passage, passagesOf } from '#engine/llm/passage';
import type { ModelRequest } from '#engine/llm/reply';
import { seededRandom } from '#engine/random';
import { readTxt } from '#engine/read/txt';
import { materialOf } from '#engine/understand/material';

const NOTES = 'A sextant measures the height of the sun. '.repeat(6);
const [passage] = passagesOf(materialOf(readTxt(new TextEncoder().encode(NOTES), 'n.txt')), [], 4) as [Passage];

const base = { question_id: 1, explanation: 'x', topic: 'Ships', source: { page: 1, quote: 'A sextant measures.' } };
const choice: Question = {
  ...base,
  question_text: 'What does a sextant measure?',
  question_type: 'multiple_choice',
  options: { A: 'height', B: 'depth', C: 'speed', D: 'width' },
  correct_answer: 'A',
};
const typed: Question = {
  ...base,
  question_text: 'Which instrument measures the height of the sun?',
  question_type: 'short_answer',
  correct_answer: 'sextant',
};
const essay: Question = { ...base, question_text: 'Explain the sextant.', question_type: 'essay', correct_answer: 'x' };
const asCandidate = (question: Question): Candidate => ({ question, asks: 'fact' });

/** Answers as it is told, for each time that it is asked; the requests are kept. */
function modelThat(...says: ((block: string) => string)[]) {
  const requests: ModelRequest[] = [];
  const ask = (request: ModelRequest): Promise<unknown> => {
    const say = says[requests.length] ?? says.at(-1) ?? (() => '?');
    requests.push(request);
    const blocks = (request.prompt.split('\nQuestions:\n')[1] ?? '').split(/\n(?=\d+\. )/);
    return Promise.resolve({ answers: blocks.map((block) => ({ number: Number.parseInt(block, 10), answer: say(block) })) });
  };
  return { requests, ask };
}

const letterOf = (option: string) => (block: string) =>
  block.includes('A. ') ? (new RegExp(`([A-D])\\. ${option}`).exec(block)?.[1] ?? '?') : 'Sextant.';

async function left(model: ReturnType<typeof modelThat>, ...questions: Question[]): Promise<string[]> {
  const candidates = questions.map(asCandidate);
  return (await answeredAlike(passage, candidates, model.ask, seededRandom(1))).map(({ question }) => question.question_type);
}

describe('what the model answers', () => {
  test('right both times stays', async () => {
    const model = modelThat(letterOf('height'));
    expect(await left(model, choice, typed)).toEqual(['multiple_choice', 'short_answer']);
    expect(model.requests).toHaveLength(2);
  });

  test('right only once is dropped, and so is what it cannot answer', async () => {
    expect(await left(modelThat(letterOf('height'), letterOf('depth')), choice, typed)).toEqual(['short_answer']);
    expect(
      await left(
        modelThat(letterOf('height'), () => '?'),
        choice,
        typed,
      ),
    ).toEqual([]);
  });

  test('wrong the first time is not asked again', async () => {
    const model = modelThat(letterOf('depth'));
    expect(await left(model, choice)).toEqual([]);
    expect(model.requests).toHaveLength(1);
  });

  test('wrong both times in the same way is dropped', async () => {
    expect(await left(modelThat(letterOf('speed')), choice)).toEqual([]);
  });

  test('is never told to it, and an essay is not asked', async () => {
    const model = modelThat(letterOf('height'));
    expect(await left(model, essay)).toEqual(['essay']);
    expect(model.requests).toEqual([]);
  });
});
