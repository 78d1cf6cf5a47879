// Quizzes: given as they were written, on the screen and on paper, and to one student only.

import mammoth from 'mammoth';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportFormats } from '#core/formats/exportFormats';
import { sampleQuiz, seedQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { useServer, useStudent } from '../../support/useServer.ts';

export const quizzes: Suite = (start) => {
  const server = useServer(start);
  const student = useStudent(server);
  let quizId: number;

  beforeAll(async () => {
    ({ quizId } = await seedQuiz(server, student, sampleQuiz, 900));
  });

  const params = () => ({ id: quizId });

  describe('a quiz', () => {
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

  test.each(exportFormats)('the quiz comes as $name, with its media type and name', async ({ key, mediaType, extension }) => {
    const response = await student.call('download', { params: { ...params(), format: key } });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(mediaType);
    expect(response.headers.get('Content-Disposition')).toMatch(new RegExp(`_id${quizId}\\.${extension}"$`));
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(100);
  });

  test('the Word file says its own words in the language of the screen', async () => {
    const textIn = async (language: string) => {
      const response = await student.call('download', { params: { ...params(), format: 'docx', language } });
      return (await mammoth.extractRawText({ buffer: Buffer.from(await response.arrayBuffer()) })).value;
    };
    const [english, french] = [await textIn('xx'), await textIn('fr')];
    expect([english, french].map((text) => [text.includes('Answer Key'), text.includes('Corrigé')])).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(french).toContain('Fifteen apples at two dollars.');
  });
};
