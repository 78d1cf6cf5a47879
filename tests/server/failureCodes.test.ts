// Codes of refusals: stored and answered beside the sentence; the migration gives the sentences of before theirs.

import { expect, test } from 'vitest';
import { claimDocument, failDocument, insertDocument } from '#server/documents/store';
import { documentFailures } from '#texts/en/documentFailures';
import { documentOf } from '../support/documents.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer, useStudent } from '../support/useServer.ts';

const server = useServer(startTestServer);
const student = useStudent(server);

async function insertRefused(): Promise<number> {
  const { db } = server.deps;
  const { user_id: userId } = (await (await student.call('me')).json()) as { user_id: number };
  const file = { filename: 'a.txt', kind: 'txt' as const, sizeBytes: 1, fileKey: 'none', uploadedAt: new Date() };
  const row = await insertDocument(db, { ...file, userId, status: 'pending' });
  const document = await claimDocument(db, row?.id ?? 0, 1);
  if (document !== null) await failDocument(db, document, 'too-short');
  return document?.id ?? 0;
}

test('a refused document tells its code beside the sentence', async () => {
  const id = await insertRefused();
  expect(await documentOf(student, id)).toMatchObject({ error: documentFailures['too-short'], error_code: 'too-short' });
});
