// What a student can say of the own answer in the results: the points of an essay, or that a refused typed answer was right.
import { markOf } from '#core/marking/grading';
import type { Question } from '#core/quiz/quiz';
import { hasPassage, hasPoints, isTyped } from '#core/submission/marks';
import { type GradedAnswer, shownAnswer } from '#core/submission/submission';
import { questionTexts } from '#texts/question';
import { EssayPoints } from '../question/EssayPoints.tsx';
import { OwnJudgement } from '../question/OwnJudgement.tsx';
import { PassageChoice } from '../question/PassageChoice.tsx';
import type { Marking } from './marking.ts';

type Props = { question: Question; result: GradedAnswer; marking: Marking | null };
type EssayProps = Props & { isShared: boolean };

/** The points of an essay, or the question how much of its passage it had, as a row of the block's list. */
export function EssayMark({ question, result, marking, isShared }: EssayProps) {
  const { question_id } = question;
  if (shownAnswer(result.answer_given).trim() === '') return null;
  if (hasPassage(question)) {
    return (
      <PassageChoice
        rating={result.passage_rating ?? null}
        isShared={isShared}
        onRate={marking ? (passage_rating) => marking({ question_id, passage_rating }) : null}
      />
    );
  }
  if (!hasPoints(question)) return null;
  // A score of an earlier version does not say which points it counted.
  const mark = markOf(question, shownAnswer(result.answer_given), [], result);
  return (
    <EssayPoints
      question={question}
      points={mark.points ?? []}
      markedBy={result.marked_by ?? 'suggested'}
      reasons={result.point_reasons}
      isShared={isShared}
      onTick={marking ? (points_covered) => marking({ question_id, points_covered }) : null}
    />
  );
}

/** "I was right", under the block's list. */
export function TypedMark({ question, result, marking }: Props) {
  const { question_id } = question;
  if (!isTyped(question) || result.is_correct || shownAnswer(result.answer_given).trim() === '') return null;
  const isRight = result.own_judgement === true;
  if (marking === null) return isRight ? <p className="small">{questionTexts.judgedRight}</p> : null;
  return <OwnJudgement isRight={isRight} onJudge={(own_judgement) => void marking({ question_id, own_judgement })} />;
}
