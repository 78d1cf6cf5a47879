// A model that does not answer its own question twice as it should has written none, and what it does not find in the passage is not shown.
import { describe, expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { keepAnswered, keepConfirmed } from '#engine/llm/answerCheck';
import type { Candidate } from '#engine/llm/candidate';
import { type Passage, passagesOf } from '#engine/llm/passage';
import type { ModelRequest } from '#engine/llm/reply';
import { seededRandom } from '#engine/random';
import { understoodOf } from '../../support/engineInput.ts';
import { checksOf } from '../../support/modelReader.ts';

const NOTES = 'A sextant measures the height of the sun. '.repeat(6);
const [passage] = passagesOf(understoodOf(NOTES).material, [], 4) as [Passage];

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
const asCandidate = (question: Question): Candidate => ({ question, asks: 'fact', reasoning: '' });

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
  return (await keepAnswered(passage, candidates, model.ask, seededRandom(1))).map(({ question }) => question.question_type);
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

  test('is never told to it, and an essay is not asked', async () => {
    const model = modelThat(letterOf('height'));
    expect(await left(model, essay)).toEqual(['essay']);
    expect(model.requests).toEqual([]);
  });
});

const points = ['It measures a height.', 'It needs a clear sky.', 'It is of use aboard.'].map((text) => ({
  text,
  terms: ['height'],
}));
const whole: Candidate[] = [
  { ...asCandidate(choice), reasoning: 'The sun has a height.' },
  { ...asCandidate({ ...typed, accepted_answers: ['quadrant', 'octant'] }), reasoning: 'It measures it.' },
  asCandidate({ ...essay, key_points: points }),
];

/** Finds all lines right but these, and is asked once. */
async function checked(...wrong: string[]): Promise<{ shown: Candidate[]; prompt: string }> {
  const prompts: string[] = [];
  const shown = await keepConfirmed(passage, whole, ({ prompt }) => {
    prompts.push(prompt);
    return Promise.resolve(checksOf(prompt, (line) => !wrong.some((text) => line.includes(text))));
  });
  expect(prompts).toHaveLength(1);
  return { shown, prompt: prompts[0] ?? '' };
}

const typesOf = (candidates: readonly Candidate[]) => candidates.map(({ question }) => question.question_type);

describe('what the model reads beside the passage', () => {
  test('is all that a student will see, and stays where it is right', async () => {
    const { shown, prompt } = await checked();
    const texts = [
      choice.question_text,
      'sextant',
      'depth',
      'The sun has a height.',
      'octant',
      ...points.map(({ text }) => text),
    ];
    for (const text of texts) expect(prompt).toContain(text);
    expect(shown.map(({ question }) => question.explanation)).toEqual(['The sun has a height. x', 'It measures it. x', 'x']);
    expect(shown[1]?.question.accepted_answers).toEqual(['quadrant', 'octant']);
    expect(shown[2]?.question.key_points).toEqual(points);
  });

  test.each(['What does a sextant measure?', 'WRONG: depth'])('takes a question away for “%s”', async (text) => {
    expect(typesOf((await checked(text)).shown)).toEqual(['short_answer', 'essay']);
  });

  test('takes away an explanation, an accepted answer or a point by itself', async () => {
    const { shown } = await checked('The sun has a height.', 'octant', 'of use aboard');
    expect(shown[0]?.question.explanation).toBe('x');
    expect(shown[1]?.question.accepted_answers).toEqual(['quadrant']);
    expect(shown[2]?.question.key_points).toEqual(points.slice(0, 2));
  });

  test('takes an essay away of which fewer than two points are left', async () => {
    expect(typesOf((await checked('a clear sky', 'of use aboard')).shown)).toEqual(['multiple_choice', 'short_answer']);
  });

  test('is the quote, too, where the answer need only follow from it', async () => {
    const promptOf = async (asks: Candidate['asks']) => {
      let text = '';
      await keepConfirmed(passage, [{ ...asCandidate(choice), asks }], async ({ prompt }) => {
        text = prompt;
        return {};
      });
      return text;
    };
    expect(await promptOf('example')).toContain('PROOF: A sextant measures.');
    expect(await promptOf('fact')).not.toContain('PROOF');
  });

  test('is not shown where the reply does not name it, or calls it both', async () => {
    const reply = { checks: [{ number: 1, right: true }, { number: 3, right: true }, { number: 3, right: false }, 'yes'] };
    const shown = await keepConfirmed(passage, whole, () => Promise.resolve(reply));
    expect(shown.map(({ question }) => question.explanation)).toEqual(['x']);
  });
});
