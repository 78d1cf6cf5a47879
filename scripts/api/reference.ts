// What the API is measured against: hono, pg, and one handwritten query for each call, without sessions, checks or headers. It is what
// somebody writes in an afternoon.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const app = new Hono();

app.get('/documents', async (c) => {
  const { rows } = await pool.query(
    `select d.id as doc_id, d.filename, d.uploaded_at, d.status as upload_status, d.quiz_id as generated_quiz_id, d.error,
       q.timer_seconds as timer_duration_seconds, (select s.score from submissions s where s.user_id = d.user_id and s.quiz_id = d.quiz_id
       order by s.submitted_at desc, s.id desc limit 1) as last_score
     from documents d left join quizzes q on q.id = d.quiz_id
     where d.user_id = $1 and d.deleted_at is null order by d.uploaded_at desc, d.id desc`,
    [c.req.query('user')],
  );
  return c.json(rows);
});
app.get('/score', async (c) => {
  const { rows } = await pool.query(
    `select score, correct_count, total_questions, results, submission_id from submissions
     where user_id = $1 and quiz_id = $2 order by submitted_at desc, id desc limit 1`,
    [c.req.query('user'), c.req.query('quiz')],
  );
  return c.json(rows[0]);
});
app.get('/quiz', async (c) => {
  const { rows } = await pool.query('select title, questions, timer_seconds from quizzes where user_id = $1 and id = $2', [
    c.req.query('user'),
    c.req.query('quiz'),
  ]);
  return c.json(rows[0]);
});
app.post('/submit', async (c) => {
  const { answers } = (await c.req.json()) as { answers: unknown };
  const { rows } = await pool.query(
    'insert into bare_submissions (user_id, quiz_id, submission_id, answers) values ($1, $2, $3, $4) returning id',
    [c.req.query('user'), c.req.query('quiz'), c.req.header('idempotency-key'), JSON.stringify(answers)],
  );
  return c.json(rows[0]);
});

await pool.query(`create table if not exists bare_submissions (id integer primary key generated always as identity, user_id integer
  not null, quiz_id integer not null, submission_id text not null, answers jsonb not null, unique (user_id, submission_id))`);
serve({ fetch: app.fetch, port: Number(process.env.PORT), hostname: '127.0.0.1' }, () => process.stdout.write('ready\n'));
