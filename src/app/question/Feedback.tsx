// What a check says: its head, the right answer, the explanation and where it stands in the document. It comes into view when
// the check is made here, and never takes the focus.
import { type ReactNode, useEffect, useRef } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { markOf } from '#core/marking/grading';
import type { Question, Quiz } from '#core/quiz/quiz';
import { hasPassage, hasPoints, isSelfMarked, isTyped } from '#core/submission/marks';
import type { PassageRating } from '#core/submission/submission';
import { questionTexts } from '#texts/question';
import { CircleInfo, CircleTick } from '../ui/icons.tsx';
import { CircleCross } from '../ui/moreIcons.tsx';
import { AnswerText } from './AnswerText.tsx';
import type { Cited } from './Citation.tsx';
import { EssayPoints } from './EssayPoints.tsx';
import { Explained } from './Explained.tsx';
import { OwnJudgement } from './OwnJudgement.tsx';
import { PassageChoice } from './PassageChoice.tsx';
import { pointsAreAnswer } from './pointsWords.ts';
import { Spelling } from './Spelling.tsx';
import { type Result, rightAnswerOf, verdictOf } from './verdict.ts';

type Props = {
  question: Question;
  answer: string;
  result: Result | null;
  quiz: Cited & Pick<Quiz, 'is_shared'>;
  /** what stands below it: what can be said about the question itself */
  children?: ReactNode;
  /** where the student's own marks lie */
  attempt: Pick<Attempt, 'points' | 'passageRatings' | 'ownRight'> & Partial<Pick<Attempt, 'practice'>>;
  moves: {
    tickPoints: (points: number[]) => Promise<boolean>;
    ratePassage: (rating: PassageRating) => Promise<boolean>;
    judgeOwn: (isRight: boolean) => void;
  };
};

const icons = { right: <CircleTick size="l" />, wrong: <CircleCross size="l" />, sent: <CircleInfo size="l" /> };

export function Feedback(props: Props) {
  const { result } = props;
  const place = useRef<HTMLDivElement>(null);
  const previousResult = useRef(result);
  useEffect(() => {
    const isNew = previousResult.current === null && result !== null;
    previousResult.current = result;
    if (!isNew) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [result]);
  // The live region must exist before its text, or screen readers miss it.
  return (
    <div ref={place} className="feedplace" aria-live="polite">
      {result === null ? null : <Panel {...props} result={result} />}
    </div>
  );
}

function Panel({ question, answer, result, quiz, attempt, moves, children }: Props & { result: Result }) {
  const { tone, head, spelling, explanation } = verdictOf(question, answer, result);
  return (
    <section className={`feed feed--${tone}`}>
      <p className="feed__h">
        {icons[tone]}
        {head}
      </p>
      <div className="feed__b">
        {spelling === null ? null : <Spelling right={spelling} />}
        <Explained explanation={explanation} question={question} quiz={quiz}>
          {hasPoints(question) && pointsAreAnswer(question) && result !== 'shown' ? null : (
            <div>
              <dt>{answerName(question)}</dt>
              <dd>
                <AnswerText question={question} answer={rightAnswerOf(question, answer, result)} strong rich />
              </dd>
            </div>
          )}
          {hasPoints(question) && result !== 'shown' ? (
            <OwnPoints question={question} answer={answer} quiz={quiz} attempt={attempt} moves={moves} />
          ) : null}
          {hasPassage(question) && result !== 'shown' ? (
            <PassageChoice
              rating={attempt.passageRatings?.[String(question.question_id)] ?? null}
              isShared={quiz.is_shared === true && !attempt.practice}
              onRate={moves.ratePassage}
            />
          ) : null}
        </Explained>
        {tone === 'wrong' && isTyped(question) ? (
          <OwnJudgement isRight={attempt.ownRight?.includes(question.question_id) === true} onJudge={moves.judgeOwn} />
        ) : null}
        {children}
      </div>
    </section>
  );
}

function answerName(question: Question): string {
  if (hasPassage(question)) return questionTexts.inDocument;
  return isSelfMarked(question) ? questionTexts.modelAnswer : questionTexts.correctAnswer;
}

function OwnPoints({
  question,
  answer,
  quiz,
  attempt,
  moves,
}: Pick<Props, 'question' | 'answer' | 'quiz' | 'attempt' | 'moves'>) {
  const mark = markOf(question, answer, [], { points_covered: attempt.points?.[String(question.question_id)] });
  return (
    <EssayPoints
      question={question}
      points={mark.points ?? []}
      markedBy={mark.markedBy}
      isShared={quiz.is_shared === true && !attempt.practice}
      onTick={moves.tickPoints}
    />
  );
}
