// The API's client: what the server has said already is not sent again, and never shown to anybody else.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#device/queue/api';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { ORIGIN, startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let student: Student;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server);
  await seedQuiz(server, student);
});
afterAll(() => server.close());

/** A client, and what each of its answers was: the status and the bytes. */
function watched() {
  const seen: [status: number, bytes: number][] = [];
  const fetch: typeof globalThis.fetch = async (...args) => {
    const response = await server.fetch(...args);
    seen.push([response.status, (await response.clone().text()).length]);
    return response;
  };
  return { api: createApi({ fetch, base: ORIGIN }), seen };
}

test('a list that is the same is asked for with its mark, comes without a body, and is given all the same', async () => {
  const { api, seen } = watched();
  const first = await api.call('documents', { token: student.token });
  const again = await api.call('documents', { token: student.token });
  expect(first).toHaveLength(1);
  expect(again).toEqual(first);
  expect(seen.map(([status]) => status)).toEqual([200, 304]);
  expect(seen[1]?.[1]).toBe(0);
});

test('what has changed comes whole', async () => {
  const { api, seen } = watched();
  await api.call('documents', { token: student.token });
  await seedQuiz(server, student);
  expect(await api.call('documents', { token: student.token })).toHaveLength(2);
  expect(seen.map(([status]) => status)).toEqual([200, 200]);
});

test('another student, and another quiz, are asked for without a mark', async () => {
  const { api, seen } = watched();
  const other = await newStudent(server);
  await api.call('documents', { token: student.token });
  expect(await api.call('documents', { token: other.token })).toEqual([]);
  const [one, two] = (await api.call('documents', { token: student.token })).map((row) => row.generated_quiz_id ?? 0);
  for (const id of [one, two, one]) await api.call('quiz', { params: { id: id ?? 0 }, token: student.token });
  expect(seen.map(([status]) => status)).toEqual([200, 200, 200, 200, 200, 200]);
});
