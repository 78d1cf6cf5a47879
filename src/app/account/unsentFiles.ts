// Exports a device's unsent work as files, for a student whose account was deleted elsewhere.
import { exportFilename } from '#core/formats/exportFormat';
import { attemptById, openAttempts } from '#device/attempts/attempts';
import { waitingUpload } from '#device/files/uploads';
import { madeBody } from '#device/made/madeQuizzes';
import { unsentEvents } from '#device/review/reviews';
import { deletedAccountTexts } from '#texts/deletedAccount';
import { db } from '../data/device.ts';
import { readUnsent, type UnsentRows, unreadableOf } from '../data/onThisDevice.ts';
import { answersText } from '../question/answersText.ts';
import { lastTryLine } from '../sync/waitingText.ts';
import { saveFile, saveText } from '../ui/saveText.ts';

/** Saves the answers as one text, each own quiz as a file that can be imported, and each document unchanged. */
export async function saveUnsent(userId: number): Promise<void> {
  const unsent = await readUnsent(userId);
  const text = await answersOf(userId, unsent);
  if (text !== '') saveText('oasis_unsent.txt', text);
  for (const { quizId, title } of unsent.madeQuizzes.rows) {
    const body = await madeBody(db, quizId);
    if (body === undefined) continue;
    const [{ write }, { madeQuiz }] = await Promise.all([import('#core/formats/json'), import('#core/editing/madeQuiz')]);
    saveText(exportFilename(title, quizId, { extension: 'json' }), write(madeQuiz(body)));
  }
  for (const { uploadId, filename, type } of unsent.uploads.rows) {
    const file = await waitingUpload(db, uploadId);
    if (file !== undefined) saveFile(filename, new Blob([file.bytes], { type }));
  }
}

/** Submissions and attempts that are still open, each readable without Oasis; then what only Oasis can read, as it is stored. */
async function answersOf(userId: number, unsent: UnsentRows): Promise<string> {
  const [open, events] = await Promise.all([openAttempts(db, userId), unsentEvents(db, userId)]);
  const { submissions, madeQuizzes, reviews, uploads, ...otherKinds } = unsent;
  const handedIn = submissions.rows.map(async (row) => {
    const attempt = await attemptById(db, row.submissionId);
    const answers = attempt === undefined ? `${row.quizTitle}\n\n${JSON.stringify(row.body, null, 2)}\n` : answersText(attempt);
    return `${answers}${lastTryLine(row)}`;
  });
  const otherRows = Object.values(otherKinds).flatMap(({ rows }): unknown[] => rows);
  const storedRows = [...otherRows, ...events, ...unreadableOf(unsent)].map((row) => `${JSON.stringify(row, null, 2)}\n`);
  // What these hold is written elsewhere: here only why they were not delivered.
  const tried = [
    ...madeQuizzes.rows.map(({ title, last }) => ({ title, last })),
    ...uploads.rows.map(({ filename, last }) => ({ title: filename, last })),
    ...reviews.rows.map(({ last }) => ({ title: deletedAccountTexts.reviews, last })),
  ].flatMap((row) => (row.last ? [`${row.title}${lastTryLine(row)}`] : []));
  const answers = [...(await Promise.all(handedIn)), ...open.map((attempt) => answersText(attempt))];
  return [...answers, ...storedRows, ...tried].join('\n\n');
}
