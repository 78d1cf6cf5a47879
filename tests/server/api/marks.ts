// Marks: what a student says of answers, when handing in and later. The newest counts, nothing is lost, nobody else may.

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { GradedAnswer, Receipt } from '#core/submission/submission';
import { newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer } from '../../support/useServer.ts';

const ESSAY = 5;
const SHORT = 2;

export const marks: Suite = (start) => {
  const server = useServer(start, { now: () => time });
  let time = Date.parse('2026-03-01T10:00:00Z');
  let student: Student;
  let quizId: number;

  const newQuiz = async () => {
    student = await newStudent(server);
    ({ quizId } = await seedQuiz(server, student));
  };
  const at = (secondsAgo: number) => new Date(time - secondsAgo * 1000).toISOString();
  const receiptOf = async (response: Response) => {
    expect(response.status).toBe(200);
    return (await response.json()) as Receipt;
  };
  const submit = async (answers: unknown[], key = randomUUID()) =>
    receiptOf(await student.call('submit', { params: { id: quizId }, headers: { 'Idempotency-Key': key }, body: { answers } }));
  const put = (id: string, given: object[], headers: Record<string, string> = { 'Client-Now': at(0) }, by = student) =>
    by.call('mark', { params: { id: quizId, submission_id: id }, body: { marks: given }, headers });
  const resultOf = (receipt: Receipt, id: number) => receipt.results.find((one) => one.question_id === id) as GradedAnswer;
  const wrongEssay = { question_id: ESSAY, answer_given: 'My own words about it.' };

  describe('what is said with an answer', () => {
    test('travels with it: the ticked points count, the judgement stands beside, and the first check is kept', async () => {
      await newQuiz();
      const receipt = await submit([
        { question_id: SHORT, answer_given: 'forty bucks', own_judgement: true, first_check: 'incorrect' },
        { ...wrongEssay, points_covered: [1, 0, 1] },
      ]);
      expect(receipt).toMatchObject({ correct_count: 1, score: 33.3 });
      expect(resultOf(receipt, SHORT)).toMatchObject({ is_correct: false, own_judgement: true, first_check: 'incorrect' });
      expect(resultOf(receipt, ESSAY)).toMatchObject({ is_correct: true, marked_by: 'student', points_covered: [0, 1] });
    });
  });

  test('an essay beside a passage is marked by what its student says of it, at once or later', async () => {
    student = await newStudent(server);
    const essay = {
      ...{ question_id: 1, question_text: 'Why?', question_type: 'essay' as const },
      correct_answer: 'Rain falls.',
    };
    const questions = [1, 2].map((question_id) => ({ ...essay, question_id, passage: { page: 3 } }));
    ({ quizId } = await seedQuiz(server, student, { title: 'Rain', language: 'fr', questions }));
    const quiz = await (await student.call('quiz', { params: { id: quizId } })).json();
    expect(quiz).toMatchObject({ questions: [{ passage: { page: 3 }, language: 'fr' }, {}] });
    const key = randomUUID();
    const answers = [1, 2].map((question_id) => ({ question_id, answer_given: 'Water comes down.' }));
    const receipt = await submit([{ ...answers[0], passage_rating: 'most' }, answers[1]], key);
    expect(receipt.results).toMatchObject([
      { is_correct: true, marked_by: 'student', passage_rating: 'most' },
      { is_correct: false, marked_by: 'suggested' },
    ]);
    const body = { answers: [{ ...answers[0], passage_rating: 'some' }, answers[1]] };
    const other = await student.call('submit', { params: { id: quizId }, headers: { 'Idempotency-Key': key }, body });
    expect(other.status).toBe(409);
    const later = await receiptOf(
      await put(receipt.submission_id, [{ question_id: 2, passage_rating: 'all', marked_at: at(5) }]),
    );
    expect(later).toMatchObject({ correct_count: 2, revision: 1, results: [{}, { is_correct: true, passage_rating: 'all' }] });
  });

  describe('what is said later', () => {
    test('changes the score, the list and the dashboard; the same again changes nothing', async () => {
      await newQuiz();
      const { submission_id: id, score } = await submit([wrongEssay]);
      expect(score).toBe(0);
      const mark = { question_id: ESSAY, points_covered: [0, 1], marked_at: at(5) };
      const receipt = await receiptOf(await put(id, [mark]));
      expect(receipt).toMatchObject({ submission_id: id, score: 33.3, correct_count: 1, revision: 1 });
      expect(resultOf(receipt, ESSAY)).toMatchObject({ marked_by: 'student', points_covered: [0, 1] });
      const again = { 'Client-Now': at(0) };
      time += 60_000;
      // As a retry sends it: later, with the clock of then.
      expect(await receiptOf(await put(id, [mark], { 'Client-Now': at(0) }))).toEqual(receipt);
      expect(await receiptOf(await put(id, [mark], again))).toEqual(receipt);
      expect(await (await student.call('score', { params: { id: quizId } })).json()).toMatchObject({
        score: 33.3,
        submission_id: id,
        revision: 1,
      });
      expect(await (await student.call('submissions', { params: { id: quizId } })).json()).toMatchObject([{ score: 33.3 }]);
      expect(await (await student.call('documents')).json()).toMatchObject([{ last_score: 33.3 }]);
    });

    test('is the receipt of the submission from then on', async () => {
      await newQuiz();
      const key = randomUUID();
      await submit([wrongEssay], key);
      const marked = await receiptOf(await put(key, [{ question_id: ESSAY, points_covered: [0, 1], marked_at: at(1) }]));
      expect(await submit([wrongEssay], key)).toEqual(marked);
    });

    test('counts by the corrected time: a clock that is years ahead does not make a mark the newest', async () => {
      await newQuiz();
      const { submission_id: id } = await submit([wrongEssay]);
      const year = 365 * 24 * 3600;
      const early = { question_id: ESSAY, points_covered: [0], marked_at: at(-3 * year + 600) };
      await receiptOf(await put(id, [{ question_id: ESSAY, points_covered: [1], marked_at: at(60) }]));
      const receipt = await receiptOf(await put(id, [early], { 'Client-Now': at(-3 * year) }));
      expect(resultOf(receipt, ESSAY).points_covered).toEqual([1]);
    });

    test('of a student who has seen all that is here is the newest, though the clock jumped in between', async () => {
      await newQuiz();
      const { submission_id: id } = await submit([wrongEssay]);
      const headers = { 'Client-Now': at(-7200) };
      const body = (points: number[], secondsAgo: number, seen?: number) => ({
        marks: [{ question_id: ESSAY, points_covered: points, marked_at: at(secondsAgo) }],
        ...(seen === undefined ? {} : { seen }),
      });
      const call = (given: object, said = {}) =>
        student.call('mark', { params: { id: quizId, submission_id: id }, body: given, headers: said }).then(receiptOf);
      await call(body([0], 60), { 'Client-Now': at(0) });
      expect(resultOf(await call(body([1], 50), headers), ESSAY).points_covered).toEqual([0]);
      const seen = await call(body([0, 1], 50, 1), headers);
      expect(resultOf(seen, ESSAY).points_covered).toEqual([0, 1]);
      expect(await call(body([0, 1], 50, 1), headers)).toEqual(seen);
    });

    test('ten requests at once leave every question marked', async () => {
      await newQuiz();
      const { submission_id: id } = await submit([wrongEssay, { question_id: SHORT, answer_given: 'thirty bucks' }]);
      const ticks = Array.from({ length: 9 }, (_, n) => ({
        question_id: ESSAY,
        points_covered: n === 8 ? [0, 1] : [],
        marked_at: at(90 - n),
      }));
      const own = { question_id: SHORT, own_judgement: true, marked_at: at(95) };
      await Promise.all([own, ...ticks].map(async (one) => receiptOf(await put(id, [one]))));
      const receipt = await receiptOf(await put(id, [own]));
      expect(resultOf(receipt, ESSAY).points_covered).toEqual([0, 1]);
      expect(resultOf(receipt, SHORT)).toMatchObject({ own_judgement: true, is_correct: false });
      expect(receipt.correct_count).toBe(1);
    });

    test.each([
      ['an unknown question', { question_id: 3, points_covered: [0] }, 'This quiz has no such question.'],
      ['an unknown point', { question_id: ESSAY, points_covered: [2] }, 'This essay has no such point.'],
      ['points of what is no essay', { question_id: SHORT, points_covered: [0] }, 'Only an essay with key points'],
      ['a judgement of a choice', { question_id: 1, own_judgement: true }, 'Only a typed answer'],
      ['nothing', { question_id: ESSAY }, 'A mark names'],
    ])('about %s is refused in words, and nothing of it is kept', async (_, wrong, words) => {
      await newQuiz();
      const { submission_id: id } = await submit([wrongEssay]);
      const good = { question_id: ESSAY, points_covered: [0, 1], marked_at: at(1) };
      const refused = await put(id, [good, { ...wrong, marked_at: at(1) }]);
      expect(refused.status).toBe(422);
      expect(((await refused.json()) as { detail: { msg: string }[] }).detail[0]?.msg).toContain(words);
      expect(await (await student.call('score', { params: { id: quizId } })).json()).toMatchObject({ score: 0 });
    });

    test("of a submission that is not there, of another quiz, or another student's, is not found", async () => {
      await newQuiz();
      const { submission_id: id } = await submit([wrongEssay]);
      const mark = [{ question_id: ESSAY, points_covered: [0], marked_at: at(1) }];
      expect((await put(randomUUID(), mark)).status).toBe(404);
      expect((await put(id, mark, {}, await newStudent(server))).status).toBe(404);
      const other = await seedQuiz(server, student);
      const elsewhere = await student.call('mark', { params: { id: other.quizId, submission_id: id }, body: { marks: mark } });
      expect(elsewhere.status).toBe(404);
    });
  });

  describe('an answer that its student judged right', () => {
    const own = { question_id: SHORT, answer_given: 'thirty bucks' };

    test('is accepted in later attempts of this student, never in the one where it was judged', async () => {
      await newQuiz();
      const first = await submit([{ ...own, own_judgement: true }]);
      expect(resultOf(first, SHORT).is_correct).toBe(false);
      time += 1000;
      const second = await submit([{ ...own, answer_given: ' Thirty Bucks ' }]);
      expect(resultOf(second, SHORT)).toMatchObject({ is_correct: true });
      expect(resultOf(second, SHORT).own_judgement).toBeUndefined();
      const scores = (await (await student.call('submissions', { params: { id: quizId } })).json()) as Receipt[];
      expect(scores.map((row) => row.score)).toEqual([33.3, 0]);
      const again = await receiptOf(
        await put(first.submission_id, [{ question_id: SHORT, own_judgement: true, marked_at: at(0) }]),
      );
      expect(again.score).toBe(0);
    });

    test('is accepted when it was judged after handing in, and no more once that is taken back', async () => {
      await newQuiz();
      const { submission_id: id } = await submit([own]);
      await put(id, [{ question_id: SHORT, own_judgement: true, marked_at: at(9) }]);
      time += 1000;
      expect(resultOf(await submit([own]), SHORT).is_correct).toBe(true);
      await put(id, [{ question_id: SHORT, own_judgement: false, marked_at: at(0) }]);
      time += 1000;
      expect(resultOf(await submit([own]), SHORT).is_correct).toBe(false);
    });

    test("is nobody else's business", async () => {
      await newQuiz();
      await submit([{ ...own, own_judgement: true }]);
      await newQuiz();
      time += 1000;
      expect(resultOf(await submit([own]), SHORT).is_correct).toBe(false);
    });
  });
};
