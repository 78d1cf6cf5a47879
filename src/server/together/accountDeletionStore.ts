// Handles a student's shared quizzes when the account is deleted: members keep them, without the owner's name.
import { sql } from 'drizzle-orm';
import { ASSIGNED } from '../access/roleStore.ts';
import type { Db } from '../database/database.ts';

/** Call it before the account's row is deleted. Groups are deleted with it, and their members keep the assigned quizzes. */
export async function leaveQuizzesToMembers(tx: Db, userId: number, at: Date): Promise<void> {
  const now = at.toISOString();
  await tx.execute(sql`insert into quiz_members (quiz_id, user_id, joined_at)
    select distinct a.quiz_id, gm.user_id, ${now}::timestamptz from study_groups g join ${sql.raw(ASSIGNED)} a on a.group_id = g.id
      join group_members gm on gm.group_id = g.id join quizzes q on q.id = a.quiz_id and q.user_id = ${userId}
    where g.ended_at is null and a.ended_at is null and gm.ended_at is null
    on conflict (quiz_id, user_id) do update set ended_at = null, is_removed = false`);
  // Assignments are deleted with their groups, but keys stay hidden.
  await tx.execute(sql`update quizzes q set keys_hidden_until = (select greatest(q.keys_hidden_until, max(a.opens_at),
      max(a.closes_at) filter (where a.hides_answers)) from ${sql.raw(ASSIGNED)} a where a.quiz_id = q.id) where q.user_id = ${userId}`);
  await tx.execute(sql`update submissions s set revision = s.revision + 1,
      teacher_marks = (select jsonb_agg(m || '{"by": null}') from jsonb_array_elements(s.teacher_marks) m)
    from quizzes q where q.id = s.quiz_id and q.user_id = ${userId} and s.teacher_marks is not null`);
  await tx.execute(sql`update quiz_shares s set ended_at = ${now}::timestamptz from quizzes q
    where q.id = s.quiz_id and q.user_id = ${userId} and s.ended_at is null`);
  await tx.execute(sql`update quizzes q set user_id = null, document_id = null, own_key = null, body_hash = null, first_id = null,
      made_from = q.made_from - 'filename'
    where q.user_id = ${userId} and (
      exists (select 1 from quiz_members m where m.quiz_id = q.id and m.user_id <> ${userId} and m.ended_at is null)
      or exists (select 1 from submissions s where s.quiz_id = q.id and s.user_id <> ${userId})
      or exists (select 1 from review_events e where e.quiz_id = q.id and e.user_id <> ${userId}))`);
}
