// A teacher's mark of an essay, as its student sees it: by whom, and which points.
import type { Question } from '#core/quiz/quiz';
import type { TeacherMark } from '#core/submission/submission';
import { resultsTexts } from '#texts/results';
import { RichText } from '../ui/RichText.tsx';

export function TeacherMarkRow({ question, mark }: { question: Question; mark: TeacherMark }) {
  const { by, points_covered: covered } = mark;
  const points = question.key_points ?? [];
  return (
    <div>
      <dt>{by === null ? resultsTexts.markedByTeacher : resultsTexts.markedBy(by)}</dt>
      <dd>
        {covered === undefined ? (
          mark.is_right ? (
            resultsTexts.correct
          ) : (
            resultsTexts.incorrect
          )
        ) : (
          <>
            <p>{resultsTexts.pointsOf(covered.length, points.length)}</p>
            <ul lang={question.language}>
              {covered.map((at) => (
                <li key={at}>
                  <RichText text={points[at]?.text ?? ''} />
                </li>
              ))}
            </ul>
          </>
        )}
      </dd>
    </div>
  );
}
