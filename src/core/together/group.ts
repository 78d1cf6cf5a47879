// Schemas of a class or study group: its members, its assigned quizzes, and the results for its owner.
import * as z from 'zod/mini';
import { GroupName, JoinName, RenamedTo, ShownName } from '../account/shownName.ts';
import { OfficialScore } from '../submission/submission.ts';
import { IsoTime } from '../wire/isoTime.ts';
import { AnswersShown } from './sharedQuiz.ts';

const Time = IsoTime();

/** @public */
export const groupLimits = { members: 1000, attempts: 100, assignments: 500, owned: 100 } as const;

/** @public `own_name`: the owner's name as members see it */
export const NewGroup = z.object({ name: GroupName, own_name: ShownName });
/** @public */
export const GroupChange = z.object({ name: GroupName });
/** @public */
export const GroupMade = z.object({ group_id: z.int() });

/** @public */
export const GroupRow = z.object({
  group_id: z.int(),
  name: z.string(),
  role: z.enum(['owner', 'member']),
  /** the owner's name in the group */
  owner_name: z.string(),
  /** the student's own name in the group */
  own_name: z.string(),
  /** the number of members, without the owner */
  members: z.int(),
  /** the invitation code, for the owner only; null: there is none */
  code: z.nullable(z.string()),
  url: z.nullable(z.string()),
});
export type GroupRow = z.infer<typeof GroupRow>;

/** @public */
export const Invitation = z.object({ code: z.string(), url: z.string() });
/** @public What anybody with the code sees. */
export const OpenInvitation = z.object({ name: z.string(), owner_name: z.string() });
/** @public */
export const GroupJoinWish = z.object({ name: JoinName });
/** @public */
export const GroupJoined = z.object({ group_id: z.int(), renamed_to: RenamedTo });

/** @public A member; only the owner sees the list. */
export const GroupMember = z.object({ member_id: z.int(), name: z.string(), joined_at: z.string() });
export type GroupMember = z.infer<typeof GroupMember>;

/** @public The body of `PUT /groups/{group_id}/assignments/{quiz_id}`; null or absent means unlimited. */
export const AssignmentWish = z.object({
  opens_at: z.optional(z.nullable(Time)),
  closes_at: z.optional(z.nullable(Time)),
  attempts_allowed: z.optional(z.nullable(z.int().check(z.minimum(1), z.maximum(groupLimits.attempts)))),
  answers: AnswersShown,
});
export type AssignmentWish = z.infer<typeof AssignmentWish>;

/** @public */
export const Assignment = z.object({
  quiz_id: z.int(),
  title: z.string(),
  question_count: z.int(),
  opens_at: z.nullable(z.string()),
  closes_at: z.nullable(z.string()),
  attempts_allowed: z.nullable(z.int()),
  answers: AnswersShown,
  /** for the owner: how many members have handed in; for a member: their own attempts */
  handed_in: z.int(),
  /** the corrected version that is taken now; absent: `quiz_id` itself */
  version_id: z.optional(z.int()),
  /** the version that was taken before it; absent: never corrected */
  previous_version_id: z.optional(z.int()),
  /** of a corrected quiz: the numbers of all versions, the current one last */
  versions: z.optional(z.array(z.int())),
  /** hand-ins are being marked again by `version_id`: the results change in a moment */
  is_remarking: z.optional(z.boolean()),
});
export type Assignment = z.infer<typeof Assignment>;
/** @public How many members have one of the owner's quizzes with its answers, through a link or an assignment. */
export const AnswersKnown = z.object({ quiz_id: z.int(), members: z.int() });
export type AnswersKnown = z.infer<typeof AnswersKnown>;

/** @public `answers_known`: for the owner */
export const Assignments = z.object({
  assignments: z.array(Assignment),
  answers_known: z.optional(z.array(AnswersKnown)),
});

/** @public The best attempt that arrived after closing and after the hidden keys. It counts once the teacher accepts it. */
export const WaitingResult = z.object({ submitted_at: z.string(), received_at: z.string(), official: OfficialScore });
export type WaitingResult = z.infer<typeof WaitingResult>;
/** @public The body of `PUT /groups/{group_id}/assignments/{quiz_id}/results/{member_id}` */
export const Acceptance = z.object({ is_accepted: z.boolean() });

/** @public The body of `PUT /groups/{group_id}/assignments/{quiz_id}/version` */
export const VersionWish = z.object({
  /** an edit of the assigned quiz, or the assigned quiz itself */
  quiz_id: z.int(),
  /** whether hand-ins of other versions are marked by its keys */
  remark: z.boolean(),
});
export type VersionWish = z.infer<typeof VersionWish>;

/** @public One member's best attempt at one quiz, of those that count. */
export const ResultRow = z.object({
  member_id: z.int(),
  name: z.string(),
  /** all attempts, including those beyond the limit, which do not count */
  attempts: z.int(),
  score: z.nullable(z.number()),
  correct_count: z.nullable(z.int()),
  submitted_at: z.nullable(z.string()),
  /** handed in after closing, by the corrected time */
  is_late: z.boolean(),
  /** handed in before closing only by its device's clock; it arrived after closing */
  has_arrived_late: z.optional(z.boolean()),
  /** when it reached the server */
  received_at: z.optional(z.string()),
  /** the score that the page shows */
  official: z.optional(OfficialScore),
  /** it arrived after the keys, and the teacher accepted it */
  is_accepted: z.optional(z.boolean()),
  late_result: z.optional(WaitingResult),
  /** the owner can open the answers of this attempt, since the member was shown that they are read */
  has_answers: z.optional(z.boolean()),
  /** of a corrected quiz: the version that was answered */
  version_id: z.optional(z.int()),
  /** of a corrected quiz: the version whose keys counted */
  counted_version: z.optional(z.int()),
});
export type ResultRow = z.infer<typeof ResultRow>;

/** @public How a question went, in the attempt of each member that counts. */
export const QuestionCount = z.object({
  question_id: z.int(),
  question_text: z.string(),
  /** in words, or the option's text; absent for essays */
  right_answer: z.optional(z.string()),
  answered: z.int(),
  right: z.int(),
  /** for an essay: how many answers are unread; `right` counts those that the teacher marked so */
  essays: z.optional(z.int()),
  /** in words, or the option's text; null: no answer was wrong */
  commonest_wrong: z.nullable(z.object({ answer: z.string(), count: z.int() })),
});
export type QuestionCount = z.infer<typeof QuestionCount>;

/** @public */
export const Results = z.object({
  assignment: Assignment,
  total_questions: z.int(),
  rows: z.array(ResultRow),
  questions: z.array(QuestionCount),
});
export type Results = z.infer<typeof Results>;
