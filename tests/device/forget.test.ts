// A deleted account leaves nothing on this device, in no table, and takes nothing of other students with it.
import { expect, onTestFinished, test } from 'vitest';
import { forgetStudent } from '#device/account/forget';
import { createDatabase } from '#device/rows/db';

test('a student is forgotten in every table that has rows of students', async () => {
  const db = createDatabase('forget');
  onTestFinished(() => db.delete());
  await db.open();
  const ofStudents = db.tables.filter(({ schema }) => schema.indexes.some(({ name }) => name === 'userId'));
  for (const [n, table] of ofStudents.entries()) {
    for (const userId of [1, 2]) {
      const id = `${n} of ${userId}`;
      await table.put({
        id,
        userId,
        quizId: 2 * n + userId,
        name: id,
        key: id,
        attemptId: id,
        openKey: id,
        submissionId: id,
        uploadId: id,
        photoId: id,
        eventId: id,
        docId: n,
      });
    }
  }
  await forgetStudent(db, 1);
  for (const table of ofStudents) {
    const left = (await table.toArray()) as { userId: number }[];
    expect([table.name, left.map(({ userId }) => userId)]).toEqual([table.name, [2]]);
  }
});
