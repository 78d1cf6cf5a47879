// Everybody there is, in every phase of a quiz that its teacher corrects: what each can read, hand in and see of the group.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Score } from '#core/submission/submission';
import { answersOf, newStudent, type Student, statusOf } from '../../support/people.ts';
import { questions, sampleQuiz } from '../../support/quizzes.ts';
import type { Suite } from '../../support/testServer.ts';
import { HOUR, withClassroom } from './classroom.ts';

type Step = 'open' | 'close' | 'correct' | 'markAgain' | 'undo' | 'deleteTeacher';
type Phase = [name: string, step: Step | null, teacher: string, member: string, left: string, stranger: string];

const NONE = '404 404 | 404 404 | 404 | 404';
/**
 * Of the old and the corrected version: reading | handing in the answer that only the corrected key takes | the first hand-in to the old
 * one | the results of the group
 */
const phases: Phase[] = [
  ['before the opening', null, '200 200 | wrong right | wrong | 200', '403 404 | hidden 404 | hidden | 403', '', NONE],
  [
    'open',
    'open',
    '200 200 | wrong right | wrong | 200',
    '200 404 | wrong 404 | wrong | 403',
    '404 404 | wrong 404 | wrong | 404',
    NONE,
  ],
  [
    'closed',
    'close',
    '200 200 | wrong right | wrong | 200',
    '200 404 | wrong 404 | wrong | 403',
    '404 404 | wrong 404 | wrong | 404',
    NONE,
  ],
  [
    'corrected',
    'correct',
    '200 200 | wrong right | wrong | 200',
    '200 200 | wrong right | wrong | 403',
    '404 404 | wrong right | wrong | 404',
    NONE,
  ],
  [
    'marked again',
    'markAgain',
    '200 200 | wrong right | wrong | 200',
    '200 200 | right right | right | 403',
    '404 404 | wrong right | wrong | 404',
    NONE,
  ],
  [
    'undone',
    'undo',
    '200 200 | wrong right | wrong | 200',
    '200 200 | wrong wrong | wrong | 403',
    '404 404 | wrong right | wrong | 404',
    NONE,
  ],
  [
    'its teacher gone',
    'deleteTeacher',
    '401 401 | 401 401 | 401 | 401',
    '200 200 | wrong right | wrong | 404',
    '404 404 | wrong right | wrong | 404',
    NONE,
  ],
];

export const versionPhases: Suite = (start) => {
  const { room, server, clock, teacher, kofi, yaw, at } = withClassroom(start);

  test('a corrected quiz is for whom the table says, in every phase', async () => {
    await room.newClass();
    await answersOf(room.assigning({ opens_at: at(1), closes_at: at(3) }));
    const stranger = await newStudent(server);
    const corrected = questions.map((question) => (question.question_id === 1 ? { ...question, correct_answer: 'C' } : question));
    const edit = { title: sampleQuiz.title, questions: corrected, made_from: { kind: 'edit', of: room.quizId } };
    const { quiz_id: correctedId } = await answersOf<{ quiz_id: number }>(teacher.call('createQuiz', { body: edit }));
    const choosing = (quiz_id: number, remark: boolean) =>
      answersOf(teacher.call('setVersion', { params: room.assigned(), body: { quiz_id, remark } }));
    const steps: Record<Step, () => Promise<unknown>> = {
      open: async () => {
        clock.now += 2 * HOUR;
        await answersOf(yaw.call('leaveGroup', { params: room.assigned() }));
      },
      close: async () => {
        clock.now += 2 * HOUR;
      },
      correct: () => choosing(correctedId, false),
      markAgain: () => choosing(correctedId, true),
      undo: () => choosing(room.quizId, true),
      deleteTeacher: () => answersOf(teacher.call('deleteAccount', { body: { password: teacher.password } })),
    };
    const verdictOf = async (asked: Promise<Response>) => {
      const response = await asked;
      if (!response.ok) return response.status;
      const { results } = (await response.json()) as Score;
      return results[0] === undefined ? 'hidden' : results[0].is_correct ? 'right' : 'wrong';
    };
    const firstKeys = new Map<Student, string>();
    const tried = async (student: Student) => {
      const handIn = (id: number) => {
        const key = randomUUID();
        if (id === room.quizId && !firstKeys.has(student)) firstKeys.set(student, key);
        const body = { answers: [{ question_id: 1, answer_given: 'C' }] };
        return verdictOf(student.call('submit', { params: { id }, headers: { 'Idempotency-Key': key }, body }));
      };
      const reads = await Promise.all([room.quizId, correctedId].map((id) => statusOf(student.call('quiz', { params: { id } }))));
      const handIns = [await handIn(room.quizId), await handIn(correctedId)];
      const params = { id: room.quizId, submission_id: firstKeys.get(student) ?? '' };
      const first = await verdictOf(student.call('submission', { params }));
      return [reads, handIns, [first], [await statusOf(student.call('results', { params: room.assigned() }))]]
        .map((part) => part.join(' '))
        .join(' | ');
    };
    const found: Phase[] = [];
    for (const [name, step, , , left] of phases) {
      if (step !== null) await steps[step]();
      found.push([name, step, await tried(teacher), await tried(kofi), left && (await tried(yaw)), await tried(stranger)]);
    }
    expect(found).toEqual(phases);
  });
};
