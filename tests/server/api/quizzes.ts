// Quizzes: given as they were written, on the screen and on paper, and to one student only.

import mammoth from 'mammoth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportFormats } from '#core/formats/exportFormats';
import { newStudent, type Student } from '../../support/people.ts';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import type { Suite, TestServer } from '../../support/testServer.ts';

export const quizzes: Suite = (start) => {
  let server: TestServer;
  let student: Student;
  let quizId: number;

  beforeAll(async () => {
    server = await start();
    student = await newStudent(server);
    ({ quizId } = await seedQuiz(server, student, sampleQuiz, 900));
  });
  afterAll(() => server.close());

  const params = () => ({ id: quizId });

  describe('a quiz', () => {
    test('is given as it was written, with its time limit', async () => {
      expect(await (await student.call('quiz', { params: params() })).json()).toEqual({
        ...sampleQuiz,
        filename: 'notes.txt',
        settings: { timer_duration_seconds: 900 },
      });
    });

    test('takes another time limit, or none, and keeps its questions', async () => {
      for (const seconds of [60, 86_400, null]) {
        const changed = await student.call('changeQuiz', {
          params: params(),
          body: { settings: { timer_duration_seconds: seconds } },
        });
        expect(await changed.json()).toEqual({
          ...sampleQuiz,
          filename: 'notes.txt',
          settings: { timer_duration_seconds: seconds },
        });
      }
    });

    test.each([59, 86_401, 60.5, 'soon'])('refuses %o as a time limit', async (seconds) => {
      const body = { settings: { timer_duration_seconds: seconds } };
      expect((await student.call('changeQuiz', { params: params(), body })).status).toBe(422);
    });
  });

  test.each(['quiz', 'changeQuiz', 'submit', 'mark', 'submissions', 'score', 'download'] as const)(
    '%s of no quiz is not found',
    async (name) => {
      const mark = { marks: [{ question_id: 1, own_judgement: true, marked_at: '2026-01-01T00:00:00Z' }] };
      const bodies = { changeQuiz: { settings: { timer_duration_seconds: null } }, submit: { answers: [] }, mark };
      const body = name in bodies ? bodies[name as keyof typeof bodies] : undefined;
      for (const id of [0, 2_000_000_000, 99_999_999_999]) {
        expect((await student.call(name, { params: { id, submission_id: 'x' }, body })).status).toBe(404);
      }
    },
  );

  test('the DOCX holds title, questions by type, options and, on its own page, the key', async () => {
    const response = await student.call('download', { params: params() });
    expect(response.headers.get('Content-Type')).toBe('application/vnd.openxmlformats-officedocument.wordprocessingml.document');
    expect(response.headers.get('Content-Disposition')).toBe(`attachment; filename="culture___society__notes_id${quizId}.docx"`);
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await response.arrayBuffer()) });
    const order = [
      sampleQuiz.title,
      'Multiple Choice',
      '1. Which of these is a norm that is written down?',
      'B. law',
      'Short Answer',
      '2. What is the cost of',
      'Essay',
      '3. Explain what culture is — naïve, 文化, ثقافة.',
      'Answer Key',
      '1. B. law',
      'Laws are written norms.',
      'Page 2',
      '2. Thirty dollars',
      '3. Shared beliefs, values and practices.',
      'Practices are learned',
    ];
    let from = 0;
    for (const piece of order) {
      expect(value.slice(from), `"${piece}" comes next`).toContain(piece);
      from = value.indexOf(piece, from) + piece.length;
    }
    expect(value.slice(0, value.indexOf('Answer Key'))).not.toContain('Thirty dollars');
  });

  test.each(exportFormats)('the quiz comes as $name, with its media type and name', async ({ key, mediaType, extension }) => {
    const response = await student.call('download', { params: { ...params(), format: key } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(mediaType);
    expect(response.headers.get('Content-Disposition')).toMatch(new RegExp(`_id${quizId}\\.${extension}"$`));
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test('a format that is not in the table is refused', async () => {
    const response = await student.call('download', { params: { ...params(), format: '../docx' } });
    expect(response.status).toBe(422);
  });
};
