// A number in a path is its decimal digits and nothing else; a text with a NUL is not the text without it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { API_BASE } from '#core/api/endpoints';
import { newStudent, type Student } from '../support/people.ts';
import { seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let student: Student;
let quizId: number;
beforeAll(async () => {
  server = await startTestServer();
  student = await newStudent(server);
  ({ quizId } = await seedQuiz(server, student));
});
afterAll(() => server.close());

const statusOf = async (path: string) =>
  (await server.fetch(`${API_BASE}/quizzes/${path}`, { headers: { Authorization: `Bearer ${student.token}` } })).status;

test('the number itself finds its quiz', async () => {
  expect(await statusOf(String(quizId))).toBe(200);
});

test.each(['%00', '%0A', '%20', '.0', 'e0', '%D9%A0'])('with %s behind it, it is no number', async (ending) => {
  expect(await statusOf(`${quizId}${ending}`)).toBe(422);
});

test.each(['0', '%00', '+', '0x', '-'])('with %s before it, it is no number', async (beginning) => {
  expect(await statusOf(`${beginning}${quizId}`)).toBe(422);
});
