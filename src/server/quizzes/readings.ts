// Shapes a quiz and the newest score as answers. Questions and results are large, and are sent as PostgreSQL stored them.
import { withoutKeys } from '#core/attempt/hiddenAnswers';
import { topicLine } from '#core/marking/topicLine';
import type { Question } from '#core/quiz/quiz';
import type { Answer, OfficialScore, Receipt, StoredTeacherMark } from '#core/submission/submission';
import { officialScore } from '#core/together/leaderboard';
import { questionsFor, withScoreHidden } from '../access/hidden.ts';
import { hiddenIn } from '../access/keys.ts';
import { requireRight, roleIn } from '../access/rights.ts';
import type { Row } from '../database/database.ts';
import { Refusal } from '../http/failures.ts';
import { joinResults, type StoredResult } from './storedResults.ts';
import { withTeacherMarks } from './teacherMarks.ts';

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
    ...(row.read_by === null ? {} : { answers_read_by: String(row.read_by) }),
  };
  const settings = {
    timer_duration_seconds: seconds,
    ...(is_exam === true || until !== null ? { is_exam: true } : {}),
    ...(until === null ? {} : { answers_hidden_until: until }),
  };
  const questions = String(row.questions);
  const questionsText =
    until === null ? questionsFor(role, questions) : JSON.stringify(withoutKeys(JSON.parse(questions), topicLine));
  return withJson(JSON.stringify(head), { questions: questionsText, settings: JSON.stringify(settings) });
}

export function scoreText(row: Row): string {
  const { score, correct_count, total_questions, results, submission_id, revision, counted_version } = row;
  if (results === null) throw new Refusal('nothing_submitted');
  requireRight('own', roleIn(row));
  const anew = revision === 0 ? {} : { revision };
  const versionField = counted_version === null ? {} : { counted_version };
  const receipt = { score, correct_count, total_questions, submission_id, ...anew, ...versionField } as Omit<
    Receipt,
    'results' | 'submitted_at'
  >;
  const until = hiddenIn(row);
  if (until !== null) return JSON.stringify(withScoreHidden({ ...receipt, results: [] }, until));
  return withJson(JSON.stringify({ ...receipt, ...officialIn(row) }), { results: resultsText(row) });
}

/** The score that others see, for somebody else's quiz. */
function officialIn(row: Row): { official?: OfficialScore } {
  const right = row.official_right as number[] | null;
  if (right === null || roleIn(row) === 'owner') return {};
  const questions = JSON.parse(String(row.questions)) as Question[];
  return { official: officialScore(questions, JSON.parse(String(row.answers)) as Answer[], right, marksIn(row) ?? []) };
}

const marksIn = (row: Row) => row.teacher_marks as StoredTeacherMark[] | null;

/** Complete results are sent as stored. */
function resultsText(row: Row): string {
  const { results, answers, questions } = row;
  const storedResults = JSON.parse(String(results)) as StoredResult[];
  const marks = marksIn(row);
  if (marks === null && storedResults.every((result) => 'correct_answer' in result)) return String(results);
  const source = { questions: JSON.parse(String(questions)) as Question[], answers: JSON.parse(String(answers)) as Answer[] };
  return JSON.stringify(withTeacherMarks(joinResults(storedResults, source), marks));
}

/** Adds fields whose values are already JSON to an object. */
function withJson(head: string, jsonFields: Record<string, string>): string {
  const fields = Object.entries(jsonFields).map(([name, json]) => `,"${name}":${json}`);
  return `${head.slice(0, -1)}${fields.join('')}}`;
}
