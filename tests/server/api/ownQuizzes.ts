// A quiz of the student's own: kept once, held to the bounds, and like any other quiz from then on.

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import { questionsOfVersion } from '#core/editing/questionsVersion';
import { read } from '#core/formats/giftReading';
import type { CreatedQuiz, Question, Quiz } from '#core/quiz/quiz';
import type { Receipt } from '#core/submission/submission';
import { Share } from '#core/together/sharedQuiz';
import { quizzes } from '#server/database/tables';
import { newStudent } from '../../support/people.ts';
import { questions, sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';

export const ownQuizzes: Suite = (start) => {
  const server = useServer(start);
  const student = useStudent(server);
  const body = { ...sampleQuiz, settings: { timer_duration_seconds: 600 }, made_from: { kind: 'import', filename: 'term.gift' } };

  const create = (given: unknown, key?: string) =>
    student.call('createQuiz', { body: given, ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }) });
  const listed = async (by = student) =>
    (await (await by.call('documents')).json()) as {
      doc_id: number;
      generated_quiz_id: number;
      filename: string;
      upload_status: string;
    }[];

  test('it is listed, given, taken, exported, deleted and restored like any other', async () => {
    const created = await create(body);
    expect(created.status).toBe(201);
    const { quiz_id: id } = (await created.json()) as { quiz_id: number };
    const row = (await listed()).find(({ generated_quiz_id: quizId }) => quizId === id);
    expect(row).toMatchObject({ filename: sampleQuiz.title, upload_status: 'completed' });
    const stored = (await (await student.call('quiz', { params: { id } })).json()) as Quiz;
    expect({ ...stored, questions: questionsOfVersion(stored.questions, 0) }).toEqual({
      ...sampleQuiz,
      filename: sampleQuiz.title,
      settings: { timer_duration_seconds: 600 },
    });
    const answers = [{ question_id: 1, answer_given: 'B' }];
    expect(await (await student.call('submit', { params: { id }, body: { answers } })).json()).toMatchObject({
      correct_count: 1,
    });
    const file = await (await student.call('download', { params: { id, format: 'gift' } })).text();
    expect(read(file).questions.map(({ question_text: text }) => text)).toEqual(questions.map(({ question_text: text }) => text));
    const params = { doc_id: row?.doc_id ?? 0 };
    expect((await student.call('deleteDocument', { params })).status).toBe(200);
    expect((await listed()).map(({ generated_quiz_id: quizId }) => quizId)).not.toContain(id);
    expect((await student.call('restoreDocument', { params })).status).toBe(200);
    const stranger = await newStudent(server);
    expect(await listed(stranger)).toEqual([]);
    expect((await stranger.call('quiz', { params: { id } })).status).toBe(404);
  });

  test('of an imported past exam it says what is not in it, to those with whom it is shared too; so does an edit that says it', async () => {
    const exam = { ...body, left_out: { figure: 2 } };
    const { quiz_id: id } = (await (await create(exam)).json()) as { quiz_id: number };
    const told = async (quizId: number) => (await (await student.call('quiz', { params: { id: quizId } })).json()) as Quiz;
    expect((await told(id)).left_out).toEqual({ figure: 2 });
    const rows = (await (await student.call('documents')).json()) as DocumentRow[];
    const row = rows.find(({ generated_quiz_id: quizId }) => quizId === id);
    expect(row).toMatchObject({ left_out: { figure: 2 }, question_count: body.questions.length });
    const shared = await student.call('shareQuiz', { params: { id }, body: { leaderboard: false } });
    const { code } = Share.parse(await shared.json());
    const look = await student.call('openShare', { params: { code } });
    expect(((await look.json()) as { quiz: Quiz }).quiz.left_out).toEqual({ figure: 2 });
    const edit = { ...body, made_from: { kind: 'edit', of: id } };
    const versions = await Promise.all([exam, body].map((one) => create({ ...edit, left_out: (one as Partial<Quiz>).left_out })));
    const ids = await Promise.all(versions.map(async (one) => ((await one.json()) as { quiz_id: number }).quiz_id));
    expect(await Promise.all(ids.map(async (one) => (await told(one)).left_out))).toEqual([{ figure: 2 }, undefined]);
    expect((await create({ ...exam, left_out: { figure: -1 } })).status).toBe(422);
  });

  describe('a slip of the finger', () => {
    const typed = {
      ...(questions[1] as Question),
      question_id: 1,
      correct_answer: 'photosynthesis',
      accepted_answers: undefined,
    };
    const given = {
      ...body,
      questions: [typed, { ...typed, question_id: 2, question_text: 'Else?', near_words: ['photosynthisis'] }],
    };
    const answers = [1, 2].map((question_id) => ({ question_id, answer_given: 'photosynthisis' }));
    const submitted = async (id: number, more: object = {}) => {
      const key = randomUUID();
      const send = () =>
        student.call('submit', { params: { id }, body: { answers, ...more }, headers: { 'Idempotency-Key': key } });
      const receipt = (await (await send()).json()) as Receipt;
      expect(await (await send()).json()).toEqual(receipt);
      return receipt.results.map(({ is_correct: isRight }) => isRight);
    };

    test('is forgiven as in the engine’s quizzes; what the server adds for it is told, the same to the same key', async () => {
      const key = randomUUID();
      const made = await (await create(given, key)).json();
      expect(made).toEqual({ quiz_id: expect.any(Number), near_words: { 1: expect.arrayContaining(['photosynthesiss']) } });
      expect(await (await create(given, key)).json()).toEqual(made);
      const { quiz_id: id } = made as { quiz_id: number };
      const stored = (await (await student.call('quiz', { params: { id } })).json()) as Quiz;
      expect(stored.questions.map(({ near_words_made: isMade }) => isMade)).toEqual([true, undefined]);
      expect(await submitted(id)).toEqual([true, false]);
      expect(await submitted(id, { questions_version: 1 })).toEqual([true, false]);
    });

    test('is wrong in a copy from before, which says so', async () => {
      const { quiz_id: id } = (await (await create(given)).json()) as { quiz_id: number };
      expect(await submitted(id, { questions_version: 0 })).toEqual([false, false]);
    });

    test('is forgiven in an edit and in a copy of a question, and what a device says of it is not believed', async () => {
      const { quiz_id: of } = (await (await create(given)).json()) as { quiz_id: number };
      const edit = { ...given, questions: [{ ...typed, near_words_made: true }], made_from: { kind: 'edit', of } };
      const made = (await (await create(edit)).json()) as { quiz_id: number; near_words?: object };
      expect(Object.keys(made.near_words ?? {})).toEqual(['1']);
      const exam = { ...given, questions: [{ ...typed, near_words: [], near_words_made: true }], made_from: { kind: 'exam' } };
      expect(await (await create(exam)).json()).toEqual({ quiz_id: expect.any(Number) });
    });
  });

  describe('an essay', () => {
    const texts = ['The stream erodes the outer bank of a bend.', 'Sediment settles where the current is weaker.'];
    const essay: Question = {
      ...{ question_id: 1, question_text: 'How does a river change its course?', question_type: 'essay' },
      correct_answer: texts.join(' '),
      key_points: texts.map((text) => ({ text, terms: [] })),
    };
    const inOtherWords =
      'The river wears away the external side of its curve, and the mud that it carries settles in the slack part.';
    const submitted = async (id: number, version?: number) => {
      const answers = [{ question_id: 1, answer_given: inOtherWords }];
      const body = version === undefined ? { answers } : { answers, questions_version: version };
      return (await (await student.call('submit', { params: { id }, body })).json()) as Receipt;
    };
    const pointsWith = async (id: number, version?: number) => (await submitted(id, version)).results[0]?.points_covered;

    test('is marked in other words too; its device is told them, and a copy of before is marked as it was', async () => {
      const made = (await (await create({ ...body, questions: [{ ...essay, point_words: [] }] })).json()) as CreatedQuiz;
      const { quiz_id: id } = made;
      expect(made).toEqual({ quiz_id: id, point_words: { 1: [expect.anything(), expect.anything()] } });
      expect([await pointsWith(id), await pointsWith(id, 2)]).toEqual([
        [0, 1],
        [0, 1],
      ]);
      expect([await pointsWith(id, 0), await pointsWith(id, 1)]).toEqual([[], []]);
    });

    test('of before the server made words gets them when its device fetches it; a mark that was given stays', async () => {
      const { quiz_id: id } = (await (await create({ ...body, questions: [essay] })).json()) as CreatedQuiz;
      await server.deps.db
        .update(quizzes)
        .set({ questions: [essay] })
        .where(eq(quizzes.id, id));
      const receipt = await submitted(id);
      expect(receipt.results[0]?.points_covered).toEqual([]);
      const fetched = (await (await student.call('quiz', { params: { id } })).json()) as Quiz;
      expect(fetched.questions[0]?.point_words).toHaveLength(2);
      expect(await (await student.call('quiz', { params: { id } })).json()).toEqual(fetched);
      expect([await pointsWith(id, 0), await pointsWith(id, 2)]).toEqual([[], [0, 1]]);
      const params = { id, submission_id: receipt.submission_id };
      expect(await (await student.call('submission', { params })).json()).toEqual(receipt);
    });
  });

  test('the list says under which key it was made, and of no uploaded document', async () => {
    const key = randomUUID();
    const { quiz_id: id } = (await (await create(body, key)).json()) as { quiz_id: number };
    const rows = (await (await student.call('documents')).json()) as { generated_quiz_id: number; made_key?: string }[];
    expect(rows.find(({ generated_quiz_id: quizId }) => quizId === id)?.made_key).toBe(key);
    const { quizId: written } = await seedQuiz(server, student, sampleQuiz);
    const all = (await (await student.call('documents')).json()) as { generated_quiz_id: number; made_key?: string }[];
    expect(all.find(({ generated_quiz_id: quizId }) => quizId === written)?.made_key ?? null).toBeNull();
  });

  test('a mock exam says that it is one, and what a check said on the way is not kept', async () => {
    const { quiz_id: id } = (await (await create({ ...body, made_from: { kind: 'exam' } })).json()) as { quiz_id: number };
    expect(await (await student.call('quiz', { params: { id } })).json()).toMatchObject({ settings: { is_exam: true } });
    const answers = [{ question_id: 1, answer_given: 'B', first_check: 'correct', own_judgement: true }];
    const { results } = (await (await student.call('submit', { params: { id }, body: { answers } })).json()) as Receipt;
    expect(results[0]).toMatchObject({ is_correct: true });
    expect(results[0]).not.toHaveProperty('first_check');
    expect(results[0]).not.toHaveProperty('own_judgement');
  });

  test('an edit is a new version in the place of the old, whose submissions, score and questions stay', async () => {
    const { quizId: first } = await seedQuiz(server, student, sampleQuiz, 120);
    const answers = [{ question_id: 1, answer_given: 'B' }];
    await student.call('submit', { params: { id: first }, body: { answers } });
    const was = await (await student.call('quiz', { params: { id: first } })).json();
    const rowOf = async (id: number) =>
      (
        (await (await student.call('documents')).json()) as { generated_quiz_id: number; last_score: number; made_key: string }[]
      ).find(({ generated_quiz_id: quizId }) => quizId === id);
    const score = (await rowOf(first))?.last_score;
    const edited = { ...body, title: 'Mended', questions: questions.slice(1), made_from: { kind: 'edit', of: first } };
    const key = randomUUID();
    const both = await Promise.all([create(edited, key), create(edited, key)]);
    const made = await Promise.all(both.map(async (one) => ((await one.json()) as { quiz_id: number }).quiz_id));
    const [second = 0] = made;
    expect(made).toEqual([second, second]);
    expect(await rowOf(first)).toBeUndefined();
    expect(await rowOf(second)).toMatchObject({ filename: 'notes.txt', edited_title: 'Mended', last_score: score });
    expect(await rowOf(second)).toMatchObject({ made_key: key, is_uploaded: true });
    expect(await (await student.call('quiz', { params: { id: first } })).json()).toEqual(was);
    expect(await (await student.call('quiz', { params: { id: second } })).json()).toMatchObject({
      title: 'Mended',
      filename: 'notes.txt',
      earlier: [first],
    });
    expect((await student.call('score', { params: { id: first } })).status).toBe(200);
    // An attempt at the old version that is handed in now is marked by the old one, and changes nothing in the list.
    expect((await student.call('submit', { params: { id: first }, body: { answers } })).status).toBe(200);
    expect(await rowOf(second)).toBeDefined();

    const third = (await (await create({ ...edited, title: 'Again', made_from: { kind: 'edit', of: first } })).json()) as {
      quiz_id: number;
    };
    expect(await rowOf(third.quiz_id)).toMatchObject({ last_score: score });
    expect(await (await student.call('quiz', { params: { id: third.quiz_id } })).json()).toMatchObject({
      earlier: [second, first],
    });
  });

  test('nobody edits what is not there, or is another’s', async () => {
    const { quizId } = await seedQuiz(server, student, sampleQuiz);
    const edited = (of?: number) => ({ ...body, made_from: { kind: 'edit', ...(of === undefined ? {} : { of }) } });
    expect((await create(edited(999_999))).status).toBe(422);
    expect((await create(edited())).status).toBe(422);
    const stranger = await newStudent(server);
    expect((await stranger.call('createQuiz', { body: edited(quizId) })).status).toBe(422);
  });

  test('the same key and body gives the same quiz, however many come at once; another body is refused', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(body, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { quiz_id: number }).quiz_id));
    expect(new Set(ids).size).toBe(1);
    expect((await listed()).filter(({ generated_quiz_id: id }) => id === ids[0])).toHaveLength(1);
    expect((await create({ ...body, title: 'Another' }, key)).status).toBe(409);
    expect((await create(body, 'no uuid')).status).toBe(422);
    const stranger = await newStudent(server);
    const other = await stranger.call('createQuiz', { body, headers: { 'Idempotency-Key': key } });
    expect(((await other.json()) as { quiz_id: number }).quiz_id).not.toBe(ids[0]);
  });

  test('a key that was used for an upload makes no quiz', async () => {
    const key = randomUUID();
    const form = new FormData();
    form.append('file', new File(['A norm is a rule that a group shares.'], 'notes.txt', { type: 'text/plain' }));
    expect((await student.call('upload', { body: form, headers: { 'Idempotency-Key': key } })).status).toBe(201);
    expect((await create(body, key)).status).toBe(409);
  });

  const [choice] = questions;
  const one = (change: object) => ({ ...body, questions: [{ ...choice, ...change }] });

  describe('outside of the bounds it is refused in a sentence, and nothing is kept', () => {
    test.each([
      ['no question', { ...body, questions: [] }, 'A quiz needs at least one question.'],
      [
        'too many questions',
        { ...body, questions: Array.from({ length: 501 }, (_, at) => ({ ...choice, question_id: at })) },
        'A list has at most 500 entries.',
      ],
      ['two of one id', { ...body, questions: [choice, choice] }, 'Two questions have one id.'],
      ['a key that is no option', one({ correct_answer: 'E' }), 'The right answer is not one of the options. Mark one of them.'],
      ['a picture of elsewhere', one({ image_url: 'https://example.com/x.png' }), 'A picture must be PNG, JPEG, GIF or WebP.'],
      ['a time limit of a second', { ...body, settings: { timer_duration_seconds: 1 } }, 'A time limit is at least 1 minute.'],
    ])('%s', async (_, given, words) => {
      const before = (await listed()).length;
      const answer = await create(given);
      expect(answer.status).toBe(422);
      expect(JSON.stringify(await answer.json())).toContain(words);
      expect(await listed()).toHaveLength(before);
    });
  });
};
