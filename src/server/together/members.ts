// Members of a quiz shared by a link, and their names on its leaderboard.
import { isLookalike } from '#core/text/lookalike';
import type { Member } from '#core/together/sharedQuiz';
import { askRight } from '../access/ask.ts';
import type { Statement } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/failures.ts';
import {
  joinStatement,
  leadersStatement,
  leaveStatement,
  listStatement,
  nameStatement,
  PAGE,
  removeStatement,
  takeBackStatement,
} from './memberStore.ts';
import { askNamed, keyOf } from './names.ts';

type Membership = { userId: number; quizId: number; name: string | null };

/** The member's current name; null if the owner has removed them. */
export async function keepMember(deps: Deps, membership: Membership): Promise<{ name: string | null } | null> {
  return keep(deps, joinStatement, membership);
}

async function keep({ ask, now }: Deps, statement: Statement, { userId, quizId, name }: Membership) {
  const [row] = await askNamed(ask, statement, [quizId, userId, name, keyOf(name), new Date(now())]);
  return row === undefined ? null : { name: (row.name as string | null) ?? null };
}

/** The names of those who share or assign the quiz, except the caller: no member may have the same. */
export async function leadersOf({ ask }: Deps, { userId, quizId }: Omit<Membership, 'name'>): Promise<string[]> {
  const rows = await ask(leadersStatement, [quizId, userId]);
  return rows.map(({ name }) => String(name));
}

/** Removes a sharing student's name from members who had it before. They can choose another one. */
export async function takeBackName({ ask }: Deps, userId: number, name: string): Promise<void> {
  await ask(takeBackStatement, [userId, keyOf(name)]);
}

/** Sets the name on the leaderboard; null removes it. */
export async function setBoardName(deps: Deps, membership: Membership): Promise<void> {
  await askRight(deps, { userId: membership.userId, quizId: membership.quizId, right: 'board' });
  const { name } = membership;
  const leaders = name === null ? [] : await leadersOf(deps, membership);
  if (name !== null && leaders.some((leader) => isLookalike(name, leader))) throw new Refusal('name_taken');
  if ((await keep(deps, nameStatement, membership)) === null) throw new Refusal('quiz_not_found');
}

type Page = { members: Member[]; total: number; next: number | null };

export async function membersOf(deps: Deps, request: { userId: number; quizId: number; after: number }): Promise<Page> {
  await askRight(deps, { userId: request.userId, quizId: request.quizId, right: 'edit' });
  const [row] = await deps.ask(listStatement, [request.quizId, request.after]);
  const members = (row?.members ?? []) as Member[];
  const next = members.length < PAGE ? null : (members.at(-1)?.member_id ?? null);
  return { members, total: Number(row?.total ?? 0), next };
}

export async function removeMember(deps: Deps, request: { userId: number; quizId: number; memberId: number }): Promise<void> {
  await askRight(deps, { userId: request.userId, quizId: request.quizId, right: 'edit' });
  const rows = await deps.ask(removeStatement, [request.quizId, request.memberId, new Date(deps.now())]);
  if (rows.length === 0) throw new Refusal('member_not_found');
}

/** Submissions stay the student's own. */
export async function leaveQuiz(deps: Deps, { userId, quizId }: { userId: number; quizId: number }): Promise<void> {
  const rows = await deps.ask(leaveStatement, [quizId, userId, new Date(deps.now())]);
  if (rows.length === 0) throw new Refusal('quiz_not_found');
}
