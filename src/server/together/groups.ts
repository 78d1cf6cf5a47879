// Groups: made, named, and ended by their owner; invited to and joined by a code.
import type * as z from 'zod/mini';
import { type GroupJoined, type GroupRow, groupLimits } from '#core/group';
import { invitationPath } from '#core/shareCode';
import { askGroupRight } from '../access/group.ts';
import type { Row } from '../database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';
import { digestOf, readKey } from '../quizzes/decisions.ts';
import { storable } from '../storable.ts';
import { drawCode, type Guesser, openCode } from './codes.ts';
import { allowedName, askNamed, keyOf } from './names.ts';

const statements = {
  /** Of one student the groups are made one by one (`one`), so that none slips by the limit. */
  create: {
    name: 'create group',
    text: `with one as (select id from users where id = $1 for no key update)
      insert into study_groups (user_id, name, own_name, own_key, body_hash, created_at) select $1, $2, $3, $4, $5, $6 from one
      where (select count(*) from study_groups where user_id = $1 and ended_at is null) < ${groupLimits.owned}
      on conflict (user_id, own_key) do nothing returning id, body_hash`,
  },
  made: { name: 'made group', text: 'select id, body_hash from study_groups where user_id = $1 and own_key = $2' },
  list: {
    name: 'groups',
    text: `select g.id, g.name, g.own_name, g.code, g.user_id = $1 as is_own, m.name as member_name,
        (select count(*)::int from group_members o where o.group_id = g.id and o.ended_at is null) as members
      from study_groups g left join group_members m on m.group_id = g.id and m.user_id = $1 and m.ended_at is null
      where g.ended_at is null and g.id in (select id from study_groups where user_id = $1
        union select group_id from group_members where user_id = $1 and ended_at is null) order by g.id desc`,
  },
  rename: { name: 'rename group', text: 'update study_groups set name = $2 where id = $1' },
  end: { name: 'end group', text: 'update study_groups set ended_at = $2, code = null where id = $1' },
  invite: { name: 'invite', text: 'update study_groups set code = $2 where id = $1' },
  open: {
    name: 'open invitation',
    text: 'select id, user_id, name, own_name from study_groups where code = $1 and ended_at is null',
  },
  /** Of one group nobody joins at the same moment (`one`), so that none slips by the limit; who was removed does not come back. */
  join: {
    name: 'join group',
    text: `with one as (select id from study_groups where id = $1 and ended_at is null for no key update)
      insert into group_members as m (group_id, user_id, name, name_key, joined_at) select one.id, $2, $3, $4, $5 from one
      where (select count(*) from group_members o where o.group_id = $1 and o.ended_at is null and o.user_id <> $2) < ${groupLimits.members}
      on conflict (group_id, user_id) do update set name = excluded.name, name_key = excluded.name_key, ended_at = null
      where not m.is_removed returning m.id`,
  },
  nameIn: {
    name: 'name in group',
    text: 'select name from group_members where group_id = $1 and user_id = $2 and ended_at is null',
  },
  isRemoved: {
    name: 'is removed',
    text: 'select 1 from group_members where group_id = $1 and user_id = $2 and is_removed',
  },
  members: {
    name: 'group members',
    text: 'select id, name, joined_at from group_members where group_id = $1 and ended_at is null order by name, id',
  },
  remove: {
    name: 'remove group member',
    text: `update group_members set ended_at = $3, is_removed = true where group_id = $1 and id = $2 and ended_at is null returning id`,
  },
  leave: {
    name: 'leave group',
    text: 'update group_members set ended_at = $3 where group_id = $1 and user_id = $2 and ended_at is null returning id',
  },
};

type Asked = { userId: number; groupId: number };

/** The same key and body gives the same group; another body is refused. */
export async function createGroup(
  deps: Deps,
  { userId, given, key: givenKey }: { userId: number; given: { name: string; own_name: string }; key: string | null },
): Promise<{ group_id: number }> {
  const key = readKey(givenKey);
  const { name, own_name: ownName } = storable(given);
  const hash = digestOf([name, ownName]);
  const made = async () => (await deps.ask(statements.made, [userId, key]))[0];
  const row =
    (await made()) ??
    (await deps.ask(statements.create, [userId, name, ownName, key, hash, new Date(deps.now())]))[0] ??
    (await made());
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

/** What its members have handed in stays theirs, and what they have begun can be handed in. */
export async function endGroup(deps: Deps, { userId, groupId }: Asked): Promise<void> {
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  await deps.ask(statements.end, [groupId, new Date(deps.now())]);
}

/** A new invitation; the one before does not work any more. */
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
  const asked = { given, guesser, refusal: 'invitation_gone' as const };
  return openCode(deps, asked, async (code) => (await deps.ask(statements.open, [code]))[0] ?? null);
}

export async function openInvitation(deps: Deps, given: Opening) {
  const { name, own_name: ownName } = await opened(deps, given);
  return { name: String(name), owner_name: String(ownName) };
}

/** Again it changes the name; one that is not allowed is cleaned, or another one is drawn. The owner is in the group already. */
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
  if (row !== undefined) return { group_id: groupId, ...(isRefused ? { renamed_to: name } : {}) };
  const [removed] = await deps.ask(statements.isRemoved, [groupId, userId]);
  throw removed === undefined
    ? new Refusal('group_full', { params: { limit: groupLimits.members } })
    : new Refusal('invitation_gone');
}

/** The name that the student has in the group, else one that says nothing. */
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
