// Chooses which version of an assigned quiz is taken, and whether hand-ins of the others are marked by it (remarking.ts).
import type { VersionWish } from '#core/together/group';
import { askRight } from '../access/ask.ts';
import { askGroupRight } from '../access/group.ts';
import { askIn } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalidField, Refusal } from '../http/failures.ts';
import { statements } from './versionStore.ts';

type Asked = { userId: number; groupId: number; quizId: number };

/** One at a time for each assignment. The same wish changes nothing. */
export async function setVersion(deps: Deps, request: Asked, { quiz_id: versionId, remark }: VersionWish): Promise<void> {
  const { userId, groupId, quizId } = request;
  await askGroupRight(deps, { userId, groupId, right: 'lead' });
  await askRight(deps, { userId, quizId: versionId, right: 'edit' });
  await deps.db.transaction(async (tx) => {
    const ask = askIn(tx);
    if ((await ask(statements.lock, [groupId, quizId])).length === 0) throw new Refusal('assignment_not_found');
    if ((await ask(statements.isVersion, [quizId, versionId])).length === 0)
      throw invalidField(['body', 'quiz_id'], 'edited_quiz_not_found');
    await ask(statements.choose, [groupId, quizId, versionId]);
    if (remark) await ask(statements.decideRemark, [groupId, quizId, versionId]);
  });
  if (remark) await deps.remarking.begin({ groupId, quizId, versionId });
}

/** Marks what a student handed in before joining, or while away, as it was decided for the group. */
export async function remarkMember(deps: Deps, { userId, groupId }: Omit<Asked, 'quizId'>): Promise<void> {
  for (const row of await deps.ask(statements.remarkMember, [groupId, userId]))
    await deps.remarking.begin({ groupId, quizId: Number(row.quiz_id), versionId: Number(row.version_id) });
}
