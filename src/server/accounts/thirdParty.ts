// Which account a third-party login opens. Only an e-mail address that both sides have verified joins the two: an address
// that the provider did not verify opens nothing, and an account whose address was never verified is not handed over.
import { Registration } from '#core/user';
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';
import type { Identity } from '../outside/provider.ts';
import { storable } from '../storable.ts';
import { forgetBrowsers } from './knownBrowsers.ts';
import { hashPassword } from './secrets.ts';
import { openSession } from './sessions.ts';
import {
  deleteSessionsOf,
  dropResets,
  findIdentity,
  findUserByEmail,
  insertIdentity,
  insertUser,
  lockUser,
  takePassword,
  type UserRow,
} from './store.ts';

type Coming = { identity: Identity; providerName: string; device: string | null };
/** `joined`: an account with a password was joined, which took the password away */
type Opened = { token: string; userId: number; joined: boolean };

/** A session for whoever this is. Throws a Refusal with a sentence for the student. */
export async function loginWith(deps: Deps, { identity, providerName, device }: Coming): Promise<Opened> {
  const { issuer, subject } = identity;
  const known = await findIdentity(deps.db, issuer, subject);
  const user = known === null ? await accountFor(deps, verifiedEmailOf(identity, providerName)) : null;
  const joined = user === null ? false : await join(deps, user, identity, providerName);
  if (joined) deps.post.wake();
  // Of two first logins at once, one was written; both ask whose it is.
  const userId = (known ?? (await findIdentity(deps.db, issuer, subject)))?.userId ?? user?.id;
  if (userId === undefined) throw new Error('An identity was neither there nor written.');
  return { token: await openSession(deps, { userId, device }), userId, joined };
}

/**
 * Whoever made the account with a password may not be whom its address belongs to, and the mail that verified it may have been
 * followed by the owner: from now on the third party alone opens it, until a reset mail sets a password. True when there was one.
 */
async function join(deps: Deps, user: UserRow, { issuer, subject }: Identity, provider: string): Promise<boolean> {
  const drawn = user.hasPassword ? await drawnPassword(deps) : null;
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const isFirst = await insertIdentity(tx, { issuer, subject, userId: user.id, createdAt: new Date(deps.now()) });
    if (!isFirst || drawn === null) return false;
    await takePassword(tx, user.id, drawn);
    await deleteSessionsOf(tx, user.id);
    await dropResets(tx, user);
    await forgetBrowsers(tx, user.id);
    await deps.post.add(tx, { kind: 'joined', userId: user.id, provider });
    return true;
  });
}

/** The hash of a random password that nobody knows. */
function drawnPassword(deps: Deps): Promise<string> {
  return hashPassword(deps.randomBytes(32).toString('base64url'));
}

function verifiedEmailOf({ email, isEmailVerified }: Identity, providerName: string): string {
  if (email === null) throw new Refusal(403, `${providerName} did not tell us your email address.`);
  if (!isEmailVerified) throw new Refusal(403, `Your email address is not verified at ${providerName}.`);
  const parsed = Registration.shape.email.safeParse(storable(email));
  if (!parsed.success) throw new Refusal(403, `Your email address at ${providerName} cannot be used here.`);
  return parsed.data;
}

/** The account of a verified address; a new one has a password that nobody knows until a reset sets one. */
async function accountFor(deps: Deps, email: string): Promise<UserRow> {
  const at = new Date(deps.now());
  const there = await findUserByEmail(deps.db, email);
  if (there !== null) return refuseUnverified(there);
  const passwordHash = await drawnPassword(deps);
  const made = await insertUser(deps.db, { email, passwordHash, hasPassword: false, createdAt: at, verifiedAt: at });
  if (made !== null) return made;
  const meanwhile = await findUserByEmail(deps.db, email);
  if (meanwhile === null) throw new Error('An address was neither free nor taken.');
  return refuseUnverified(meanwhile);
}

/** Whoever registered it may not own the address, and knows its password: the owner would share the account with them. */
function refuseUnverified(user: UserRow): UserRow {
  if (user.verifiedAt !== null) return user;
  throw new Refusal(
    409,
    'An account with this email exists, but its email was never verified. Log in with its password and verify it first.',
  );
}
