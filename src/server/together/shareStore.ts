// Queries of links to quizzes.
import { keysHiddenUntil } from '../access/keyStore.ts';

const members = `(select count(*)::int from quiz_members m join quizzes q on q.id = m.quiz_id
  where m.quiz_id = s.quiz_id and m.ended_at is null and m.user_id is distinct from q.user_id) as members`;
export const shareStatement = {
  name: 'share',
  text: `select s.*, ${members} from quiz_shares s where s.quiz_id = $1 and s.ended_at is null`,
};
/** A disabled link returns with a new code. $6: whether its expiry is set; otherwise it is unchanged. */
export const keepStatement = {
  name: 'keep share',
  text: `insert into quiz_shares as s (quiz_id, code, leaderboard, expires_at, created_at) values ($1, $2, $3, $4, $5)
    on conflict (quiz_id) do update set leaderboard = excluded.leaderboard, ended_at = null,
      expires_at = case when $6 or s.ended_at is not null then excluded.expires_at else s.expires_at end,
      code = case when s.ended_at is null then s.code else excluded.code end returning s.*, ${members}`,
};
export const endStatement = {
  name: 'end share',
  text: 'update quiz_shares set ended_at = $2 where quiz_id = $1 and ended_at is null',
};
export const openStatement = {
  name: 'open share',
  text: `select q.title, q.questions, q.timer_seconds, q.written_by, q.left_out, q.made_from->>'kind' = 'exam' as is_exam, s.leaderboard,
      u.display_name, ${keysHiddenUntil('q', null, '$2::timestamptz')} as hidden_until
    from quiz_shares s join quizzes q on q.id = s.quiz_id left join users u on u.id = q.user_id
    where s.code = $1 and s.ended_at is null and (s.expires_at is null or s.expires_at > $2)`,
};
/** A member may join again: the first answer may have been lost. */
export const joinStatement = {
  name: 'find share',
  text: `select s.quiz_id, q.user_id = $2 as is_own from quiz_shares s join quizzes q on q.id = s.quiz_id
    left join quiz_members m on m.quiz_id = s.quiz_id and m.user_id = $2
    where s.code = $1 and m.is_removed is distinct from true
      and (s.ended_at is null and (s.expires_at is null or s.expires_at > $3) or m.id is not null and m.ended_at is null)`,
};
