// Files shared into the app: waiting uploads of the signed-in student, or of the next one to log in on this device. None is sent
// until the student confirms it, since any website can post a form to the share address.

import { keepUpload, type NewUpload } from '../files/uploads.ts';
import { readSession } from '../rows/credentials.ts';
import type { OasisDatabase } from '../rows/db.ts';
import { withDatabase } from '../rows/db.ts';

/** The user id while nobody is signed in. */
const NOBODY = -1;

/**
 * Stores a shared file. Resolves once it would survive a kill: 'kept' for the signed-in student, 'login' for the next one to log
 * in.
 * @throws {StorageFailure} when this device has no room for it
 */
export async function keepShared(db: OasisDatabase, file: Omit<NewUpload, 'userId' | 'timer'>): Promise<'kept' | 'login'> {
  const { token, user } = await readSession(db);
  const userId = token === null ? undefined : user?.user_id;
  await keepUpload(db, { ...file, timer: null, asks: true, userId: userId ?? NOBODY });
  return userId === undefined ? 'login' : 'kept';
}

/** Gives the files that wait for a login to the signed-in student. Returns their number. */
export function adoptShared(db: OasisDatabase, userId: number): Promise<number> {
  return withDatabase(db, () => db.uploads.where('userId').equals(NOBODY).modify({ userId }));
}
