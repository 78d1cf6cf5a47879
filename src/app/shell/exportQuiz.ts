// Downloads a quiz as a file, in any format, and says what came of it. What only the server writes needs the network, and says so.

import { isLocalNumber } from '#core/editing/madeQuiz';
import type { ExportFormat } from '#core/formats/exportFormats';
import { downloadTexts } from '#texts/download';
import { loadQuiz } from '../data/api.ts';
import { downloadQuiz } from '../data/download.ts';
import { userIdNow } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from './notices.tsx';

/** Without a title the quiz is asked for its own. */
export async function exportQuiz(format: ExportFormat, quizId: number, title?: string): Promise<void> {
  if (!navigator.onLine && !format.isWrittenHere) {
    notify.info(downloadTexts.needsNetwork(format.name));
    return;
  }
  if (isLocalNumber(quizId) && !format.isWrittenHere) {
    notify.info(downloadTexts.needsSending(format.name));
    return;
  }
  try {
    await downloadQuiz(format, quizId, title ?? (await loadQuiz(userIdNow(), quizId)).title);
    notify.success(downloadTexts.started(format.name));
  } catch (error) {
    notify.error(sentenceFor(error, downloadTexts.failed(format.name)));
  }
}
