// Files that were shared into the app: waiting uploads of whoever is signed in. Where nobody is, they wait under nobody's
// number until somebody logs in on this device. None is sent before the student has named it with a tap: any page on the web can post
// a form to the address of a share.

import { keepUpload, type NewUpload } from '../files/uploads.ts';
import { readSession } from '../rows/credentials.ts';
import type { OasisDatabase } from '../rows/db.ts';
import { withDatabase } from '../rows/db.ts';

/** No student has this number. */
const NOBODY = -1;

/**
 * Keeps a shared file. Resolves only when it would survive a kill: 'kept' for the signed-in student, 'login' for whoever
 * logs in next. @throws {StorageFailure} when this device has no room for it
 */
export async function keepShared(db: OasisDatabase, file: Omit<NewUpload, 'userId' | 'timer'>): Promise<'kept' | 'login'> {
  const { token, user } = await readSession(db);
  const userId = token === null ? undefined : user?.user_id;
  await keepUpload(db, { ...file, timer: null, asks: true, userId: userId ?? NOBODY });
  return userId === undefined ? 'login' : 'kept';
}

/** Hands the files that wait for a login to the student who is signed in now; how many there were. */
export function adoptShared(db: OasisDatabase, userId: number): Promise<number> {
  return withDatabase(db, () => db.uploads.where('userId').equals(NOBODY).modify({ userId }));
}
