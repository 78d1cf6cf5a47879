// From an uploaded document to a quiz that can be taken, by the real engine in its real thread.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Quiz, suggestedTimer } from '#core/quiz';
import { finished, uploadFixture } from '../../support/documents.ts';
import { newStudent, type Student } from '../../support/people.ts';
import type { Suite, TestServer } from '../../support/testServer.ts';

export const generation: Suite = (start) => {
  let server: TestServer;
  let student: Student;
  beforeAll(async () => {
    server = await start();
    student = await newStudent(server);
  });
  afterAll(() => server.close());

  test('a document becomes a quiz with the suggested time limit, and full marks are possible', async () => {
    const row = await finished(student, await uploadFixture(student, undefined, { timer_duration_seconds: 'suggested' }));
    expect(row).toMatchObject({ upload_status: 'completed', error: null, generated_quiz_id: expect.any(Number) });
    const params = { id: row.generated_quiz_id ?? 0 };
    const quiz = Quiz.parse(await (await student.call('quiz', { params })).json());
    expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
    expect(quiz.settings?.timer_duration_seconds).toBe(suggestedTimer(quiz.questions.length));
    expect(row.timer_duration_seconds).toBe(quiz.settings?.timer_duration_seconds);
    const answers = quiz.questions.map((question) => ({
      question_id: question.question_id,
      answer_given: question.correct_answer,
    }));
    const receipt = await (await student.call('submit', { params, body: { answers } })).json();
    expect(receipt).toMatchObject({ score: 100, correct_count: quiz.questions.length });
  });

  test('a document that cannot be used ends with a sentence for the student', async () => {
    const form = new FormData();
    form.append('file', new File(['Too short.'], 'short.txt', { type: 'text/plain' }));
    const { doc_id } = (await (await student.call('upload', { body: form })).json()) as { doc_id: number };
    const row = await finished(student, doc_id);
    expect(row).toMatchObject({ upload_status: 'error', generated_quiz_id: null });
    expect(row.error).toMatch(/^There is too little text/);
  });

  test('an engine that fails three times ends with a sentence, and tells nothing of the inside', async () => {
    const own = await newStudent(server);
    // The file is gone before the engine can open it.
    const { open } = server.deps.files;
    server.deps.files.open = async (key) => ({ file: `${(await open(key)).file}.gone`, done: async () => {} });
    const row = await finished(own, await uploadFixture(own));
    server.deps.files.open = open;
    expect(row).toMatchObject({
      upload_status: 'error',
      error: 'Something went wrong while this document was being read. Please upload it again.',
    });
  });

  test('the database itself refuses a completed document without a quiz', async () => {
    const broken = server.deps.db.execute(sql`update documents set status = 'completed', quiz_id = null`);
    await expect(broken).rejects.toThrow();
  });
};
