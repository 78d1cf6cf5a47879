// The query of a leaderboard page. The order is that of core/together/leaderboard, and a test compares both.
import { keysHiddenUntil } from '../access/keyStore.ts';
import { roleOf } from '../access/roleStore.ts';
import { WHO } from '../accounts/store.ts';
import type { Statement } from '../database/database.ts';
import { ESSAYS, OFFICIAL, OFFICIAL_CORRECT } from './officialStore.ts';

export const PAGE = 50;
const rank = 'f.correct desc, case when quiz.is_timed then f.seconds_used end asc nulls last';
/** Nobody reads and answers a question in less than a second: such a time is ignored. */
const BELIEVED_SECONDS = 'case when s.seconds_used >= quiz.question_count then s.seconds_used end';

const WITH_SUBMISSION = 'board b join submissions s on s.id = b.submission';
const SHOWN = `to_jsonb(b) || jsonb_build_object('official', (${OFFICIAL('s')}))`;

/**
 * Each member's first submission to arrive, found by index: a join of ten thousand with ten thousand gets a good plan only after
 * the database has gathered statistics. $3: the quiz; $4: how many rows precede the page
 */
export const boardStatement: Statement = {
  name: 'leaderboard',
  text: `with ${WHO}, essays as (${ESSAYS} where q.id = $3), quiz as (select q.*, q.timer_seconds is not null as is_timed, coalesce(s.leaderboard, false) as has_board,
        json_array_length(q.questions) as question_count
      from quizzes q left join quiz_shares s on s.quiz_id = q.id where q.id = $3),
    board as (select m.user_id, m.name, f.id as submission, f.counted, f.seconds_used, f.submitted_at, rank() over (order by ${rank})::int as rank,
        row_number() over (order by ${rank}, f.submitted_at, f.id)::int as place
      from quiz cross join essays join quiz_members m on m.quiz_id = quiz.id cross join lateral (
        select s.id, ${OFFICIAL_CORRECT('s')} as correct, coalesce(cardinality(s.official_right), s.correct_count) as counted,
          ${BELIEVED_SECONDS} as seconds_used, s.submitted_at
        from submissions s where s.quiz_id = m.quiz_id and s.user_id = m.user_id order by s.id limit 1) f
      where m.quiz_id = $3 and m.ended_at is null and m.name is not null)
    select who.*, ${roleOf('quiz', 'who.user_id', '$2')} as role, ${keysHiddenUntil('quiz', 'who.user_id', '$2')} as hidden_until,
      quiz.has_board, quiz.is_timed, quiz.question_count as total_questions, $2::timestamptz as as_of, $4::int as after,
      (select count(*)::int from board) as total,
      (select m.name from quiz_members m where m.quiz_id = $3 and m.user_id = who.user_id and m.ended_at is null) as own_name,
      (select ${SHOWN} from ${WITH_SUBMISSION} where b.user_id = who.user_id) as own,
      (select json_agg(${SHOWN} order by b.place) from ${WITH_SUBMISSION} where b.place > $4 and b.place <= $4 + ${PAGE}) as rows
    from who left join quiz on true`,
};
