// Removes a kept quiz from this device, with undo: its copy stays in memory until the page is left.
import { keepQuiz, keptQuizzes, removeKept } from '#device/quizzes/library';
import { documentMenuTexts } from '#texts/documentMenu';
import { loadQuiz } from '../../data/api.ts';
import { db } from '../../data/device.ts';
import { userIdNow } from '../../data/queries.ts';
import { notify } from '../../shell/notices.tsx';
import { offerUndo } from './undoing.ts';

/** `title`: as the student knows it. A failure is shown in a notice. */
export async function removeFromDevice(quizId: number, title: string): Promise<void> {
  const userId = userIdNow();
  try {
    const copy = (await keptQuizzes(db, userId)).find((row) => row.quizId === quizId)?.quiz;
    await removeKept(db, userId, quizId);
    offerUndo({
      key: `kept ${quizId}`,
      words: documentMenuTexts.removed(title),
      detail: navigator.onLine ? documentMenuTexts.keptOnOpening : documentMenuTexts.needsNetwork,
      undo: () => (copy ? keepQuiz(db, userId, quizId, copy, Date.now()) : loadQuiz(userId, quizId)),
      failure: documentMenuTexts.keepFailed,
    });
  } catch (error) {
    console.error('A kept quiz could not be removed.', error);
    notify.error(documentMenuTexts.removeFailed);
  }
}
