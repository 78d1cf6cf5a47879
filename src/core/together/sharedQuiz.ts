// Schemas of a quiz shared by a link: what its owner sets, a guest sees and a member has, and its leaderboard.
import * as z from 'zod/mini';
import { JoinName, RenamedTo, ShownName } from '../account/shownName.ts';
import { Quiz } from '../quiz/quiz.ts';
import { OfficialScore } from '../submission/submission.ts';
import { IsoTime } from '../wire/isoTime.ts';

const Time = IsoTime();

/** @public The body of `POST /quizzes/{id}/share`. `expires_at` null: the link never expires; absent: unchanged. */
export const ShareWish = z.object({ leaderboard: z.boolean(), expires_at: z.optional(z.nullable(Time)) });

/** @public A link that works. */
export const Share = z.object({
  code: z.string(),
  url: z.string(),
  leaderboard: z.boolean(),
  expires_at: z.nullable(z.string()),
  /** the number of members, without the owner */
  members: z.int(),
});
export type Share = z.infer<typeof Share>;
/** @public null: the quiz is not shared */
export const ShareNow = z.object({ share: z.nullable(Share) });

/** @public A member, as the owner sees them. */
export const Member = z.object({
  member_id: z.int(),
  /** null: no name given */
  name: z.nullable(z.string()),
  joined_at: z.string(),
  attempts: z.int(),
});
export type Member = z.infer<typeof Member>;
/** @public `next`: the value of `after` for the next page; null: this is the last page */
export const MembersPage = z.object({ members: z.array(Member), total: z.int(), next: z.nullable(z.int()) });

/**
 * @public What anybody with the code sees, signed in or not. `quiz` is for `Try it`, which is scored on the device and not
 * stored.
 */
export const OpenShare = z.object({
  title: z.string(),
  /** the name that the owner chose; null: none */
  owner_name: z.nullable(z.string()),
  leaderboard: z.boolean(),
  /** without the document's name */
  quiz: Quiz,
});
export type OpenShare = z.infer<typeof OpenShare>;

/** @public The body of a join. `name` is shown to the owner and on the leaderboard; null: neither. */
export const JoinWish = z.object({ name: z.nullable(JoinName) });
/** @public */
export const Joined = z.object({ quiz_id: z.int(), renamed_to: RenamedTo });
/** @public The body and the answer of `PUT /quizzes/{id}/leaderboard/name`; null removes the student. */
export const BoardName = z.object({ name: z.nullable(ShownName) });

/** @public Whether a student sees keys and explanations at once, or after the assignment has closed. */
export const AnswersShown = z.enum(['at_once', 'after_closing']);

/** @public An assignment as its member sees it. */
export const OwnAssignment = z.object({
  group_id: z.int(),
  group_name: z.string(),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  /** null: without a limit */
  attempts_allowed: z.nullable(z.int()),
  attempts_used: z.int(),
  answers: AnswersShown,
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

/** @public A row of `Shared with me`: a quiz joined by a link, assigned in a group, or both. */
export const SharedRow = z.object({
  quiz_id: z.int(),
  title: z.string(),
  owner_name: z.nullable(z.string()),
  question_count: z.int(),
  timer_duration_seconds: z.nullable(z.int()),
  /** when it was joined by a link and can be left; null: it is only assigned */
  joined_at: z.nullable(z.string()),
  /** whether there is a leaderboard */
  leaderboard: z.boolean(),
  /** the student's name on the leaderboard; null: not on it */
  name: z.nullable(z.string()),
  last_score: z.nullable(z.number()),
  /** the score that the page shows, from the same attempt */
  last_official: z.optional(z.nullable(OfficialScore)),
  assignments: z.array(OwnAssignment),
  /** the corrected version of an assigned quiz, to be taken instead of `quiz_id` */
  version_id: z.optional(z.nullable(z.int())),
  /** of a corrected quiz: the numbers of all versions, the current one last */
  versions: z.optional(z.nullable(z.array(z.int()))),
});
export type SharedRow = z.infer<typeof SharedRow>;

/** @public */
export const BoardRow = z.object({
  /** equal scores, and equal times of a timed quiz, share a rank */
  rank: z.int(),
  name: z.string(),
  score: z.number(),
  correct_count: z.int(),
  /** for a timed quiz; null: unknown */
  seconds_used: z.nullable(z.int()),
  /** by the server's clock */
  submitted_at: z.string(),
  is_own: z.boolean(),
  /** the score that the page shows */
  official: z.optional(OfficialScore),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** @public A page of the leaderboard; without `after` the first. */
export const Leaderboard = z.object({
  rows: z.array(BoardRow),
  /** the student's own row, on whatever page; null: not on the board, or nothing handed in */
  own: z.nullable(BoardRow),
  /** the student's name on the board; null: not on it */
  own_name: z.nullable(z.string()),
  total: z.int(),
  total_questions: z.int(),
  is_timed: z.boolean(),
  next: z.nullable(z.int()),
  as_of: z.string(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
