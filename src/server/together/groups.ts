// Creates, names and ends groups, and handles invitations and joining by a code.

import type * as z from 'zod/mini';
import { type GroupJoined, type GroupRow, groupLimits } from '#core/together/group';
import { invitationPath } from '#core/together/shareCode';
import { askGroupRight } from '../access/group.ts';
import type { Row } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import { digestOf, readKey } from '../quizzes/decisions.ts';
import { drawCode, type Guesser, openCode } from './codes.ts';
import { statements } from './groupStore.ts';
import { allowedName, askNamed, keyOf } from './names.ts';
import { remarkMember } from './versions.ts';

type Asked = { userId: number; groupId: number };

/** The same key and body give the same group; another body is refused. */
export async function createGroup(
  deps: Deps,
  { userId, body, key: givenKey }: { userId: number; body: { name: string; own_name: string }; key: string | null },
): Promise<{ group_id: number }> {
  const key = readKey(givenKey);
  const { name, own_name: ownName } = storable(body);
  const hash = digestOf([name, ownName]);
  const findMade = async () => (await deps.ask(statements.made, [userId, key]))[0];
  const row =
    (await findMade()) ??
    (await deps.ask(statements.create, [userId, name, ownName, key, hash, new Date(deps.now())]))[0] ??
    (await findMade());
  if (row === undefined) throw new Refusal('too_many_groups', { params: { limit: groupLimits.owned } });
  if (row.body_hash !== hash) throw new Refusal('key_used_otherwise');
  return { group_id: Number(row.id) };
}

export async function groupsOf(deps: Deps, userId: number): Promise<GroupRow[]> {
  const rows = await deps.ask(statements.list, [userId]);
  return rows.map((row) => toGroup(deps, row));
}

function toGroup({ appUrl }: Deps, row: Row): GroupRow {
  const isOwn = row.is_own === true;
  const code = isOwn ? ((row.code as string | null) ?? null) : null;
  return {
    group_id: Number(row.id),
    name: String(row.name),
    role: isOwn ? 'owner' : 'member',
    owner_name: String(row.own_name),
    own_name: String(isOwn ? row.own_name : row.member_name),
    members: Number(row.members),
    code,
    url: code === null ? null : appUrl + invitationPath(code),
  };
}

export async function renameGroup(deps: Deps, { userId, groupId }: Asked, name: string): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  await deps.ask(statements.rename, [groupId, storable(name)]);
}

/** Submissions stay with the members, and attempts in progress can still be handed in. */
export async function endGroup(deps: Deps, { userId, groupId }: Asked): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  await deps.ask(statements.end, [groupId, new Date(deps.now())]);
}

/** Creates an invitation. The previous one stops working. */
export async function inviteTo(deps: Deps, { userId, groupId }: Asked): Promise<{ code: string; url: string }> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const code = drawCode(deps);
  await deps.ask(statements.invite, [groupId, code]);
  return { code, url: deps.appUrl + invitationPath(code) };
}

export async function endInvitation(deps: Deps, { userId, groupId }: Asked): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  await deps.ask(statements.invite, [groupId, null]);
}

type Opening = { code: string; guesser: Guesser };

async function opened(deps: Deps, { code: given, guesser }: Opening): Promise<Row> {
  const request = { given, guesser, refusal: 'invitation_gone' as const };
  return openCode(deps, request, async (code) => (await deps.ask(statements.open, [code]))[0] ?? null);
}

export async function openInvitation(deps: Deps, opening: Opening) {
  const { name, own_name: ownName } = await opened(deps, opening);
  return { name: String(name), owner_name: String(ownName) };
}

/** Joining again changes the name. A name that is not allowed is cleaned up or replaced. The owner is already in the group. */
export async function joinGroup(
  deps: Deps,
  { userId, name: wish, code, ip }: { userId: number; name: string; code: string; ip: string },
): Promise<z.infer<typeof GroupJoined>> {
  const group = await opened(deps, { code, guesser: { ip, userId } });
  const groupId = Number(group.id);
  if (group.user_id === userId) return { group_id: groupId };
  const { name: allowed, isRefused } = allowedName(wish, [String(group.own_name)]);
  const name = allowed ?? (await nameIn(deps, { userId, groupId }));
  const values = [groupId, userId, name, keyOf(name), new Date(deps.now())];
  const [row] = await askNamed(deps.ask, statements.join, values);
  if (row !== undefined) {
    await remarkMember(deps, { userId, groupId });
    return { group_id: groupId, ...(isRefused ? { renamed_to: name } : {}) };
  }
  const [removed] = await deps.ask(statements.isRemoved, [groupId, userId]);
  throw removed === undefined
    ? new Refusal('group_full', { params: { limit: groupLimits.members } })
    : new Refusal('invitation_gone');
}

/** The student's name in the group, or a neutral one. */
async function nameIn(deps: Deps, { userId, groupId }: Asked): Promise<string> {
  const [row] = await deps.ask(statements.nameIn, [groupId, userId]);
  return row === undefined ? `Member ${deps.randomBytes(4).readUInt32BE() % 1_000_000}` : String(row.name);
}

export async function membersOfGroup(deps: Deps, { userId, groupId }: Asked) {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const rows = await deps.ask(statements.members, [groupId]);
  return rows.map((row) => ({
    member_id: Number(row.id),
    name: String(row.name),
    joined_at: (row.joined_at as Date).toISOString(),
  }));
}

export async function removeFromGroup(deps: Deps, { userId, groupId }: Asked, memberId: number): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  const rows = await deps.ask(statements.remove, [groupId, memberId, new Date(deps.now())]);
  if (rows.length === 0) throw new Refusal('member_not_found');
}

export async function leaveGroup(deps: Deps, { userId, groupId }: Asked): Promise<void> {
  const rows = await deps.ask(statements.leave, [groupId, userId, new Date(deps.now())]);
  if (rows.length === 0) throw new Refusal('group_not_found');
}
