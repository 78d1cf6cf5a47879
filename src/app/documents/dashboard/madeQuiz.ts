// Deletes a quiz that only this device has, with undo until the page is left.
import type { DocumentRow } from '#core/document/document';
import { dropMade } from '#device/made/dropMade';
import { documentMenuTexts } from '#texts/documentMenu';
import { db } from '../../data/device.ts';
import { userIdNow } from '../../data/queries.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { offerUndo } from '../parts/undoing.ts';

/** Its answers and reviews are deleted too, since nobody else has the quiz. */
export async function dropMadeQuiz({ doc_id: quizId, filename }: DocumentRow): Promise<void> {
  try {
    const putBack = await dropMade(db, userIdNow(), quizId);
    if (putBack === null) return;
    offerUndo({
      key: `made ${quizId}`,
      words: documentMenuTexts.deleted(filename),
      detail: documentMenuTexts.onDeviceOnly,
      undo: putBack,
      failure: documentMenuTexts.quizRestoreFailed,
    });
  } catch (error) {
    notify.error(sentenceFor(error, documentMenuTexts.quizDeleteFailed));
  }
}
