// What a student wishes of a quiz, at upload and later, and several quizzes of one document, by the real engine.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import type { Part, Wishes } from '#core/document/wishes';
import { Quiz } from '#core/quiz/quiz';
import { documents } from '#server/database/tables';
import { documentOf, finished, NOTES, uploadFixture } from '../../support/documents.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';

export const wishes: Suite = (start) => {
  const server = useServer(start);
  const student = useStudent(server);
  let docId: number;
  beforeAll(async () => {
    docId = await uploadFixture(student);
  });

  const ask = (
    body: { wishes: Wishes; timer_duration_seconds?: unknown },
    { key = randomUUID(), of = docId, by = student } = {},
  ) => by.call('writeAnother', { params: { doc_id: of }, body, headers: { 'Idempotency-Key': key } });
  const askedFor = async (...given: Parameters<typeof ask>) => {
    const answer = (await (await ask(...given)).json()) as { doc_id: number };
    return finished(student, answer.doc_id);
  };
  const quizOf = async ({ generated_quiz_id: id }: DocumentRow) =>
    Quiz.parse(await (await student.call('quiz', { params: { id: id ?? 0 } })).json());
  const partsOf = async (id = docId) => (await (await student.call('parts', { params: { doc_id: id } })).json()) as Part[];

  test('a document that was read tells its headings, and a quiz can be wished of one of them', async () => {
    await finished(student, docId);
    const parts = await partsOf();
    expect(parts.length).toBeGreaterThan(1);
    expect(await documentOf(student, docId)).toMatchObject({ part_count: parts.length });
    const { number = 0, heading = '' } = parts[1] ?? {};
    const row = await askedFor({ wishes: { parts: [{ number, heading }] } });
    expect(row).toMatchObject({ source_id: docId, filename: NOTES, upload_status: 'completed', part_count: null });
    const { questions } = await quizOf(row);
    const next = parts[2]?.heading;
    expect(questions.map(({ topic }) => topic)).not.toContain(next);
    expect(await partsOf(row.doc_id)).toEqual(parts);
  });

  test('number and kind are obeyed, and what cannot be had is said in a sentence, on the quiz and in the list', async () => {
    const row = await askedFor({ wishes: { count: 40, kind: 'choice' }, timer_duration_seconds: 'suggested' });
    const quiz = await quizOf(row);
    expect(new Set(quiz.questions.map(({ question_type: type }) => type))).toEqual(new Set(['multiple_choice']));
    expect(quiz.questions.length).toBeLessThan(40);
    expect(quiz.unmet).toBe(`You asked for 40 questions; ${quiz.questions.length} good ones could be made.`);
    expect(row).toMatchObject({
      unmet: quiz.unmet,
      unmet_wishes: { dropped_wishes: [], question_count: quiz.questions.length },
      wishes: { count: 40, kind: 'choice' },
    });
    expect(row.timer_duration_seconds).toBe(quiz.questions.length * 90);
  });

  test('an upload carries wishes too', async () => {
    const row = await finished(student, await uploadFixture(student, NOTES, { wishes: JSON.stringify({ kind: 'typed' }) }));
    const { questions } = await quizOf(row);
    expect(new Set(questions.map(({ question_type: type }) => type))).toEqual(new Set(['short_answer']));
  });

  test('a wish for weaker questions, which an app of before sends, is taken and wishes for nothing', async () => {
    const row = await askedFor({ wishes: { all: true } as object });
    expect(row).toMatchObject({ upload_status: 'completed', wishes: null });
  });

  test('the same key is the same quiz, however many ask at once', async () => {
    const key = randomUUID();
    const before = ((await (await student.call('documents')).json()) as DocumentRow[]).length;
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask({ wishes: { count: 10 } }, { key })));
    const ids = await Promise.all(answers.map(async (one) => ((await one.json()) as { doc_id: number }).doc_id));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(ids).size).toBe(1);
    expect((await (await student.call('documents')).json()) as DocumentRow[]).toHaveLength(before + 1);
    await finished(student, ids[0] ?? 0);
  });

  test('a quiz stays when its document is deleted, and of a file that is gone none is written', async () => {
    const own = await uploadFixture(student);
    await finished(student, own);
    const row = await askedFor({ wishes: { count: 10 } }, { of: own });
    await student.call('deleteDocument', { params: { doc_id: own } });
    expect(await documentOf(student, row.doc_id)).toMatchObject({ upload_status: 'completed' });
    expect((await ask({ wishes: {} }, { of: own })).status).toBe(404);
    await server.deps.db.update(documents).set({ fileKey: '' }).where(eq(documents.id, own));
    const refused = await ask({ wishes: {} }, { of: row.doc_id });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      detail: 'The file of this document is no longer stored. Please upload it again.',
    });
  });
};
