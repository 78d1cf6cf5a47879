// A student with very many documents, in every state, written straight into the database: no student uploads a thousand in a test.
import { eq, sql } from 'drizzle-orm';
import { users } from '#server/accounts/tables';
import { documents, quizzes } from '#server/database/tables';
import { questions } from './quizzes.ts';
import type { TestServer } from './testServer.ts';

type Status = 'pending' | 'processing' | 'completed' | 'error';

/** Of ten, in this order: most are ready, as with a student who is in the middle of a term. */
const statuses: Status[] = ['completed', 'completed', 'error', 'completed', 'completed', 'completed', 'error', 'completed'];
const reason = 'The pages are pictures, so there is no text to read. Upload a version whose text you can select.';

/** The n-th name, newest first; every third is so long that it takes two lines. */
export function nameOf(n: number): string {
  const long = n % 3 === 0 ? ', with the exercises of the tutorial and their solutions' : '';
  return `Lecture ${String(n).padStart(4, '0')}${long}.pdf`;
}

/** Gives the user `count` documents; the newest `working` of them are still being worked on. */
export async function giveDocuments(server: TestServer, email: string, count: number, working: number): Promise<void> {
  const { db } = server.deps;
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (user === undefined) throw new Error(`Nobody is called ${email}.`);
  const newest = Date.parse('2026-11-20T15:02:41Z');
  const rows = Array.from({ length: count }, (_, i) => {
    const n = i + 1;
    const status = n <= working ? (n % 2 === 0 ? 'pending' : 'processing') : (statuses[n % statuses.length] ?? 'completed');
    return {
      userId: user.id,
      filename: nameOf(n),
      kind: 'pdf' as const,
      sizeBytes: 1,
      fileKey: 'none',
      uploadedAt: new Date(newest - i * 3_600_000),
      // A completed document has its quiz, which comes after it.
      status: status === 'completed' ? ('processing' as const) : status,
      error: status === 'error' ? reason : null,
      claimedBy: status === 'completed' ? READY : null,
    };
  });
  const stored = await db.insert(documents).values(rows).returning({ id: documents.id, claimedBy: documents.claimedBy });
  const ready = stored.filter(({ claimedBy }) => claimedBy === READY);
  await db
    .insert(quizzes)
    .values(
      ready.map(({ id }) => ({ userId: user.id, documentId: id, title: `Quiz ${id}`, questions, createdAt: new Date(newest) })),
    );
  await db.execute(
    sql`update documents set status = 'completed', claimed_by = null, quiz_id = quizzes.id from quizzes where quizzes.document_id = documents.id and documents.claimed_by = ${READY}`,
  );
}

/** Marks, for the moment, the documents that get a quiz. */
const READY = -1;
