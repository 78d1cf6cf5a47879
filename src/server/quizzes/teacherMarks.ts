// Adds a teacher's marks to the results of a submission, and merges new ones. The student's own marks stay.
import type { GradedAnswer, StoredTeacherMark } from '#core/submission/submission';

/** The mark of one answer as the student sees it. */
export function teacherMarkFor(marks: readonly StoredTeacherMark[], questionId: number): Pick<GradedAnswer, 'teacher_mark'> {
  const storedMark = marks.find(({ question_id: id }) => id === questionId);
  if (storedMark === undefined) return {};
  const { question_id: _, group_id: __, ...mark } = storedMark;
  return { teacher_mark: mark };
}

export function withTeacherMarks(results: GradedAnswer[], marks: readonly StoredTeacherMark[] | null): GradedAnswer[] {
  if (marks === null) return results;
  return results.map((result) => ({ ...result, ...teacherMarkFor(marks, result.question_id) }));
}

/** The newest mark of each essay; the same object if nothing changes. */
export function mergeTeacherMarks(
  storedMarks: readonly StoredTeacherMark[],
  newMarks: readonly StoredTeacherMark[],
): readonly StoredTeacherMark[] {
  const contentOf = ({ is_right, points_covered, by }: StoredTeacherMark) => JSON.stringify([is_right, points_covered, by]);
  const byId = new Map(storedMarks.map((mark) => [mark.question_id, mark]));
  let isChanged = false;
  for (const mark of newMarks) {
    const current = byId.get(mark.question_id);
    if (current !== undefined && contentOf(current) === contentOf(mark)) continue;
    byId.set(mark.question_id, mark);
    isChanged = true;
  }
  if (!isChanged) return storedMarks;
  return [...byId.values()].sort((a, b) => a.question_id - b.question_id);
}
