// Deletes ended shares and groups. Members removed by an owner are remembered, or they could return by the link.
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../database/database.ts';

/** Deletes what ended before this time, and quizzes that have no owner and no member. Returns the number of rows. */
export async function dropEnded(db: Db, endTime: Date): Promise<number> {
  const isoTime = endTime.toISOString();
  const statements = [
    sql`delete from quiz_members where ended_at < ${isoTime}::timestamptz and not is_removed returning id`,
    sql`delete from group_members where ended_at < ${isoTime}::timestamptz and not is_removed returning id`,
    // Its assignments are deleted too, so keys must be hidden until these close.
    sql`delete from study_groups g where g.ended_at < ${isoTime}::timestamptz and not exists (select 1 from assignments a
      where a.group_id = g.id and (a.closes_at > ${isoTime}::timestamptz or a.opens_at > ${isoTime}::timestamptz)) returning id`,
    sql`delete from quizzes q where q.user_id is null and not exists (select 1 from quiz_members m where m.quiz_id = q.id
      and m.ended_at is null) and not exists (select 1 from submissions s where s.quiz_id = q.id)
      and not exists (select 1 from review_events e where e.quiz_id = q.id) returning id`,
  ];
  let count = 0;
  for (const statement of statements) count += (await rowsOf(db, statement)).length;
  return count;
}
