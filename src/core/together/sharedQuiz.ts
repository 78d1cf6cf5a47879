// A quiz that is shared by a link: what its owner sets, what a guest sees, what a member has, and its leaderboard.
import * as z from 'zod/mini';
import { JoinName, RenamedTo, ShownName } from '../account/shownName.ts';
import { Quiz } from '../quiz/quiz.ts';
import { OfficialScore } from '../submission/submission.ts';
import { IsoTime } from '../wire/isoTime.ts';

const Time = IsoTime();

/** @public The body of `POST /quizzes/{id}/share`. `expires_at` null: the link does not run out; left out: as it was. */
export const ShareWish = z.object({ leaderboard: z.boolean(), expires_at: z.optional(z.nullable(Time)) });

/** @public A link that is turned on. */
export const Share = z.object({
  code: z.string(),
  url: z.string(),
  leaderboard: z.boolean(),
  expires_at: z.nullable(z.string()),
  /** how many have joined, without the owner */
  members: z.int(),
});
export type Share = z.infer<typeof Share>;
/** @public null: the quiz is not shared */
export const ShareNow = z.object({ share: z.nullable(Share) });

/** @public Somebody who joined, as the owner sees it. */
export const Member = z.object({
  member_id: z.int(),
  /** null: gave none */
  name: z.nullable(z.string()),
  joined_at: z.string(),
  attempts: z.int(),
});
export type Member = z.infer<typeof Member>;
/** @public `next`: what to ask `after` next; null: these were the last */
export const MembersPage = z.object({ members: z.array(Member), total: z.int(), next: z.nullable(z.int()) });

/** @public What whoever has the code sees, signed in or not. `quiz` is for `Try it`: scored on the device, and nothing is kept. */
export const OpenShare = z.object({
  title: z.string(),
  /** the name that the owner chose; null: none */
  owner_name: z.nullable(z.string()),
  leaderboard: z.boolean(),
  /** without the document's name */
  quiz: Quiz,
});
export type OpenShare = z.infer<typeof OpenShare>;

/** @public The body of a join. `name` puts one on the leaderboard, and tells the owner who one is; null: neither. */
export const JoinWish = z.object({ name: z.nullable(JoinName) });
/** @public */
export const Joined = z.object({ quiz_id: z.int(), renamed_to: RenamedTo });
/** @public The body and the answer of `PUT /quizzes/{id}/leaderboard/name`; null takes one off. */
export const BoardName = z.object({ name: z.nullable(ShownName) });

/** @public Whether a student sees keys and explanations right away, or when the assignment has closed. */
export const AnswersShown = z.enum(['at_once', 'after_closing']);

/** @public An assignment as its member sees it. */
export const OwnAssignment = z.object({
  group_id: z.int(),
  group_name: z.string(),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  /** null: as many as one likes */
  attempts_allowed: z.nullable(z.int()),
  attempts_used: z.int(),
  answers: AnswersShown,
});
export type OwnAssignment = z.infer<typeof OwnAssignment>;

/** @public A row of `Shared with me`: joined by a link, assigned in a group, or both. */
export const SharedRow = z.object({
  quiz_id: z.int(),
  title: z.string(),
  owner_name: z.nullable(z.string()),
  question_count: z.int(),
  timer_duration_seconds: z.nullable(z.int()),
  /** joined by a link: from then on it can be left; null: it is only assigned */
  joined_at: z.nullable(z.string()),
  /** there is one to look at */
  leaderboard: z.boolean(),
  /** one's own on the leaderboard; null: not on it */
  name: z.nullable(z.string()),
  last_score: z.nullable(z.number()),
  /** the score that the page shows, of the same attempt */
  last_official: z.optional(z.nullable(OfficialScore)),
  assignments: z.array(OwnAssignment),
});
export type SharedRow = z.infer<typeof SharedRow>;

/** @public */
export const BoardRow = z.object({
  /** equal scores, and equal times of a timed quiz, share a rank */
  rank: z.int(),
  name: z.string(),
  score: z.number(),
  correct_count: z.int(),
  /** of a timed quiz; null: not known */
  seconds_used: z.nullable(z.int()),
  /** by the server's clock */
  submitted_at: z.string(),
  is_own: z.boolean(),
  /** the score that the page shows */
  official: z.optional(OfficialScore),
});
export type BoardRow = z.infer<typeof BoardRow>;

/** @public A page of the leaderboard, its first without `after`. */
export const Leaderboard = z.object({
  rows: z.array(BoardRow),
  /** one's own row, on whatever page it stands; null: not on the board, or nothing handed in */
  own: z.nullable(BoardRow),
  /** one's own name on the board; null: not on it */
  own_name: z.nullable(z.string()),
  total: z.int(),
  total_questions: z.int(),
  is_timed: z.boolean(),
  next: z.nullable(z.int()),
  as_of: z.string(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;
