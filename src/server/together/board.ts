// The leaderboard: checks access, and returns a page and the student's own row.
import { percent } from '#core/marking/grading';
import type { BoardRow, Leaderboard } from '#core/together/sharedQuiz';
import { hiddenIn } from '../access/keys.ts';
import { requireRight, roleIn } from '../access/rights.ts';
import type { Row } from '../database/database.ts';
import { invalid, Refusal } from '../http/failures.ts';
import { PAGE } from './boardStore.ts';
import { officialIn } from './officialStore.ts';

type Found = {
  user_id: number;
  name: string;
  counted: number;
  seconds_used: number | null;
  submitted_at: string;
  rank: number;
  official: unknown;
};

export function boardText(row: Row): string {
  requireRight('board', roleIn(row));
  if (row.has_board !== true) throw new Refusal('leaderboard_not_found');
  if (hiddenIn(row) !== null) throw new Refusal('leaderboard_hidden');
  const total = Number(row.total);
  const end = Number(row.after) + PAGE;
  const questions = Number(row.total_questions);
  const toBoardRow = (member: Found): BoardRow => ({
    rank: member.rank,
    name: member.name,
    score: percent(member.counted, questions),
    correct_count: member.counted,
    official: officialIn(member.official, questions),
    seconds_used: row.is_timed === true ? member.seconds_used : null,
    submitted_at: new Date(member.submitted_at).toISOString(),
    is_own: member.user_id === row.user_id,
  });
  const ownRow = row.own as Found | null;
  return JSON.stringify({
    rows: ((row.rows as Found[] | null) ?? []).map(toBoardRow),
    own: ownRow === null ? null : toBoardRow(ownRow),
    own_name: (row.own_name as string | null) ?? null,
    total,
    total_questions: questions,
    is_timed: row.is_timed === true,
    next: end < total ? end : null,
    as_of: (row.as_of as Date).toISOString(),
  } satisfies Leaderboard);
}

const MOST = 1_000_000_000;

/** The position after which a page begins; 0 for the first. */
export function placeOf(text: string | null): number {
  const place = text === null ? 0 : Number(text);
  if (text === '' || !Number.isSafeInteger(place) || place < 0 || place > MOST) {
    throw invalid(['query', 'after'], 'This is not a place in the list.', 'int_parsing');
  }
  return place;
}
