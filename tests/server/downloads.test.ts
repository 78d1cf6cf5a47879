// A quiz as a file is written in a process of its own: a quiz of the largest size ends in a file or a sentence, one at a time for each
// student, and the server is never that process.

import mammoth from 'mammoth';
import { expect, test } from 'vitest';
import type { Question } from '#core/quiz/quiz';
import { builtFileWriter } from '../support/builtServer.ts';
import { engineHere } from '../support/engineHere.ts';
import type { Student } from '../support/people.ts';
import { sampleQuiz } from '../support/quizzes.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer, useStudent } from '../support/useServer.ts';

/** The quiz that took 150 s and 4.5 GB: 500 questions whose every text is one formula. */
const formula = (length: number) => `$${String.raw`\frac{a}{b}+x^2_3+\sqrt{y}+`.repeat(Math.ceil(length / 29))}1$`;
const largest: Question[] = Array.from({ length: 500 }, (_, at) => ({
  question_id: at + 1,
  question_type: 'essay',
  question_text: `Question ${at + 1}: ${formula(4_800)}`,
  correct_answer: formula(9_900),
  explanation: formula(1_700),
}));
const body = (questions: Question[]) => ({ title: 'Formulas', questions, made_from: { kind: 'import' } });

const server = useServer(startTestServer, { engine: engineHere, env: { ROLE: 'web' } });
const student = useStudent(server);
const other = useStudent(server);
const madeBy = async (whose: Student, questions: Question[]) => {
  const created = await whose.call('createQuiz', { body: body(questions) });
  expect(created.status).toBe(201);
  return { id: ((await created.json()) as { quiz_id: number }).quiz_id };
};

test('the largest quiz becomes a file; a second one at a time waits with a sentence, and another student has theirs', async () => {
  const [large, small] = [await madeBy(student, largest), await madeBy(other, sampleQuiz.questions)];
  const asked = [student.call('download', { params: large }), student.call('download', { params: large })];
  expect((await other.call('download', { params: small })).status).toBe(200);
  const [file, refused] = (await Promise.all(asked)).sort((a, b) => a.status - b.status);
  expect([file?.status, refused?.status, refused?.headers.get('Retry-After')]).toEqual([200, 503, '5']);
  expect(await refused?.json()).toMatchObject({
    detail: 'Your last download is still being prepared. Please try again in a moment.',
  });
  if (!file) throw new Error('There is no file.');
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(await file.arrayBuffer()) });
  expect(value).toContain('1,500 formulas are shown as typed, because they are too long or too many.');
  expect(value).toContain('500. Question 500');
  expect((await student.call('download', { params: { ...large, format: 'json' } })).status).toBe(200);
});

test.each([{ TIME_PERCENT: '0' }, { OLD_MB: '16', YOUNG_MB: '2' }, { WHOLE_MB: '20' }])(
  'beyond %o it ends with a sentence',
  async (limits) => {
    const writer = builtFileWriter(limits);
    const task = {
      head: { title: 'Formulas' },
      questions: JSON.stringify(largest),
      format: 'docx' as const,
      language: 'en' as const,
    };
    await expect(writer.write(1, task)).rejects.toMatchObject({ status: 422, body: { code: 'quiz_too_large_for_format' } });
    writer.close();
  },
);
