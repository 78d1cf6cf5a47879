// Submissions: what is handed in arrives once, is scored once, and belongs to one student.

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { grade } from '#core/marking/grading';
import type { Receipt } from '#core/submission/submission';
import { newStudent } from '../../support/people.ts';
import { questions, sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';

export const submissions: Suite = (start) => {
  const server = useServer(start, { now: () => time });
  const student = useStudent(server);
  let time = Date.parse('2026-03-01T10:00:00Z');
  let quizId: number;

  beforeAll(async () => {
    ({ quizId } = await seedQuiz(server, student, sampleQuiz, 900));
  });

  const params = () => ({ id: quizId });
  const answers = [
    { question_id: 1, answer_given: ' b ' },
    { question_id: 2, answer_given: 'thirty' },
    { question_id: 5, answer_given: 'Shared beliefs, and practices that are learned.' },
  ];
  const submit = (body: unknown, headers: Record<string, string> = {}, by = student) =>
    by.call('submit', { params: params(), body, headers });
  const receiptOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return (await response.json()) as Receipt;
  };

  describe('a submission', () => {
    test('is scored by the same rule as on the device, in the order of the quiz', async () => {
      const key = randomUUID();
      const receipt = await receiptOf(await submit({ answers: [...answers].reverse() }, { 'Idempotency-Key': key }));
      expect(receipt).toEqual({ submission_id: key, submitted_at: new Date(time).toISOString(), ...grade(questions, answers) });
      expect(receipt).toMatchObject({ score: 66.7, correct_count: 2, total_questions: 3 });
      expect(receipt.results.map((result) => result.question_id)).toEqual([1, 2, 5]);
      const { submitted_at: _, ...score } = receipt;
      expect(await (await student.call('score', { params: params() })).json()).toEqual(score);
    });

    test('without a key gets one from the server', async () => {
      const receipt = await receiptOf(await submit({ answers: [] }));
      expect(receipt.submission_id).toMatch(/^[0-9a-f-]{36}$/);
      expect(receipt).toMatchObject({ score: 0, correct_count: 0, total_questions: 3 });
      expect(receipt.results.every((result) => result.answer_given === '')).toBe(true);
    });

    test('sent twenty times at once is one row and one receipt', async () => {
      const mine = await newStudent(server);
      const own = await seedQuiz(server, mine);
      const headers = { 'Idempotency-Key': randomUUID() };
      const send = () => mine.call('submit', { params: { id: own.quizId }, body: { answers }, headers });
      const receipts = await Promise.all(Array.from({ length: 20 }, async () => receiptOf(await send())));
      time += 5000;
      const later = await receiptOf(await send());
      for (const receipt of receipts) expect(receipt).toEqual(later);
      expect(await (await mine.call('submissions', { params: { id: own.quizId } })).json()).toHaveLength(1);
    });

    test('with the same key and another body is refused and changes nothing', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const first = await receiptOf(await submit({ answers }, headers));
      const other = [{ question_id: 1, answer_given: 'A' }];
      const bodies = [{ answers: other }, { answers, submitted_at: '2026-03-01T09:00:00Z' }];
      for (const body of bodies) expect((await submit(body, headers)).status).toBe(409);
      expect(await receiptOf(await submit({ answers }, headers))).toEqual(first);
    });

    test('key belongs to a student: another one may use the same', async () => {
      const headers = { 'Idempotency-Key': randomUUID() };
      const other = await newStudent(server);
      const own = await seedQuiz(server, other);
      const mine = await receiptOf(await submit({ answers }, headers));
      const theirs = await receiptOf(await other.call('submit', { params: { id: own.quizId }, body: { answers: [] }, headers }));
      expect(theirs.submission_id).toBe(mine.submission_id);
      expect([mine.correct_count, theirs.correct_count]).toEqual([2, 0]);
    });

    test.each([
      ['an unknown question', { answers: [{ question_id: 3, answer_given: 'A' }] }, {}],
      ['a question twice', { answers: [...answers, answers[0]] }, {}],
      ['an answer over 20,000 characters', { answers: [{ question_id: 5, answer_given: 'x'.repeat(20_001) }] }, {}],
      ['a key that is no UUID', { answers }, { 'Idempotency-Key': 'attempt-1' }],
      ['a time that is none', { answers, submitted_at: 'yesterday' }, {}],
    ])('with %s is refused', async (_, body, headers) => {
      const refused = await submit(body, headers as Record<string, string>);
      expect(refused.status).toBe(422);
      const { detail } = (await refused.json()) as { detail: { loc: unknown[]; msg: string }[] };
      expect(detail[0]?.msg).toMatch(/\w/);
    });

    test.each([
      ['of a stranger, whatever is wrong with it', '{"answers": 7}', 'nobody', { 'Idempotency-Key': 'attempt-1' }, 401],
      ['of a stranger', JSON.stringify({ answers }), 'nobody', {}, 401],
      ['that is no JSON', '{', null, {}, 422],
      ['of what may be', JSON.stringify({ answers }), null, {}, 200],
    ])('that says how short it is, %s: it is read before anybody is looked up', async (_, body, token, headers, status) => {
      const response = await server.fetch(`/api/quizzes/${quizId}/submit`, {
        method: 'POST',
        body,
        headers: {
          ...(headers as Record<string, string>),
          'Content-Length': String(body.length),
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token ?? student.token}`,
        },
      });
      expect(response.status).toBe(status);
    });

    test('with characters that no database keeps is taken without them', async () => {
      const body = { answers: [{ question_id: 5, answer_given: 'a\u0000b \ud83d c 😀' }] };
      const headers = { 'Idempotency-Key': randomUUID() };
      const receipt = await receiptOf(await submit(body, headers));
      expect(receipt.results[2]?.answer_given).toBe('ab \ufffd c 😀');
      expect(await receiptOf(await submit(body, headers))).toEqual(receipt);
    });

    test('counts as handed in when the device says, whatever its clock shows', async () => {
      const mine = await newStudent(server);
      const own = await seedQuiz(server, mine);
      const arrived = time;
      const send = (minutesAgo: number, clockOffByYears: number) => {
        const clientNow = arrived + clockOffByYears * 365 * 24 * 3600_000;
        return mine.call('submit', {
          params: { id: own.quizId },
          body: { answers, submitted_at: new Date(clientNow - minutesAgo * 60_000).toISOString() },
          headers: { 'Client-Now': new Date(clientNow).toISOString() },
        });
      };
      const oldest = await receiptOf(await send(90, 3));
      const newest = await receiptOf(await send(10, -20));
      const middle = await receiptOf(await send(45, 0));
      const fromTheFuture = await receiptOf(await send(-30, 0));
      const minutesBack = [oldest, newest, middle, fromTheFuture].map((r) => (arrived - Date.parse(r.submitted_at)) / 60_000);
      expect(minutesBack).toEqual([90, 10, 45, 0]);
      const listed = (await (await mine.call('submissions', { params: { id: own.quizId } })).json()) as Receipt[];
      expect(listed.map((row) => row.submission_id)).toEqual(
        [fromTheFuture, newest, middle, oldest].map((receipt) => receipt.submission_id),
      );
    });

    test('newest by the corrected time is the score, though it arrived first', async () => {
      const mine = await newStudent(server);
      const own = await seedQuiz(server, mine);
      const client = { 'Client-Now': new Date(time).toISOString() };
      const at = (hours: number) => new Date(time - hours * 3600_000).toISOString();
      const call = (body: unknown) => mine.call('submit', { params: { id: own.quizId }, body, headers: client });
      await call({ answers, submitted_at: at(1) });
      await call({ answers: [], submitted_at: at(5) });
      expect(await (await mine.call('score', { params: { id: own.quizId } })).json()).toMatchObject({ correct_count: 2 });
      const [row] = (await (await mine.call('documents')).json()) as { last_score: number }[];
      expect(row?.last_score).toBe(66.7);
    });

    test('is accepted when the document was deleted meanwhile, and the quiz still opens', async () => {
      const mine = await newStudent(server);
      const own = await seedQuiz(server, mine);
      await mine.call('deleteDocument', { params: { doc_id: own.documentId } });
      expect((await mine.call('quiz', { params: { id: own.quizId } })).status).toBe(200);
      await receiptOf(await mine.call('submit', { params: { id: own.quizId }, body: { answers } }));
      expect((await mine.call('score', { params: { id: own.quizId } })).status).toBe(200);
    });
  });

  test("all that was handed in is listed across quizzes, a deleted document's too, and each can be read as it stands now", async () => {
    const mine = await newStudent(server);
    const [first, second] = [await seedQuiz(server, mine, { ...sampleQuiz, title: 'First' }), await seedQuiz(server, mine)];
    const key = randomUUID();
    const handIn = (id: number, given: string) =>
      mine.call('submit', { params: { id }, body: { answers }, headers: { 'Idempotency-Key': given } });
    await handIn(first.quizId, key);
    time += 60_000;
    await handIn(second.quizId, randomUUID());
    await mine.call('deleteDocument', { params: { doc_id: first.documentId } });
    const all = (await (await mine.call('history')).json()) as object[];
    expect(all).toMatchObject([
      { quiz_id: second.quizId, correct_count: 2, total_questions: 3, score: 66.7 },
      { quiz_id: first.quizId, title: 'First', submission_id: key, submitted_at: new Date(time - 60_000).toISOString() },
    ]);
    const params = { id: first.quizId, submission_id: key };
    const marks = [{ question_id: 5, points_covered: [], marked_at: new Date(time).toISOString() }];
    await mine.call('mark', { params, body: { marks } });
    const one = await receiptOf(await mine.call('submission', { params }));
    expect(one).toMatchObject({ submission_id: key, revision: 1 });
    expect(one.results[2]).toMatchObject({ question_id: 5, marked_by: 'student', points_covered: [] });
    expect((await mine.call('submission', { params: { ...params, id: second.quizId } })).status).toBe(404);
    expect(await (await (await newStudent(server)).call('history')).json()).toEqual([]);
  });

  test('a score before any submission is the sentence of P8.8', async () => {
    const fresh = await seedQuiz(server, student);
    const missing = await student.call('score', { params: { id: fresh.quizId } });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ detail: 'No submission found for this quiz' });
    expect(await (await student.call('submissions', { params: { id: fresh.quizId } })).json()).toEqual([]);
  });
};
