// A teacher corrects a question of an assigned quiz: a new version under a new number, beside the old one.
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Question, Quiz } from '#core/quiz/quiz';
import type { Receipt, Score } from '#core/submission/submission';
import type { Assignment } from '#core/together/group';
import type { MemberAnswers } from '#core/together/memberAnswers';
import { requireOldAppReads } from '../../support/oldApp.ts';
import { answersOf, newStudent, type Student, statusOf } from '../../support/people.ts';
import { questions, sampleQuiz } from '../../support/quizzes.ts';
import { handsIn } from '../../support/sharing.ts';
import type { Suite } from '../../support/testServer.ts';
import { HOUR, withClassroom } from './classroom.ts';

export const versions: Suite = (start) => {
  const { room, server, clock, teacher, kofi, yaw, at } = withClassroom(start);

  /** The teacher's edit in which the first question's key is C instead of B. */
  const editing = async (of = room.quizId, key = 'C') => {
    const corrected = questions.map(
      (question): Question => (question.question_id === 1 ? { ...question, correct_answer: key } : question),
    );
    const body = { title: sampleQuiz.title, questions: corrected, made_from: { kind: 'edit', of } };
    return (await answersOf<{ quiz_id: number }>(teacher.call('createQuiz', { body }))).quiz_id;
  };
  const choosing = (quiz_id: number, remark: boolean, by = teacher) =>
    by.call('setVersion', { params: room.assigned(), body: { quiz_id, remark } });
  const corrected = async (remark: boolean) => {
    const versionId = await editing();
    await answersOf(choosing(versionId, remark));
    return versionId;
  };
  const newClass = async (wish: object = {}) => {
    await room.newClass();
    await answersOf(room.assigning(wish));
  };
  const receiptOf = (student: Student, key: string, id = room.quizId) =>
    answersOf<Receipt>(student.call('submission', { params: { id, submission_id: key } }));
  const statusIn = (student: Student, id: number) =>
    statusOf(
      student.call('submit', {
        params: { id },
        headers: { 'Idempotency-Key': randomUUID() },
        body: { answers: [{ question_id: 1, answer_given: 'C' }] },
      }),
    );
  const isRight = ({ results }: Score) => results[0]?.is_correct;
  const assignmentOf = async (student: Student) =>
    (await answersOf<{ assignments: Assignment[] }>(student.call('assignments', { params: room.assigned() }))).assignments[0];

  test('an edit alone reaches no member; a correction does, under a number of its own', async () => {
    await newClass();
    const versionId = await editing();
    expect(await statusOf(kofi.call('quiz', { params: { id: versionId } }))).toBe(404);
    expect((await room.rowOf(kofi))?.version_id).toBeNull();
    await answersOf(choosing(versionId, false));
    expect((await room.rowOf(kofi))?.version_id).toBe(versionId);
    expect(await assignmentOf(teacher)).toMatchObject({
      quiz_id: room.quizId,
      version_id: versionId,
      previous_version_id: room.quizId,
    });
    const quiz = await answersOf<Quiz>(kofi.call('quiz', { params: { id: versionId } }));
    expect(quiz).toMatchObject({ earlier: [room.quizId], is_shared: true, answers_read_by: 'Ms Ama' });
    expect(quiz.questions[0]?.correct_answer).toBe('C');
  });

  test('a version is read and answered by whoever may do so with the quiz: before the opening, open, unassigned', async () => {
    const stranger = await newStudent(server);
    await newClass({ opens_at: at(1) });
    const versionId = await corrected(false);
    const statuses = (id: number) =>
      Promise.all([kofi, stranger, teacher].map((student) => statusOf(student.call('quiz', { params: { id } }))));
    expect(await statuses(versionId)).toEqual([403, 404, 200]);
    expect(await statuses(room.quizId)).toEqual([403, 404, 200]);
    clock.now += 2 * HOUR;
    expect(await statuses(versionId)).toEqual([200, 404, 200]);
    await teacher.call('endAssignment', { params: room.assigned() });
    expect(await statuses(versionId)).toEqual([404, 404, 200]);
    expect(await statusIn(kofi, versionId)).toBe(200);
    expect(await statusIn(stranger, versionId)).toBe(404);
  });

  test('keys of a version are hidden as long as those of the quiz', async () => {
    await newClass({ closes_at: at(1), answers: 'after_closing' });
    const versionId = await corrected(false);
    const keyOf = async (id: number) =>
      (await answersOf<Quiz>(kofi.call('quiz', { params: { id } }))).questions[0]?.correct_answer;
    expect([await keyOf(versionId), await keyOf(room.quizId)]).toEqual(['', '']);
    clock.now += 2 * HOUR;
    expect([await keyOf(versionId), await keyOf(room.quizId)]).toEqual(['C', 'B']);
  });

  test('an attempt begun on the old version is taken after the correction, and scored by the old one', async () => {
    await newClass();
    const versionId = await corrected(false);
    const key = randomUUID();
    await handsIn(kofi, room.quizId, { 1: 'B' }, { key });
    await handsIn(yaw, versionId, { 1: 'C' });
    const receipt = await receiptOf(kofi, key);
    expect([isRight(receipt), receipt.counted_version, receipt.revision]).toEqual([true, undefined, undefined]);
    const { rows, questions: counts } = await room.resultsOf();
    expect(rows).toMatchObject([
      { name: 'Kofi', attempts: 1, correct_count: 1, version_id: room.quizId, counted_version: room.quizId },
      { name: 'Yaw', attempts: 1, correct_count: 1, version_id: versionId, counted_version: versionId },
    ]);
    expect(counts[0]).toMatchObject({ question_id: 1, answered: 2, right: 2 });
    expect((await assignmentOf(teacher))?.handed_in).toBe(2);
    expect((await room.rowOf(kofi))?.assignments[0]?.attempts_used).toBe(1);
  });

  test('what arrives for an earlier version follows the teacher who had the others marked again, until that is undone', async () => {
    await newClass();
    const first = await corrected(true);
    const key = randomUUID();
    const sent = await handsIn(kofi, room.quizId, { 1: 'C' }, { key });
    expect([isRight(sent), sent.submission_id, sent.revision, sent.counted_version]).toEqual([true, key, 1, first]);
    expect(await handsIn(kofi, room.quizId, { 1: 'C' }, { key })).toEqual(sent);
    // A second correction that marks nothing again leaves that decision as it was.
    const second = await editing(first, 'A');
    await answersOf(choosing(second, false));
    const countedFor = async (id: number) => (await handsIn(yaw, id, { 1: 'C' })).counted_version ?? id;
    expect([await countedFor(room.quizId), await countedFor(first), await countedFor(second)]).toEqual([first, first, second]);
    await answersOf(choosing(room.quizId, true));
    expect([await countedFor(room.quizId), await countedFor(first), await countedFor(second)]).toEqual(
      Array.from({ length: 3 }, () => room.quizId),
    );
    // It is not decided for whoever left.
    await answersOf(choosing(second, true));
    await kofi.call('leaveGroup', { params: room.assigned() });
    expect((await handsIn(kofi, first, { 1: 'C' })).counted_version).toBeUndefined();
  });

  test('who comes back is marked by what the teacher decided meanwhile', async () => {
    await newClass();
    const keys = [randomUUID(), randomUUID()] as const;
    await handsIn(kofi, room.quizId, { 1: 'C' }, { key: keys[0] });
    await handsIn(yaw, room.quizId, { 1: 'C' }, { key: keys[1] });
    const comingBack = async (student: Student, decide: () => Promise<unknown>) => {
      await answersOf(student.call('leaveGroup', { params: room.assigned() }));
      await decide();
      await answersOf(room.joining(student, await room.invitation(), student === kofi ? 'Kofi' : 'Yaw'));
    };
    const versionId = await editing();
    await comingBack(kofi, () => answersOf(choosing(versionId, true)));
    expect(await receiptOf(kofi, keys[0])).toMatchObject({ counted_version: versionId, revision: 1 });
    await comingBack(yaw, () => answersOf(choosing(room.quizId, true)));
    const { rows } = await room.resultsOf();
    expect(rows.map(({ name, counted_version: id, correct_count: count }) => [name, id, count])).toEqual([
      ['Kofi', room.quizId, 0],
      ['Yaw', room.quizId, 0],
    ]);
  });

  test('marks stay unless the teacher says so; then the receipt keeps its id and grows by one revision', async () => {
    await newClass();
    const key = randomUUID();
    await handsIn(kofi, room.quizId, { 1: 'C', 2: 'norms' }, { key, isReadable: true });
    const before = await receiptOf(kofi, key);
    const versionId = await corrected(false);
    expect(await receiptOf(kofi, key)).toEqual(before);
    await Promise.all([choosing(versionId, true), choosing(versionId, true)]);
    const after = await receiptOf(kofi, key);
    expect(after).toMatchObject({
      submission_id: key,
      revision: 1,
      counted_version: versionId,
      total_questions: before.total_questions,
    });
    expect([isRight(before), isRight(after), after.results[0]?.correct_answer]).toEqual([false, true, 'C']);
    expect([after.correct_count, after.official?.correct]).toEqual([
      before.correct_count + 1,
      (before.official?.correct ?? 0) + 1,
    ]);
    expect(after.results.slice(1)).toEqual(before.results.slice(1));
    const [row] = (await room.resultsOf()).rows;
    expect(row).toMatchObject({ version_id: room.quizId, counted_version: versionId, official: after.official });
    const opened = await answersOf<MemberAnswers>(
      teacher.call('memberAnswers', { params: { ...room.assigned(), member_id: row?.member_id ?? 0 } }),
    );
    expect(opened.hand_in).toMatchObject({ version_id: room.quizId, counted_version: versionId });
    expect(opened.hand_in?.answers[0]).toMatchObject({ answer_given: 'C', is_right: true });
    await answersOf(choosing(room.quizId, true));
    expect(await receiptOf(kofi, key)).toEqual({ ...before, revision: 2 });
    expect((await room.rowOf(kofi))?.version_id).toBeNull();
  });

  test('a second correction marks from what was answered, by the newest keys', async () => {
    await newClass();
    const key = randomUUID();
    await handsIn(kofi, room.quizId, { 1: 'A' }, { key });
    const first = await corrected(true);
    await answersOf(choosing(await editing(first, 'A'), true));
    const receipt = await receiptOf(kofi, key);
    expect([isRight(receipt), receipt.revision]).toEqual([true, 2]);
    await answersOf(choosing(first, true));
    expect(isRight(await receiptOf(kofi, key))).toBe(false);
  });

  test('each version says which came before it, also after the correction was undone, and the file names them by number', async () => {
    await newClass();
    await handsIn(kofi, room.quizId, { 1: 'C' });
    const first = await corrected(true);
    const second = await editing(first, 'A');
    await answersOf(choosing(second, false));
    await handsIn(yaw, second, { 1: 'A' });
    const earlierOf = (id: number, by = kofi) =>
      answersOf<Quiz>(by.call('quiz', { params: { id } })).then(({ earlier }) => earlier);
    const inOrder = async () => {
      const { versions = [] } = (await assignmentOf(teacher)) ?? {};
      expect((await room.rowOf(kofi))?.versions).toEqual(versions);
      for (const [at, id] of versions.entries())
        expect([id, (await earlierOf(id)) ?? []]).toEqual([id, versions.slice(0, at).reverse()]);
      return versions;
    };
    expect(await inOrder()).toEqual([room.quizId, first, second]);
    const file = await (await teacher.call('resultsFile', { params: room.assigned() })).text();
    expect(file.split('\r\n').map((line) => line.split(',').slice(10))).toEqual([
      ['version answered', 'version that counted'],
      ['1', '2'],
      ['3', '3'],
      [],
    ]);
    await answersOf(choosing(first, false));
    expect(await inOrder()).toEqual([room.quizId, second, first]);
    await answersOf(choosing(room.quizId, true));
    expect(await inOrder()).toEqual([second, first, room.quizId]);
    // The teacher's own edits stay in their order.
    expect(await earlierOf(second, teacher)).toEqual([first, room.quizId]);
  });

  test('only the owner corrects, and only with an edit of the same quiz', async () => {
    await newClass();
    const versionId = await editing();
    expect(await statusOf(choosing(versionId, true, kofi))).toBe(403);
    const quizId = room.quizId;
    await newClass();
    expect(await statusOf(choosing(versionId, true))).toBe(422);
    expect(await statusOf(choosing(quizId, true))).toBe(422);
  });

  test('an app of adc449b8 goes on with the old number', async () => {
    await newClass();
    const key = randomUUID();
    await handsIn(kofi, room.quizId, { 1: 'C' }, { key });
    await corrected(true);
    const params = { id: room.quizId };
    await requireOldAppReads('quiz', await kofi.call('quiz', { params }));
    const response = await kofi.call('score', { params });
    await requireOldAppReads('score', response);
    expect(isRight((await response.json()) as Score)).toBe(true);
    const body = { answers: [{ question_id: 1, answer_given: 'C' }] };
    const handIn = await kofi.call('submit', { params, body, headers: { 'Idempotency-Key': randomUUID() } });
    await requireOldAppReads('submit', handIn);
    expect(isRight((await handIn.json()) as Score)).toBe(true);
  });
};
