// A submission stores what was answered and its marks; key and explanation are joined from the quiz, to the byte, whenever it is read.

import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { scoreWith } from '#core/marking/scoring';
import type { Question } from '#core/quiz/quiz';
import type { Answer, Receipt } from '#core/submission/submission';
import { submissions } from '#server/database/tables';
import { joinResults, withoutCopies } from '#server/quizzes/storedResults';
import { answersOf, newStudent, type Student } from '../support/people.ts';
import { questions, seedQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer } from '../support/useServer.ts';

const server = useServer(startTestServer);
let student: Student;

beforeEach(async () => {
  student = await newStudent(server);
});

const [SHORT, ESSAY] = [2, 5];
const submit = async (quizId: number, answers: object[], key = randomUUID()) => {
  const response = await student.call('submit', {
    params: { id: quizId },
    headers: { 'Idempotency-Key': key },
    body: { answers },
  });
  expect(response.status).toBe(200);
  return response.text();
};
const storedBytes = async () => {
  const query = sql`select sum(pg_column_size(s.*))::int as bytes from submissions s where user_id = (
    select max(user_id) from submissions)`;
  const { rows } = (await server.deps.db.execute(query)) as unknown as { rows: { bytes: number }[] };
  return rows[0]?.bytes ?? 0;
};

const given = fc.record({
  answer_given: fc.oneof(
    fc.constantFrom('', ' b ', '30', 'Shared beliefs, values and practices.'),
    fc.string({ unit: 'grapheme' }),
  ),
  points_covered: fc.option(fc.uniqueArray(fc.nat(1)), { nil: undefined }),
  own_judgement: fc.option(fc.boolean(), { nil: undefined }),
  first_check: fc.option(fc.constantFrom('correct' as const, 'incorrect' as const), { nil: undefined }),
  is_sure: fc.option(fc.boolean(), { nil: undefined }),
});

test('what is left out is joined again to the byte', () => {
  const answered = fc.tuple(...questions.map(() => fc.option(given, { nil: null })));
  fc.assert(
    fc.property(answered, (all) => {
      const answers: Answer[] = all.flatMap((one, at) =>
        one === null ? [] : [{ question_id: questions[at]?.question_id ?? 0, ...one }],
      );
      const suggestions = { [ESSAY]: { points: [0], reasons: ['It says so.', 'It does not.'] } };
      const { results } = scoreWith({ questions, answers, marks: [], suggestions });
      const stored = withoutCopies(results, { questions, answers });
      expect(stored.some((result) => 'correct_answer' in result || 'answer_given' in result)).toBe(false);
      const read = JSON.parse(JSON.stringify(stored));
      expect(JSON.stringify(joinResults(read, { questions, answers }))).toBe(JSON.stringify(results));
    }),
  );
});

test('blank hand-ins to a quiz of 4 MB store less than 1 kB each, and each is answered whole', async () => {
  const long: Question[] = Array.from({ length: 40 }, (_, at) => ({
    question_id: at + 1,
    question_text: 'What is it?',
    question_type: 'short_answer',
    correct_answer: `${at} ${randomUUID()}`,
    // Random text: PostgreSQL must not be able to compress it.
    explanation: Array.from({ length: 2800 }, () => randomUUID()).join(''),
  }));
  const { quizId } = await seedQuiz(server, student, { title: 'Long', questions: long });
  for (let time = 0; time < 5; time += 1) {
    const receipt = JSON.parse(await submit(quizId, [])) as Receipt;
    expect(receipt.results.map(({ explanation }) => explanation)).toEqual(long.map(({ explanation }) => explanation));
  }
  expect(await storedBytes()).toBeLessThan(5 * 1024);
});

test('receipt, the same again, score, submission and export tell the same results', async () => {
  const { quizId } = await seedQuiz(server, student);
  const answers = [
    { question_id: SHORT, answer_given: 'forty "bucks" 😀', own_judgement: true, first_check: 'incorrect' },
    { question_id: ESSAY, answer_given: 'My own words.', points_covered: [1] },
  ];
  const key = randomUUID();
  const receipt = await submit(quizId, answers, key);
  expect(await submit(quizId, answers, key)).toBe(receipt);
  const read = await student.call('submission', { params: { id: quizId, submission_id: key } });
  expect(await read.text()).toBe(receipt);
  const { results } = JSON.parse(receipt) as Receipt;
  const score = await answersOf<Receipt>(student.call('score', { params: { id: quizId } }));
  expect(JSON.stringify(score.results)).toBe(JSON.stringify(results));
  type Export = { quizzes: { submissions: { results: unknown }[] }[] };
  const { quizzes } = await answersOf<Export>(student.call('exportAccount'));
  expect(quizzes[0]?.submissions[0]?.results).toEqual(results);
});

test('a mark of one question leaves the marks of the others as they were given, whatever the rule says today', async () => {
  const { quizId } = await seedQuiz(server, student);
  const key = randomUUID();
  const answers = [
    { question_id: SHORT, answer_given: 'a mango' },
    { question_id: ESSAY, answer_given: 'My own words.' },
  ];
  const { results } = JSON.parse(await submit(quizId, answers, key)) as Receipt;
  // As a server of before has marked and stored it.
  const before = results.map((one) => (one.question_id === SHORT ? { ...one, is_correct: true, spelling: 'a mangoe' } : one));
  const { db } = server.deps;
  await db.update(submissions).set({ results: before, score: 33.3, correctCount: 1 }).where(eq(submissions.submissionId, key));
  const mark = async (marks: object) => {
    const params = { id: quizId, submission_id: key };
    const body = { marks: [{ ...marks, marked_at: new Date().toISOString() }] };
    return answersOf<Receipt>(student.call('mark', { params, body }));
  };
  const marked = await mark({ question_id: ESSAY, points_covered: [0, 1] });
  expect(marked).toMatchObject({ score: 66.7, correct_count: 2, revision: 1 });
  expect(marked.results.slice(0, 2)).toEqual(before.slice(0, 2));
  const judged = await mark({ question_id: SHORT, own_judgement: true });
  expect(judged).toMatchObject({ score: 66.7, revision: 2 });
  expect(judged.results).toEqual(marked.results);
});
