// What handed-in attempts say of a question, whatever quiz it stood in.
import { expect, test } from 'vitest';
import { questionKey } from '#core/quiz/sameQuestion';
import { moveAll } from '#device/attempts/attemptMoves';
import { beginOrResume } from '#device/attempts/attempts';
import { answeredQuestions } from '#device/queue/answered';
import { newUuid } from '#device/rows/ids';
import { ama, kofi, smallQuiz, testDatabase } from '../support/testDatabase.ts';

const [choice, short] = smallQuiz.questions;
const keyOf = (question: typeof choice) => (question ? questionKey(question) : '');

test('the last answer counts, a blank one does not; what is open, practised or put away says nothing', async () => {
  const db = testDatabase();
  const take = async (quizId: number, letter: string, how: 'finish' | 'discard' | null, wall: number, practice = false) => {
    const opening = { userId: ama.user_id, quizId, quiz: smallQuiz, attemptId: newUuid(), wall, practice };
    const { attemptId } = await beginOrResume(db, opening);
    await moveAll(db, attemptId, [{ type: 'answer', questionId: 1, text: letter }], { wall });
    if (how === 'finish') await moveAll(db, attemptId, [{ type: 'finish', by: 'student' }], { wall });
    if (how === 'discard') await moveAll(db, attemptId, [{ type: 'discard' }], { wall });
  };
  const said = async () => (await answeredQuestions(db, ama.user_id)).get(keyOf(choice));
  await take(1, 'A', null, 1_000);
  await take(2, 'A', 'discard', 2_000);
  await take(3, 'A', 'finish', 3_000, true);
  expect(await said()).toBeUndefined();
  await take(4, 'A', 'finish', 4_000);
  expect(await said()).toBe(false);
  await take(5, 'B', 'finish', 5_000);
  expect(await said()).toBe(true);
  expect((await answeredQuestions(db, ama.user_id)).get(keyOf(short))).toBeUndefined();
  expect((await answeredQuestions(db, kofi.user_id)).size).toBe(0);
});
