// A quiz and the newest score, each in one query. Questions and results are large, and go out as PostgreSQL wrote them.
import { WHO } from '../accounts/store.ts';
import type { Row, Statement } from '../database.ts';
import { notFound, Refusal } from '../failures.ts';

/** Also of a deleted document: what was kept on a device can always be opened and handed in. $3: the quiz */
export const quizStatement: Statement = {
  name: 'quiz',
  text: `with ${WHO} select who.*, q.title, q.questions::text, q.timer_seconds, q.written_by, q.unmet, d.filename,
      q.made_from->>'kind' = 'exam' as is_exam, array(select v.id from quizzes v where q.first_id is not null and v.id < q.id
        and (v.id = q.first_id or v.first_id = q.first_id) order by v.id desc) as earlier from who
    left join quizzes q on q.user_id = who.user_id and q.id = $3 left join documents d on d.id = q.document_id`,
};

export function quizText(row: Row): string {
  const { title, filename, written_by: by, questions, unmet, timer_seconds: seconds, is_exam, earlier } = row;
  if (questions === null) throw notFound('Quiz');
  const versions = (earlier as number[]).length === 0 ? {} : { earlier };
  const said = { ...(by === null ? {} : { written_by: by }), ...(unmet === null ? {} : { unmet }) };
  const head = JSON.stringify({ title, filename, ...said, ...versions });
  const settings = { timer_duration_seconds: seconds, ...(is_exam === true ? { is_exam } : {}) };
  return withJson(head, { questions: String(questions), settings: JSON.stringify(settings) });
}

/** The newest by the corrected time, as core/submission defines it. $3: the quiz */
export const scoreStatement: Statement = {
  name: 'score',
  text: `with ${WHO} select who.*, s.score, s.correct_count, s.total_questions, s.results::text, s.submission_id, s.revision from who
    left join lateral (select * from submissions where user_id = who.user_id and quiz_id = $3
      order by submitted_at desc, id desc limit 1) s on true`,
};

export function scoreText(row: Row): string {
  const { score, correct_count, total_questions, results, submission_id, revision } = row;
  if (results === null) throw new Refusal(404, 'No submission found for this quiz');
  const anew = revision === 0 ? {} : { revision };
  return withJson(JSON.stringify({ score, correct_count, total_questions, submission_id, ...anew }), {
    results: String(results),
  });
}

/** An object with more fields, whose values are JSON already. */
function withJson(head: string, more: Record<string, string>): string {
  const fields = Object.entries(more).map(([name, json]) => `,"${name}":${json}`);
  return `${head.slice(0, -1)}${fields.join('')}}`;
}
