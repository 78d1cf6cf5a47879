// Sends a refused row once more, at the student's request, and reports the outcome.
import { studyOfflineTexts } from '#texts/studyOffline';
import { notify } from '../../shell/notices.tsx';
import { sendNow } from '../../sync/sendSoon.ts';

/** `queueAgain` queues the refused row again; `failed` is shown if it could not be stored or sent. */
export async function sendAgain(queueAgain: () => Promise<void>, failed: string): Promise<void> {
  try {
    await queueAgain();
    const { delivered } = await sendNow();
    if (delivered === 0) notify.info(studyOfflineTexts.notArrived);
  } catch (error) {
    console.error('What was refused could not be sent again.', error);
    notify.error(failed);
  }
}
