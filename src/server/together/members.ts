// Who has a quiz by its link, and by what name on its leaderboard.
import { isLookalike } from '#core/lookalike';
import type { Member } from '#core/sharedQuiz';
import { askRight } from '../access/ask.ts';
import type { Statement } from '../database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../failures.ts';
import { askNamed, keyOf } from './names.ts';
import { isoSql } from './times.ts';

const PAGE = 100;

/** Whoever was removed by the owner does not come back. */
const keeping = (name: string, set: string) => ({
  name,
  text: `insert into quiz_members as m (quiz_id, user_id, name, name_key, joined_at) values ($1, $2, $3, $4, $5)
    on conflict (quiz_id, user_id) do update set ${set}, ended_at = null,
      joined_at = case when m.ended_at is null then m.joined_at else excluded.joined_at end
    where not m.is_removed returning m.id, m.name`,
});
/** Joining once more without a name takes none off. */
const joinStatement = keeping(
  'keep member',
  'name = coalesce(excluded.name, m.name), name_key = coalesce(excluded.name_key, m.name_key)',
);
const nameStatement = keeping('name member', 'name = excluded.name, name_key = excluded.name_key');
const leadersStatement = {
  name: 'leaders of quiz',
  text: `select u.display_name as name from quizzes q join users u on u.id = q.user_id
      where q.id = $1 and u.id <> $2 and u.display_name is not null
    union all select m.name from quizzes q join quiz_members m on m.quiz_id = q.id and m.user_id = q.user_id
      where q.id = $1 and m.user_id <> $2 and m.name is not null and m.ended_at is null
    union all select g.own_name from assignments a join study_groups g on g.id = a.group_id
      where a.quiz_id = $1 and g.user_id <> $2 and a.ended_at is null and g.ended_at is null`,
};
const gone = 'ended_at = $3, name = null, name_key = null';
const removeStatement = {
  name: 'remove member',
  text: `update quiz_members m set ${gone}, is_removed = true from quizzes q where m.quiz_id = $1 and m.id = $2 and m.ended_at is null
    and q.id = m.quiz_id and q.user_id is distinct from m.user_id returning m.id`,
};
const leaveStatement = {
  name: 'leave quiz',
  text: `update quiz_members m set ${gone} from quizzes q where m.quiz_id = $1 and m.user_id = $2 and m.ended_at is null
    and q.id = m.quiz_id and q.user_id is distinct from m.user_id returning m.id`,
};
const listStatement = {
  name: 'members',
  text: `with own as (select m.* from quiz_members m join quizzes q on q.id = m.quiz_id
      where m.quiz_id = $1 and m.ended_at is null and m.user_id is distinct from q.user_id)
    select (select count(*)::int from own) as total, coalesce((select json_agg(one) from (
      select o.id as member_id, o.name, ${isoSql('o.joined_at')} as joined_at,
        (select count(*)::int from submissions s where s.quiz_id = o.quiz_id and s.user_id = o.user_id) as attempts
      from own o where o.id > $2 order by o.id limit ${PAGE}) one), '[]') as members`,
};

/** $1: who shares; $2: the key of that name */
const takeBackStatement = {
  name: 'take back name',
  text: `update quiz_members m set name = null, name_key = null from quizzes q
    where q.user_id = $1 and m.quiz_id = q.id and m.user_id <> $1 and m.name_key = $2 and m.ended_at is null`,
};

type Membership = { userId: number; quizId: number; name: string | null };

/** The name that the member has now; null for somebody whom the owner has removed. */
export async function keepMember(deps: Deps, given: Membership): Promise<{ name: string | null } | null> {
  return keep(deps, joinStatement, given);
}

async function keep({ ask, now }: Deps, statement: Statement, { userId, quizId, name }: Membership) {
  const [row] = await askNamed(ask, statement, [quizId, userId, name, keyOf(name), new Date(now())]);
  return row === undefined ? null : { name: (row.name as string | null) ?? null };
}

/** The names of those who share or assign the quiz, but of whoever asks: nobody else is called so. */
export async function leadersOf({ ask }: Deps, { userId, quizId }: Omit<Membership, 'name'>): Promise<string[]> {
  const rows = await ask(leadersStatement, [quizId, userId]);
  return rows.map(({ name }) => String(name));
}

/** Takes the name of whoever shares quizzes off the members of them who had it before; they can choose another one. */
export async function takeBackName({ ask }: Deps, userId: number, name: string): Promise<void> {
  await ask(takeBackStatement, [userId, keyOf(name)]);
}

/** The name on the leaderboard; null takes it off. */
export async function setBoardName(deps: Deps, given: Membership): Promise<void> {
  await askRight(deps, { userId: given.userId, quizId: given.quizId, right: 'board' });
  const { name } = given;
  const leaders = name === null ? [] : await leadersOf(deps, given);
  if (name !== null && leaders.some((leader) => isLookalike(name, leader))) throw new Refusal('name_taken');
  if ((await keep(deps, nameStatement, given)) === null) throw new Refusal('quiz_not_found');
}

type Page = { members: Member[]; total: number; next: number | null };

export async function membersOf(deps: Deps, given: { userId: number; quizId: number; after: number }): Promise<Page> {
  await askRight(deps, { userId: given.userId, quizId: given.quizId, right: 'edit' });
  const [row] = await deps.ask(listStatement, [given.quizId, given.after]);
  const members = (row?.members ?? []) as Member[];
  const next = members.length < PAGE ? null : (members.at(-1)?.member_id ?? null);
  return { members, total: Number(row?.total ?? 0), next };
}

export async function removeMember(deps: Deps, given: { userId: number; quizId: number; memberId: number }): Promise<void> {
  await askRight(deps, { userId: given.userId, quizId: given.quizId, right: 'edit' });
  const rows = await deps.ask(removeStatement, [given.quizId, given.memberId, new Date(deps.now())]);
  if (rows.length === 0) throw new Refusal('member_not_found');
}

/** What was handed in stays the student's own. */
export async function leaveQuiz(deps: Deps, { userId, quizId }: { userId: number; quizId: number }): Promise<void> {
  const rows = await deps.ask(leaveStatement, [quizId, userId, new Date(deps.now())]);
  if (rows.length === 0) throw new Refusal('quiz_not_found');
}
