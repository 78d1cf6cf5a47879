// What a device never sent, as files: for a student whose account was deleted elsewhere.
import { exportFilename } from '#core/exportFormat';
import { attemptById, openAttempts } from '#device/attempts';
import { joinRowsOf } from '#device/joins';
import { marksRowsOf } from '#device/laterMarks';
import { madeBody, unsentMade } from '#device/madeQuizzes';
import { rowsOf } from '#device/outbox';
import { unsentEvents } from '#device/reviews';
import { waitingUpload, waitingUploads } from '#device/uploads';
import { db } from '../data/device.ts';
import { answersText } from '../question/answersText.ts';
import { saveFile, saveText } from '../ui/saveText.ts';

/** Saves the answers as one text, each quiz of the student's own as a file that can be imported, and each document as it is. */
export async function saveUnsent(userId: number): Promise<void> {
  const text = await answersOf(userId);
  if (text !== '') saveText('oasis_unsent.txt', text);
  const { rows } = await unsentMade(db, userId);
  for (const { quizId, title } of rows) {
    const body = await madeBody(db, quizId);
    if (body === undefined) continue;
    const [{ write }, { madeQuiz }] = await Promise.all([import('#core/formats/json'), import('#core/madeQuiz')]);
    saveText(exportFilename(title, quizId, { extension: 'json' }), write(madeQuiz(body)));
  }
  for (const { uploadId, filename, type } of (await waitingUploads(db, userId)).rows) {
    const file = await waitingUpload(db, uploadId);
    if (file !== undefined) saveFile(filename, new Blob([file.bytes], { type }));
  }
}

/** Submissions and attempts that are still open, each readable without Oasis; then what only Oasis can read, as it is stored. */
async function answersOf(userId: number): Promise<string> {
  const [submissions, open, marks, joins, quizzes, events] = await Promise.all([
    rowsOf(db, userId),
    openAttempts(db, userId),
    marksRowsOf(db, userId),
    joinRowsOf(db, userId),
    unsentMade(db, userId),
    unsentEvents(db, userId),
  ]);
  const handedIn = submissions.rows.map(async (row) => {
    const attempt = await attemptById(db, row.submissionId);
    return attempt === undefined ? `${row.quizTitle}\n\n${JSON.stringify(row.body, null, 2)}\n` : answersText(attempt);
  });
  const unreadableRows = [submissions, marks, joins, quizzes].flatMap(({ unreadable }) => unreadable);
  const storedRows = [...marks.rows, ...joins.rows, ...events, ...unreadableRows].map(
    (row) => `${JSON.stringify(row, null, 2)}\n`,
  );
  return [...(await Promise.all(handedIn)), ...open.map((attempt) => answersText(attempt)), ...storedRows].join('\n\n');
}
