// A language model that behaves, and one that fails in every way we know: the quiz is always whole, and says who wrote it.
// The engine is in this process here, warm after its first quiz; once it is the real one, in a process of its own.
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Quiz } from '#core/quiz/quiz';
import { makeQuiz } from '#engine/engine';
import { createLlm, type Limits, MODEL_LIMITS } from '#server/outside/llm';
import { silentLog } from '#server/process/log';
import { builtEngine } from '../support/builtServer.ts';
import { NOTES } from '../support/documents.ts';
import { fixture, pdfjs } from '../support/engineInput.ts';
import { type Behaviour, startModelServer } from '../support/modelServer.ts';

const file = fileURLToPath(new URL(`../support/fixtures/${NOTES}`, import.meta.url));
const source = fixture(NOTES);
const model = 'campus-7b';

/** A model's server that behaves so, and what asks it. */
async function modelThat(behaviour: Behaviour, limits: Limits = MODEL_LIMITS) {
  const server = await startModelServer(behaviour);
  const llm = createLlm({ baseUrl: server.url, apiKey: 'secret', model }, silentLog, limits);
  return { asked: server.asked, model: llm.forDocument(new AbortController().signal) };
}

async function quizBy(behaviour: Behaviour, limits?: Limits) {
  const given = await modelThat(behaviour, limits);
  return { quiz: await makeQuiz(source, { pdfjs, model: given.model }), asked: given.asked };
}

let own: Promise<Quiz> | null = null;

/** What the built-in engine writes: the same for every test, so it is asked once. */
function ownQuiz(): Promise<Quiz> {
  own ??= makeQuiz(source, { pdfjs });
  return own;
}

const byModel = ({ questions }: Quiz) => questions.filter((one) => one.question_text.startsWith('Which description fits'));

test.each<[Behaviour]>([['good'], ['error']])(
  'what it writes when it is %s is the same from a process of its own',
  async (behaviour) => {
    const engine = builtEngine();
    onTestFinished(() => engine.close());
    const { signal } = new AbortController();
    const outcome = await engine.run({ file, name: NOTES, signal, model: (await modelThat(behaviour)).model });
    expect(outcome).toMatchObject({ kind: 'quiz', quiz: (await quizBy(behaviour)).quiz });
  },
);

describe('a model that behaves', () => {
  test('writes questions that pass the gate, and our own fill the quiz', async () => {
    const { quiz, asked } = await quizBy('good');
    expect(byModel(quiz).length).toBeGreaterThan(2);
    expect(quiz.written_by).toBe(`${model} and Oasis`);
    expect(quiz.questions.length).toBeGreaterThanOrEqual((await ownQuiz()).questions.length);
    expect(quiz.questions.map((one) => one.question_id)).toEqual(quiz.questions.map((_, at) => at + 1));
    for (const one of byModel(quiz)) {
      expect(one.explanation).toContain(`Under “${one.source?.section}”: “${one.source?.quote}”`);
      expect(Object.keys(one.options ?? {})).toEqual(['A', 'B', 'C', 'D']);
    }
    expect(asked.every(({ authorization }) => authorization === 'Bearer secret')).toBe(true);
    expect(asked[0]?.user).toContain('Terms that the document defines or sets apart: ');
    expect(asked[0]?.user).toContain('[page 1]');
  });

  test('is not told which option is right when it is asked to answer', async () => {
    const { quiz, asked } = await quizBy('good');
    const second = asked.find(({ user }) => user.includes('TASK: ANSWER'));
    const first = byModel(quiz)[0];
    expect(second?.user).toContain(first?.question_text);
    expect(second?.user).not.toContain('The notes define');
  });

  test.each<[Behaviour, (string | null)[]]>([
    ['good', ['json_schema']],
    ['fenced', ['json_schema']],
    ['no schema', ['json_schema', 'json_object']],
    ['no json mode', ['json_schema', 'json_object', null]],
  ])('is understood when it is %s', async (behaviour, formats) => {
    const { quiz, asked } = await quizBy(behaviour);
    expect(byModel(quiz).length).toBeGreaterThan(2);
    expect([...new Set(asked.map(({ format }) => format))]).toEqual(formats);
  });

  test('may be busy once: Retry-After is waited for', async () => {
    const { quiz } = await quizBy('busy once');
    expect(byModel(quiz).length).toBeGreaterThan(2);
  });
});

describe('a model that fails', () => {
  const short: Limits = { ...MODEL_LIMITS, requestMs: 1_500, silenceMs: 500, documentMs: 20_000 };

  test.each<[Behaviour]>([['stalls'], ['drips'], ['error'], ['breaks the schema'], ['made-up quotes'], ['obeys the document']])(
    '%s: the quiz is our own',
    async (behaviour) => {
      const { quiz, asked } = await quizBy(behaviour, short);
      expect(asked.length).toBeGreaterThan(0);
      expect(quiz).toEqual(await ownQuiz());
      expect(quiz.written_by).toBe('Oasis');
    },
  );

  test('costs no more than its limit of tokens', async () => {
    const { quiz, asked } = await quizBy('good', { ...MODEL_LIMITS, tokens: 1 });
    expect(asked).toHaveLength(1);
    expect(quiz.written_by).toBe('Oasis');
  });
});
