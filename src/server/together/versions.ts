// Chooses which version of an assigned quiz is taken, and marks what was handed in by it if the teacher says so.
import type { Question } from '#core/quiz/quiz';
import type { VersionWish } from '#core/together/group';
import { askRight } from '../access/ask.ts';
import { askGroupRight } from '../access/group.ts';
import { askIn, type Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import { invalidField, Refusal } from '../http/failures.ts';
import { pause } from '../process/pause.ts';
import { remarked } from '../quizzes/remark.ts';
import { findQuestions, keepRemark, lockById } from '../quizzes/store.ts';
import { statements } from './versionStore.ts';

type Asked = { userId: number; groupId: number; quizId: number };

/** All or nothing, and one at a time for each assignment. The same wish changes nothing. */
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
    if (remark) await remarkAll(tx, request, versionId);
  });
}

async function remarkAll(tx: Db, { groupId, quizId }: Asked, versionId: number): Promise<void> {
  const questionsOf = new Map<number, Question[]>();
  const read = async (id: number) => {
    const questions = questionsOf.get(id) ?? (JSON.parse(await findQuestions(tx, id)) as Question[]);
    questionsOf.set(id, questions);
    return questions;
  };
  const version = { id: versionId, questions: await read(versionId) };
  for (const { id } of await askIn(tx)(statements.handIns, [groupId, quizId, versionId])) {
    const row = await lockById(tx, Number(id));
    if (row === null) continue;
    const marks = remarked(await read(row.quizId), row, version);
    if (marks !== null) await keepRemark(tx, row.id, marks);
    await pause();
  }
}
