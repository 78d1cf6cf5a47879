import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentText } from '#core/document/documentText';
import { findQuote } from '#core/document/findQuote';
import { suggestedTimer } from '#core/quiz/questionTypes';
import { Quiz } from '#core/quiz/quiz';
import { builtEngine } from '../../support/builtServer.ts';
import { finished, uploadFixture } from '../../support/documents.ts';
import { newStudent, type Student } from '../../support/people.ts';
import type { Suite, TestServer } from '../../support/testServer.ts';

export const generation: Suite = (start) => {
  let server: TestServer;
  let student: Student;
  beforeAll(async () => {
    server = await start({ engine: builtEngine() });
    student = await newStudent(server);
  });
  afterAll(() => server.close());

  test('a document becomes a quiz with the suggested time limit, and full marks are possible', async () => {
    const row = await finished(student, await uploadFixture(student, undefined, { timer_duration_seconds: 'suggested' }));
    expect(row).toMatchObject({ upload_status: 'completed', error: null, generated_quiz_id: expect.any(Number) });
    const params = { id: row.generated_quiz_id ?? 0 };
    const quiz = Quiz.parse(await (await student.call('quiz', { params })).json());
    expect(quiz.questions.length).toBeGreaterThanOrEqual(3);
    expect(quiz.settings?.timer_duration_seconds).toBe(suggestedTimer(quiz.questions));
    expect(row.timer_duration_seconds).toBe(quiz.settings?.timer_duration_seconds);
    const answers = quiz.questions.map((question) => ({
      question_id: question.question_id,
      answer_given: question.correct_answer,
    }));
    const receipt = await (await student.call('submit', { params, body: { answers } })).json();
    expect(receipt).toMatchObject({ score: 100, correct_count: quiz.questions.length });
  });

  test('the text of a document can be read by page, and each quote of its quiz stands in it', async () => {
    const row = await finished(student, await uploadFixture(student));
    const quiz = Quiz.parse(await (await student.call('quiz', { params: { id: row.generated_quiz_id ?? 0 } })).json());
    const params = { doc_id: row.doc_id };
    const compressed = await student.call('documentText', { params, headers: { 'Accept-Encoding': 'br' } });
    expect([compressed.status, compressed.headers.get('content-encoding')]).toEqual([200, 'br']);
    const answer = await student.call('documentText', { params, headers: { 'Accept-Encoding': 'identity' } });
    const { pages } = DocumentText.parse(await answer.json());
    for (const { source } of quiz.questions) {
      const found = findQuote(pages, source ?? { page: 0, quote: '' });
      expect([pages[found.page]?.number, found.marks.size > 0]).toEqual([source?.page, true]);
    }
    const etag = answer.headers.get('etag') ?? '';
    const again = await student.call('documentText', { params, headers: { 'If-None-Match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const stranger = await newStudent(server);
    expect((await stranger.call('documentText', { params })).status).toBe(404);
    await student.call('deleteDocument', { params });
    expect((await student.call('documentText', { params })).status).toBe(404);
    await student.call('restoreDocument', { params });
    expect((await student.call('documentText', { params })).status).toBe(200);
  });

  test('a document that cannot be used ends with a sentence for the student', async () => {
    const form = new FormData();
    form.append('file', new File(['Too short.'], 'short.txt', { type: 'text/plain' }));
    const { doc_id } = (await (await student.call('upload', { body: form })).json()) as { doc_id: number };
    const row = await finished(student, doc_id);
    expect(row).toMatchObject({ upload_status: 'error', generated_quiz_id: null });
    expect(row.error).toMatch(/^There is too little text/);
  });

  describe('a past paper without its answers', () => {
    const asked = [
      ['Which rope holds a ship to the quay?', 'Sheet', 'Hawser', 'Halyard', 'Painter'],
      ['What is the light on the port side of a ship?', 'Red', 'Green', 'White', 'Amber'],
      ['Which sail is set in a storm?', 'Spinnaker', 'Genoa', 'Trysail', 'Topsail'],
      ['What does a barometer measure?', 'Depth', 'Speed', 'Heading', 'Pressure'],
    ].map(([stem, ...options], at) =>
      [`${at + 1}. ${stem}`, ...options.map((text, place) => `${'ABCD'[place]}) ${text}`)].join('\n'),
    );
    let own: Student;
    let params: { doc_id: number };
    const give = (letters: unknown[], by = own) => by.call('giveLetters', { params, body: { letters } });

    beforeAll(async () => {
      own = await newStudent(server);
      const form = new FormData();
      form.append('file', new File([['HARBOUR TEST', ...asked].join('\n\n')], 'paper.txt', { type: 'text/plain' }));
      const { doc_id } = (await (await own.call('upload', { body: form })).json()) as { doc_id: number };
      params = { doc_id };
    });

    test('waits for them, and tells what it asks to its owner only', async () => {
      const row = await finished(own, params.doc_id);
      expect(row).toMatchObject({ upload_status: 'error', needs_answers: true });
      const open = await (await own.call('openChoices', { params })).json();
      expect(open).toHaveLength(4);
      expect(open).toContainEqual({
        number: 3,
        stem: 'Which sail is set in a storm?',
        options: ['Spinnaker', 'Genoa', 'Trysail', 'Topsail'],
      });
      expect((await student.call('openChoices', { params })).status).toBe(404);
      expect((await give(['B', 'A', 'C', 'D'], student)).status).toBe(404);
    });

    test('becomes a quiz by them, once, however often they are sent', async () => {
      const letters = ['B', null, 'C', 'D'];
      const [first, second] = await Promise.all([give(letters), give(letters)]);
      expect([first.status, second.status]).toEqual([200, 200]);
      const row = await finished(own, params.doc_id);
      expect(row).toMatchObject({ upload_status: 'completed', error: null });
      expect(row.needs_answers).toBe(false);
      const { questions } = Quiz.parse(await (await own.call('quiz', { params: { id: row.generated_quiz_id ?? 0 } })).json());
      expect(questions.map(({ correct_answer }) => correct_answer).sort()).toEqual(['B', 'C', 'D']);
      // Read once more, it changes nothing.
      expect(await (await give(['A', 'A', 'A', 'A'])).json()).toMatchObject({ generated_quiz_id: row.generated_quiz_id });
      expect(await (await own.call('openChoices', { params })).json()).toEqual([]);
    });
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
};
