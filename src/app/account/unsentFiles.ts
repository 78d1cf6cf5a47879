// What a device never sent, as files: for a student whose account was deleted elsewhere.
import { exportFilename } from '#core/formats/exportFormat';
import { attemptById, openAttempts } from '#device/attempts/attempts';
import { waitingUpload, waitingUploads } from '#device/files/uploads';
import { madeBody, unsentMade } from '#device/made/madeQuizzes';
import { marksRowsOf } from '#device/queue/laterMarks';
import { submissionRowsOf } from '#device/queue/submissions';
import { unsentEvents, unsentLog } from '#device/review/reviews';
import { joinRowsOf } from '#device/together/joins';
import { deletedAccountTexts } from '#texts/deletedAccount';
import { db } from '../data/device.ts';
import { answersText } from '../question/answersText.ts';
import { lastTryLine } from '../sync/waitingText.ts';
import { saveFile, saveText } from '../ui/saveText.ts';

/** Saves the answers as one text, each quiz of the student's own as a file that can be imported, and each document as it is. */
export async function saveUnsent(userId: number): Promise<void> {
  const text = await answersOf(userId);
  if (text !== '') saveText('oasis_unsent.txt', text);
  const { rows } = await unsentMade(db, userId);
  for (const { quizId, title } of rows) {
    const body = await madeBody(db, quizId);
    if (body === undefined) continue;
    const [{ write }, { madeQuiz }] = await Promise.all([import('#core/formats/json'), import('#core/editing/madeQuiz')]);
    saveText(exportFilename(title, quizId, { extension: 'json' }), write(madeQuiz(body)));
  }
  for (const { uploadId, filename, type } of (await waitingUploads(db, userId)).rows) {
    const file = await waitingUpload(db, uploadId);
    if (file !== undefined) saveFile(filename, new Blob([file.bytes], { type }));
  }
}

/** Submissions and attempts that are still open, each readable without Oasis; then what only Oasis can read, as it is stored. */
async function answersOf(userId: number): Promise<string> {
  const [submissions, open, marks, joins, quizzes, events, reviews, files] = await Promise.all([
    submissionRowsOf(db, userId),
    openAttempts(db, userId),
    marksRowsOf(db, userId),
    joinRowsOf(db, userId),
    unsentMade(db, userId),
    unsentEvents(db, userId),
    unsentLog(db, userId),
    waitingUploads(db, userId),
  ]);
  const handedIn = submissions.rows.map(async (row) => {
    const attempt = await attemptById(db, row.submissionId);
    const answers = attempt === undefined ? `${row.quizTitle}\n\n${JSON.stringify(row.body, null, 2)}\n` : answersText(attempt);
    return `${answers}${lastTryLine(row)}`;
  });
  const unreadableRows = [submissions, marks, joins, quizzes].flatMap(({ unreadable }) => unreadable);
  const storedRows = [...marks.rows, ...joins.rows, ...events, ...unreadableRows].map(
    (row) => `${JSON.stringify(row, null, 2)}\n`,
  );
  // What these hold is written elsewhere: here only why they were not delivered.
  const tried = [
    ...quizzes.rows.map(({ title, last }) => ({ title, last })),
    ...files.rows.map(({ filename, last }) => ({ title: filename, last })),
    ...(reviews ? [{ title: deletedAccountTexts.reviews, last: reviews.row.last }] : []),
  ].flatMap((row) => (row.last ? [`${row.title}${lastTryLine(row)}`] : []));
  const answers = [...(await Promise.all(handedIn)), ...open.map((attempt) => answersText(attempt))];
  return [...answers, ...storedRows, ...tried].join('\n\n');
}
