// Downloads a quiz as a file, in any format, and says what came of it. What only the server writes needs the network, and says so.
import type { ExportFormat } from '#core/exportFormats';
import { isLocalNumber } from '#core/madeQuiz';
import { loadQuiz } from '../data/api.ts';
import { downloadQuiz } from '../data/download.ts';
import { userIdNow } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from './notices.tsx';

/** Without a title the quiz is asked for its own. */
export async function exportQuiz(format: ExportFormat, quizId: number, title?: string): Promise<void> {
  if (!navigator.onLine && !format.isWrittenHere) {
    notify.info(`The ${format.name} file needs the network.`);
    return;
  }
  if (isLocalNumber(quizId) && !format.isWrittenHere) {
    notify.info(`The ${format.name} file can be had once this quiz has been sent.`);
    return;
  }
  try {
    await downloadQuiz(format, quizId, title ?? (await loadQuiz(userIdNow(), quizId)).title);
    notify.success(`Quiz ${format.name} download started.`);
  } catch (error) {
    notify.error(sentenceFor(error, `Failed to download ${format.name}.`));
  }
}
