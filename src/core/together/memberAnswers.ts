// Schemas of one member's answers to an assignment, which the group's owner reads, and of the marks that the owner gives to essays.
import * as z from 'zod/mini';
import { CheckResult, OfficialScore, PointsCovered, SubmissionId, TeacherMark } from '../submission/submission.ts';

/** @public */
export const MemberAnswer = z.object({
  question_id: z.int(),
  answer_given: z.string(),
  /** by the rule alone; an essay counts by its `teacher_mark` */
  is_right: z.boolean(),
  /** if it is incorrect, the answer does not count as right, whatever it is now */
  first_check: z.optional(CheckResult),
  teacher_mark: z.optional(TeacherMark),
});
export type MemberAnswer = z.infer<typeof MemberAnswer>;

/** @public The attempt that counts, or the one that waits to be accepted. */
export const HandIn = z.object({
  submission_id: z.string(),
  /** of a corrected quiz: the version that was answered, and the one whose keys counted */
  version_id: z.optional(z.int()),
  counted_version: z.optional(z.int()),
  /** the numbers of all versions, the current one last */
  versions: z.optional(z.array(z.int())),
  submitted_at: z.string(),
  /** handed in after closing, by the corrected time */
  is_late: z.optional(z.boolean()),
  official: OfficialScore,
  /** in the quiz's order; blank answers are empty */
  answers: z.array(MemberAnswer),
});
export type HandIn = z.infer<typeof HandIn>;

/** @public `hand_in` null: nothing was handed in, or the member was not shown that the answers are read. */
export const MemberAnswers = z.object({ member_id: z.int(), name: z.string(), hand_in: z.nullable(HandIn) });
export type MemberAnswers = z.infer<typeof MemberAnswers>;

/** @public For an essay with points `points_covered`, for any other `is_right`. */
export const EssayMark = z.object({
  question_id: z.int(),
  points_covered: z.optional(PointsCovered),
  is_right: z.optional(z.boolean()),
});
export type EssayMark = z.infer<typeof EssayMark>;

/** @public The body of `PUT /groups/{group_id}/assignments/{quiz_id}/results/{member_id}/marks`. The newest mark of each essay counts. */
export const EssayMarks = z.object({
  submission_id: SubmissionId,
  marks: z.array(EssayMark).check(z.minLength(1), z.maxLength(500)),
});
export type EssayMarks = z.infer<typeof EssayMarks>;
