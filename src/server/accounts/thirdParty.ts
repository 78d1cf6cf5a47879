// Decides which account a third-party login opens. They are joined by an e-mail address that the provider has verified. An
// account whose address was never verified is taken over: its creator loses access, and its content stays.
import { Registration } from '#core/account/user';
import { storable } from '../database/storable.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import type { Identity } from '../outside/provider.ts';
import type { Turns } from '../process/turns.ts';
import { hasContent } from './contentStore.ts';
import { forgetBrowsers } from './knownBrowserStore.ts';
import { hashPassword } from './secrets.ts';
import { openSession } from './sessions.ts';
import {
  deleteSessionsOf,
  dropOtherIdentities,
  dropResets,
  findIdentity,
  findUserByEmail,
  insertIdentity,
  insertUser,
  lockUser,
  setVerified,
  takePassword,
  type UserRow,
} from './store.ts';

/** `inTurn`: password hashing waits for its turn */
type Coming = { identity: Identity; providerName: string; device: string | null; inTurn: Turns };
/**
 * What a first login ended. joined: a password and its sessions; taken: those of a creator who never verified the address and
 * left content
 */
type Outcome = 'joined' | 'taken' | null;
type Opened = { token: string; userId: number; outcome: Outcome };

/** Opens a session for this identity. Throws a Refusal with a sentence for the student. */
export async function loginWith(deps: Deps, coming: Coming): Promise<Opened> {
  const { identity, providerName, device } = coming;
  const { issuer, subject } = identity;
  const identityRow = await findIdentity(deps.db, issuer, subject);
  const user = identityRow === null ? await accountFor(deps, verifiedEmailOf(identity, providerName), coming.inTurn) : null;
  const outcome = user === null ? null : await join(deps, user, coming);
  if (outcome !== null) deps.post.wake();
  // Of two concurrent first logins one was written; both use it.
  const userId = (identityRow ?? (await findIdentity(deps.db, issuer, subject)))?.userId ?? user?.id;
  if (userId === undefined) throw new Error('An identity was neither there nor written.');
  return { token: await openSession(deps, { userId, device }), userId, outcome };
}

/**
 * The creator of a password account may not own its address, and its owner may have followed the verification mail unaware. So
 * from now on only the third party opens it, until a reset mail sets a password.
 */
async function join(deps: Deps, user: UserRow, { identity, providerName, inTurn }: Coming): Promise<Outcome> {
  const { issuer, subject } = identity;
  const passwordHash = user.hasPassword ? await drawnPassword(deps, inTurn) : null;
  return deps.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const isFirst = await insertIdentity(tx, { issuer, subject, userId: user.id, createdAt: new Date(deps.now()) });
    if (!isFirst || passwordHash === null) return null;
    await takePassword(tx, user.id, passwordHash);
    await deleteSessionsOf(tx, user.id);
    await dropResets(tx, user);
    await forgetBrowsers(tx, user.id);
    await deps.post.add(tx, { kind: 'joined', userId: user.id, provider: providerName });
    if (user.verifiedAt !== null) return 'joined';
    await dropOtherIdentities(tx, { issuer, subject, userId: user.id });
    await setVerified(tx, user.id, new Date(deps.now()));
    return (await hasContent(tx, user.id)) ? 'taken' : 'joined';
  });
}

/** The hash of a random password that nobody knows. */
function drawnPassword(deps: Deps, inTurn: Turns): Promise<string> {
  return inTurn(() => hashPassword(deps.randomBytes(32).toString('base64url')));
}

function verifiedEmailOf({ email, isEmailVerified }: Identity, providerName: string): string {
  const params = { provider: providerName };
  if (email === null) throw new Refusal('provider_email_missing', { params });
  if (!isEmailVerified) throw new Refusal('provider_email_unverified', { params });
  const parsed = Registration.shape.email.safeParse(storable(email));
  if (!parsed.success) throw new Refusal('provider_email_unusable', { params });
  return parsed.data;
}

/** The account of an address. A new one has a random password until a reset sets one. */
async function accountFor(deps: Deps, email: string, inTurn: Turns): Promise<UserRow> {
  const at = new Date(deps.now());
  const existingUser = await findUserByEmail(deps.db, email);
  if (existingUser !== null) return existingUser;
  const passwordHash = await drawnPassword(deps, inTurn);
  const insertedUser = await insertUser(deps.db, { email, passwordHash, hasPassword: false, createdAt: at, verifiedAt: at });
  if (insertedUser !== null) return insertedUser;
  const meanwhile = await findUserByEmail(deps.db, email);
  if (meanwhile === null) throw new Error('An address was neither free nor taken.');
  return meanwhile;
}
