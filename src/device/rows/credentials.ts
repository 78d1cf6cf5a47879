// Stores who is signed in on this device, in one strict row. It talks to no server and shows nothing.
import type { User } from '#core/account/user';
import { type OasisDatabase, parseRow, SessionRow, withDatabase } from './db.ts';

const EMPTY: SessionRow = { id: 'current', token: null, user: null, revoke: null };

/** The session row; empty if nobody is signed in or the row cannot be read. */
export async function readSession(db: OasisDatabase): Promise<SessionRow> {
  return parseRow(SessionRow, await withDatabase(db, () => db.session.get('current'))) ?? EMPTY;
}

/** Stores token and user. Resolves once it would survive a kill. */
export function storeSession(db: OasisDatabase, token: string, user: User | null): Promise<SessionRow> {
  return change(db, (row) => ({ ...row, token, user }));
}

/** Adds the user to a session that had only its token. Does nothing if the token was replaced meanwhile. */
export function storeUser(db: OasisDatabase, token: string, user: User): Promise<SessionRow> {
  return change(db, (row) => (row.token === token ? { ...row, user } : row));
}

/**
 * Signs out. The token is kept only until it is revoked once the network allows. With `only`, does nothing unless that is still
 * the session's token, so that a late 401 of an old session does not end a new one.
 */
export function clearSession(db: OasisDatabase, options: { only?: string; revoke: boolean }): Promise<SessionRow> {
  return change(db, (row) =>
    options.only !== undefined && row.token !== options.only
      ? row
      : {
          ...EMPTY,
          revoke: options.revoke ? row.token : row.revoke,
          ...(row.deletedUser ? { deletedUser: row.deletedUser } : {}),
        },
  );
}

/** Records that the account of this token was deleted elsewhere. Does nothing if the token was replaced meanwhile. */
export function noteGone(db: OasisDatabase, token: string): Promise<SessionRow> {
  return change(db, (row) => (row.token === token && row.user !== null ? { ...row, deletedUser: row.user } : row));
}

/** Clears that record, after the student has decided what to do. */
export function forgetGone(db: OasisDatabase): Promise<SessionRow> {
  return change(db, (row) => ({ ...row, deletedUser: null }));
}

/** Takes the token to revoke. It is returned only once. */
export async function takeRevocation(db: OasisDatabase): Promise<string | null> {
  let token: string | null = null;
  await change(db, (row) => {
    token = row.revoke;
    return { ...row, revoke: null };
  });
  return token;
}

async function change(db: OasisDatabase, next: (row: SessionRow) => SessionRow): Promise<SessionRow> {
  return withDatabase(db, () =>
    db.transaction('rw', db.session, async () => {
      const rowBefore = parseRow(SessionRow, await db.session.get('current')) ?? EMPTY;
      const rowAfter = next(rowBefore);
      if (rowAfter !== rowBefore) await db.session.put(rowAfter);
      return rowAfter;
    }),
  );
}
