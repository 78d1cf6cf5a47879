// Codes of refusals: stored and answered beside the sentence; the migration gives the sentences of before theirs.

import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { documents } from '#server/database/tables';
import { claimDocument, failDocument, insertDocument } from '#server/documents/store';
import { documentFailures } from '#texts/en/documentFailures';
import { documentOf } from '../support/documents.ts';
import { startTestServer } from '../support/testServer.ts';
import { useServer, useStudent } from '../support/useServer.ts';

const MIGRATION = new URL('../../src/server/database/migrations/0025_error_codes.sql', import.meta.url);

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

test('stored sentences get their codes, and unknown ones keep none', async () => {
  const { db } = server.deps;
  const sentences = {
    'There is too little text here for a quiz. Upload a document with at least a few paragraphs of explanation.': 'too-short',
    'Quizzes can be written only from English text for now. Upload an English version of this document.': 'language',
    'No good questions could be found in this text. Upload a document that explains terms and facts, such as a textbook chapter or lecture notes.':
      'no-questions',
    'A sentence of nobody.': null,
  };
  const ids = new Map<string, number>();
  for (const sentence of Object.keys(sentences)) ids.set(sentence, await insertRefused());
  await db.execute(sql`alter table documents drop column error_code`);
  for (const [error, id] of ids) await db.update(documents).set({ error }).where(eq(documents.id, id));
  for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')) await db.execute(sql.raw(statement));
  for (const [sentence, code] of Object.entries(sentences))
    expect(await documentOf(student, ids.get(sentence) ?? 0)).toMatchObject({ error: sentence, error_code: code });
});
