// Queries a student's documents as JSON written by PostgreSQL, since the page requests the list every five seconds while
// anything is being read.
import type { DocumentRow } from '#core/document/document';
import { WHO } from '../accounts/store.ts';
import type { Ask, Statement } from '../database/database.ts';

/**
 * A row of `documents d` in the schema of core/document/document. The last score is the newest submission's to any version, by
 * corrected time (core/submission/submission). The earlier quiz is the one before the better one. A quiz made on a device has
 * its title as its name.
 */
const row = `select d.id as doc_id, case when d.kind = 'own' then coalesce(q.title, d.filename) else d.filename end as filename,
    case when d.kind <> 'own' and q.first_id is not null then q.title end as edited_title,
    to_char(d.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as uploaded_at,
    d.status as upload_status, d.quiz_id as generated_quiz_id, nullif(d.better_quiz_id, d.quiz_id) as better_quiz_id,
    case when d.status = 'completed' and d.better_after is not null
      and (d.better_parts is not null or d.better_after > now() - interval '1 day') then
      json_build_object('done', coalesce(d.better_done, 0), 'parts', d.better_parts) end as better_progress,
    case when d.quiz_id = d.better_quiz_id then (select q.id from quizzes q where q.document_id = d.id and q.id < d.quiz_id
      order by q.id desc limit 1) end as earlier_quiz_id,
    d.source_id, d.wishes, q.unmet_wishes, q.unmet, q.left_out, case when q.left_out is not null then json_array_length(q.questions) end as question_count, d.error, d.error_code, d.status = 'error' and d.open_choices is not null as needs_answers,
    case when d.status = 'completed' then to_char(d.rewritten_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as rewritten_at,
    case when d.quiz_id is null then d.timer_choice end as timer_choice,
    q.own_key as made_key, d.kind <> 'own' as is_uploaded, d.part_count, d.unread_pages,
    case when q.first_id is null then (select s.score from submissions s where s.user_id = d.user_id and s.quiz_id = d.quiz_id
      order by s.submitted_at desc, s.id desc limit 1)
    else (select s.score from submissions s where s.user_id = d.user_id and s.quiz_id in (select v.id from quizzes v
      where v.id = q.first_id or v.first_id = q.first_id) order by s.submitted_at desc, s.id desc limit 1) end as last_score,
    case when d.quiz_id is not null then q.timer_seconds else nullif(d.timer_choice, 'suggested')::int end as timer_duration_seconds
  from documents d left join quizzes q on q.id = d.quiz_id`;

/** Newest first. Nothing follows an unknown document or somebody else's. $3: the most rows; $4: the document before them */
export const listStatement: Statement = {
  name: 'documents',
  text: `with ${WHO} select who.*, (select coalesce(json_agg(one), '[]')::text from (${row}
    where d.user_id = who.user_id and d.deleted_at is null and ($4::int is null or (d.uploaded_at, d.id) <
      (select b.uploaded_at, b.id from documents b where b.id = $4 and b.user_id = who.user_id))
    order by d.uploaded_at desc, d.id desc limit $3::int) one) as documents from who`,
};

const oneStatement: Statement = {
  name: 'document',
  text: `select to_json(one) as document from (${row} where d.user_id = $1 and d.id = $2 and d.deleted_at is null) one`,
};

export async function findDocument(ask: Ask, userId: number, id: number): Promise<DocumentRow | null> {
  const [row] = await ask(oneStatement, [userId, id]);
  return (row?.document as DocumentRow | undefined) ?? null;
}
