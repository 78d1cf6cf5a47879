// The bounds of JSON before it is parsed: what is refused costs one look at its bytes.
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import type { Refusal } from '#server/http/failures';
import { refuseEndless } from '#server/http/jsonBounds';
import { newStudent } from '../support/people.ts';
import { startTestServer } from '../support/testServer.ts';

function codeOf(json: string): string | null {
  try {
    refuseEndless(Buffer.from(json));
    return null;
  } catch (error) {
    const { detail } = (error as Refusal).body;
    return typeof detail === 'string' ? detail : (detail[0]?.type ?? '');
  }
}

const nested = (levels: number) => `${'[{"a":'.repeat(levels / 2)}0${'}]'.repeat(levels / 2)}`;
const list = (count: number, entry = '0') => `[${Array(count).fill(entry).join(',')}]`;
const record = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":0`).join(',')}}`;

test.each([
  [list(500), null],
  [list(501), 'too_long'],
  [`{"a":[${list(3)},${list(501)}]}`, 'too_long'],
  [record(500), null],
  [record(501), 'too_long'],
  [nested(12), null],
  [nested(14), 'too_deep'],
  ['['.repeat(1_000_000), 'too_deep'],
  [list(499, list(499)), null],
  [list(500, list(3, list(340))), 'too_many'],
  [list(500, list(500, list(2))), 'too_many'],
  [']]]]}}}}', null],
  ['"never closed \\', null],
])('%.20s is refused as %s', (json, code) => {
  expect(codeOf(json)).toBe(code);
});

test('signs within strings count for nothing', () => {
  const text = fc.string({ unit: fc.constantFrom('"', '\\', '[', '{', ',', ']', 'é', '\n'), maxLength: 600 });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, fc.dictionary(text, text, { maxKeys: 3 })), { maxLength: 500 }), (value) => {
      expect(codeOf(JSON.stringify(value))).toBe(null);
      expect(codeOf(JSON.stringify({ value, last: Array(501).fill('') }))).toBe('too_long');
    }),
    { numRuns: 50 },
  );
});

test('a quiz as large as an earlier app may have queued it is taken', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const student = await newStudent(server);
  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`);
  const questions = Array.from({ length: 500 }, (_, at) => ({
    question_id: at + 1,
    question_text: 'What is a norm?',
    question_type: 'short_answer',
    correct_answer: 'A rule',
    accepted_answers: words(50),
    near_words: words(500),
  }));
  const body = { title: 'All', questions, made_from: { kind: 'import' } };
  expect((await student.call('createQuiz', { body })).status).toBe(201);
});
