// Which account a third party's word opens. Only an e-mail address that both sides have verified joins the two: an address
// that the provider did not verify opens nothing, and an account whose address was never verified is not handed over.
import { Registration } from '#core/user';
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';
import type { Identity } from '../outside/provider.ts';
import { storable } from '../storable.ts';
import { hashPassword } from './secrets.ts';
import { openSession } from './sessions.ts';
import { findIdentity, findUserByEmail, insertIdentity, insertUser, type UserRow } from './store.ts';

/** A session for whoever this is. Throws a Refusal with a sentence for the student. */
export async function loginWith(deps: Deps, identity: Identity, providerName: string): Promise<string> {
  const { issuer, subject } = identity;
  const known = await findIdentity(deps.db, issuer, subject);
  if (known !== null) return openSession(deps, known.userId);

  const user = await accountFor(deps, verifiedEmailOf(identity, providerName));
  await insertIdentity(deps.db, { issuer, subject, userId: user.id, createdAt: new Date(deps.now()) });
  // Of two first logins at once, one was written; both ask whose it is.
  const joined = await findIdentity(deps.db, issuer, subject);
  return openSession(deps, joined?.userId ?? user.id);
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
  const passwordHash = await hashPassword(deps.randomBytes(32).toString('base64url'));
  const made = await insertUser(deps.db, { email, passwordHash, createdAt: at, verifiedAt: at });
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
