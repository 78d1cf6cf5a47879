// The largest requests: one at a time for one student, and in parts, so that the request thread answers others meanwhile.

import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { endpoints } from '#core/api/allEndpoints';
import { pathOf } from '#core/api/endpoints';
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer, useStudent } from '../support/useServer.ts';

/** 12 MB: as many texts of spaces as the limits allow. */
const spaces = (length: number) => `a${' '.repeat(length - 2)}b`;
const questions = Array.from({ length: 500 }, (_, at) => ({
  question_id: at + 1,
  question_text: spaces(4_000),
  question_type: 'short_answer',
  correct_answer: 'mango',
  explanation: spaces(10_000),
  accepted_answers: Array.from({ length: 20 }, () => spaces(500)),
}));
const largest = JSON.stringify({ title: 'Largest', questions, made_from: { kind: 'import' } });

const server = useServer(startTestServer, { now: () => time });
const student = useStudent(server);
let time = Date.parse('2026-11-27T10:00:00Z');

const create = (who: Student, key: string = randomUUID()) =>
  who.call('createQuiz', { body: largest, headers: { 'Idempotency-Key': key } });

/** How often the work left the thread to other requests: each of its pauses is an immediate. */
async function countPauses(work: () => Promise<unknown>): Promise<number> {
  let pauses = 0;
  const hook = createHook({
    init: (_, type) => {
      if (type === 'Immediate') pauses += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return pauses;
}

describe('a quiz of 12 MB', () => {
  test('is taken one at a time; the next of the same student comes later, and gets what the first got', async () => {
    const key = randomUUID();
    const other = await newStudent(server);
    const [first, second, third] = await Promise.all([create(student, key), create(student, key), create(other)]);
    const statuses = [first, second].map(({ status }) => status).sort();
    expect([statuses, third.status]).toEqual([[201, 503], 201]);
    const late = first.status === 503 ? first : second;
    expect(late.headers.get('Retry-After')).toBe('5');
    expect(await (await create(student, key)).json()).toEqual(await (late === first ? second : first).json());
  });

  test('leaves the thread to other requests between its steps', async () => {
    expect(await countPauses(() => create(student))).toBeGreaterThanOrEqual(6);
  });
});

describe('the export of an account', () => {
  test('goes out in small pieces but for the questions, which are as the database has them', async () => {
    const { quiz_id: id } = await answersOf<{ quiz_id: number }>(create(student));
    expect((await student.call('submit', { params: { id }, body: { answers: [] } })).status).toBe(200);
    const sizes: number[] = [];
    for await (const piece of (await student.call('exportAccount')).body ?? []) sizes.push((piece as Uint8Array).length);
    expect(sizes.filter((size) => size > 128 * 1024 && size < 10_000_000)).toEqual([]);
  });

  test('is made one at a time; one that nobody reads holds up the next for two minutes at most', async () => {
    const reader = await newStudent(server);
    const init = { method: 'HEAD', headers: { Authorization: `Bearer ${reader.token}` } };
    expect((await server.fetch(pathOf(endpoints.exportAccount), init)).status).toBe(200);
    const early = await reader.call('exportAccount');
    expect([early.status, early.headers.get('Retry-After')]).toEqual([503, '5']);
    time += 120_001;
    expect(await answersOf<object>(reader.call('exportAccount'))).toMatchObject({ quizzes: [] });
    expect(await answersOf<object>(reader.call('exportAccount'))).toMatchObject({ quizzes: [] });
  });
});
