// A quiz and the newest score, each in one query. Questions and results are large, and go out as PostgreSQL wrote them.
import { withoutKeys } from '#core/hiddenAnswers';
import { officialScore } from '#core/leaderboard';
import type { Question } from '#core/quiz';
import type { Answer, OfficialScore, Receipt } from '#core/submission';
import { topicLine } from '#core/topicLine';
import { questionsFor, veiled } from '../access/hidden.ts';
import { hiddenIn, keysHiddenUntil } from '../access/keys.ts';
import { requireRight, roleIn } from '../access/rights.ts';
import { roleOf } from '../access/role.ts';
import { WHO } from '../accounts/store.ts';
import type { Row, Statement } from '../database.ts';
import { Refusal } from '../failures.ts';
import { joinResults, type StoredResult } from './storedResults.ts';

/** Also of a deleted document: what was kept on a device can always be opened and handed in. $3: the quiz */
export const quizStatement: Statement = {
  name: 'quiz',
  text: `with ${WHO} select who.*, q.id, q.title, q.questions::text, q.timer_seconds, q.written_by, q.unmet, q.left_out, d.filename,
      ${roleOf('q', 'who.user_id', '$2')} as role, ${keysHiddenUntil('q', 'who.user_id', '$2')} as hidden_until,
      q.made_from->>'kind' = 'exam' as is_exam, q.made_from is not null as is_own, array(select v.id from quizzes v where q.user_id = who.user_id
        and q.first_id is not null and v.id < q.id and (v.id = q.first_id or v.first_id = q.first_id) order by v.id desc) as earlier
    from who left join quizzes q on q.id = $3 left join documents d on d.id = q.document_id`,
};

export function quizText(row: Row): string {
  const role = roleIn(row);
  requireRight('read', role);
  const { title, filename, written_by: by, unmet, left_out, timer_seconds: seconds, is_exam, earlier } = row;
  const until = hiddenIn(row);
  const head = {
    ...{ title, ...(filename === null || role !== 'owner' ? {} : { filename }), ...(by === null ? {} : { written_by: by }) },
    ...(unmet === null ? {} : { unmet }),
    ...(left_out === null ? {} : { left_out }),
    ...((earlier as number[]).length === 0 ? {} : { earlier }),
    ...(role === 'owner' ? {} : { is_shared: true }),
  };
  const settings = {
    timer_duration_seconds: seconds,
    ...(is_exam === true || until !== null ? { is_exam: true } : {}),
    ...(until === null ? {} : { answers_hidden_until: until }),
  };
  const questions = String(row.questions);
  const shown = until === null ? questionsFor(role, questions) : JSON.stringify(withoutKeys(JSON.parse(questions), topicLine));
  return withJson(JSON.stringify(head), { questions: shown, settings: JSON.stringify(settings) });
}

/** The newest by the corrected time, as core/submission defines it. $3: the quiz */
export const scoreStatement: Statement = {
  name: 'score',
  text: `with ${WHO} select who.*, q.id, s.score, s.correct_count, s.total_questions, s.results::text, s.answers::text, q.questions::text, s.submission_id, s.revision, s.official_right,
      ${roleOf('q', 'who.user_id', '$2')} as role, ${keysHiddenUntil('q', 'who.user_id', '$2')} as hidden_until
    from who left join quizzes q on q.id = $3
    left join lateral (select * from submissions where user_id = who.user_id and quiz_id = $3
      order by submitted_at desc, id desc limit 1) s on true`,
};

export function scoreText(row: Row): string {
  const { score, correct_count, total_questions, results, submission_id, revision } = row;
  if (results === null) throw new Refusal('nothing_submitted');
  requireRight('own', roleIn(row));
  const anew = revision === 0 ? {} : { revision };
  const told = { score, correct_count, total_questions, submission_id, ...anew } as Omit<Receipt, 'results' | 'submitted_at'>;
  const until = hiddenIn(row);
  if (until !== null) return JSON.stringify(veiled({ ...told, results: [] }, until));
  return withJson(JSON.stringify({ ...told, ...officialIn(row) }), { results: resultsText(row) });
}

/** Of somebody else's quiz: the score that others see. */
function officialIn(row: Row): { official?: OfficialScore } {
  const right = row.official_right as number[] | null;
  if (right === null || roleIn(row) === 'owner') return {};
  const questions = JSON.parse(String(row.questions)) as Question[];
  return { official: officialScore(questions, JSON.parse(String(row.answers)) as Answer[], right) };
}

/** Whole results go out as they were stored. */
function resultsText({ results, answers, questions }: Row): string {
  const stored = JSON.parse(String(results)) as StoredResult[];
  if (stored.every((result) => 'correct_answer' in result)) return String(results);
  const source = { questions: JSON.parse(String(questions)) as Question[], answers: JSON.parse(String(answers)) as Answer[] };
  return JSON.stringify(joinResults(stored, source));
}

/** An object with more fields, whose values are JSON already. */
function withJson(head: string, more: Record<string, string>): string {
  const fields = Object.entries(more).map(([name, json]) => `,"${name}":${json}`);
  return `${head.slice(0, -1)}${fields.join('')}}`;
}
