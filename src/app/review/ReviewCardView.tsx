// One review card: its question, the result of a check, and the ratings. Answers are marked by the quiz's own rule and stored
// until rated.
import { useEffect, useRef, useState } from 'react';
import { orderBy, shownQuestion } from '#core/attempt/shuffle';
import { markOf } from '#core/marking/grading';
import { inputOf } from '#core/quiz/questionTypes';
import type { Question } from '#core/quiz/quiz';
import type { ReviewRating } from '#core/review/reviewEvent';
import { choicesOf, suggestedRating } from '#core/review/reviewPlan';
import { hasPassage, isEssay, isSelfMarked } from '#core/submission/marks';
import type { Answer, PassageRating } from '#core/submission/submission';
import { reviewTexts } from '#texts/review';
import { CitedQuiz } from '../question/citedQuiz.ts';
import { Feedback } from '../question/Feedback.tsx';
import { Listen } from '../question/Listen.tsx';
import { spokenQuestion } from '../question/spokenQuestion.ts';
import { isChoice, type Result } from '../question/verdict.ts';
import { QuestionCard } from '../quiz/QuestionCard.tsx';
import { useSinglePress } from '../quiz/singlePress.ts';
import { Button } from '../ui/Button.tsx';
import { useSingleKeys } from '../ui/singleKeys.ts';
import { useCardAnswer } from './cardAnswer.ts';
import type { CardProps } from './cardProps.ts';
import { RatingButtons } from './RatingButtons.tsx';
import { timeNow } from './timeNow.ts';
import { useReviewKeys } from './useReviewKeys.ts';

const THINK_MS = 15_000;
const MS_A_WORD = 350;
const TYPE_MS = 20_000;

/**
 * The time on screen in ms after which an answer counts as slow, since reading and typing take time. Null: never, for an essay.
 */
function slowAfterMs(question: Question): number | null {
  const { question_text, options } = question;
  if (isEssay(question)) return null;
  const words = [question_text, ...Object.values(options ?? {})].join(' ').split(/\s+/).length;
  return THINK_MS + words * MS_A_WORD + (inputOf(question).hasOptions ? 0 : TYPE_MS);
}

export function ReviewCardView({
  current: { card, question: stored, reviewQuiz, draft },
  settings,
  busy,
  onRate,
  onUndo,
}: CardProps) {
  const question = shownQuestion(stored, orderBy(`${card.id}/${card.rated?.memory.ratings ?? 0}`));
  const { answer, give, hold, settle } = useCardAnswer(question, draft);
  const [mark, setMark] = useState<Pick<Answer, 'points_covered' | 'passage_rating'>>({});
  const [isOwnRight, setOwnRight] = useState(false);
  const [checkedAfter, setCheckedAfter] = useState<number | null>(null);
  const shownAt = useRef(performance.now());
  const place = useRef<HTMLDivElement>(null);
  const press = useSinglePress();
  const [singleKeys] = useSingleKeys();
  useEffect(() => place.current?.focus({ preventScroll: true }), []);

  const id = String(question.question_id);
  const isChecked = checkedAfter !== null;
  const isRight = isOwnRight || markOf(question, answer, reviewQuiz.own[id], mark).isCorrect;
  const shownResult = isChecked ? resultOf(answer, isRight, isOwnRight) : null;
  const check = (text: string) => {
    hold(text);
    setCheckedAfter((elapsedMs) => elapsedMs ?? performance.now() - shownAt.current);
  };
  const isToCompare = hasPassage(question) && answer !== NOT_KNOWN && mark.passage_rating === undefined;
  const suggested = isToCompare ? null : suggestedRating(isRight, checkedAfter ?? 0, slowAfterMs(question));
  const choices = isChecked ? choicesOf(card, settings, timeNow()) : [];
  const rate = (rating: ReviewRating) => {
    if (!isChecked || busy) return;
    settle();
    onRate(rating, checkedAfter);
  };
  const marks = {
    points: mark.points_covered && { [id]: mark.points_covered },
    passageRatings: mark.passage_rating && { [id]: mark.passage_rating },
    ownRight: isOwnRight ? [question.question_id] : [],
  };
  const moves = {
    answer: (text: string) => {
      if (!isChecked) give(text);
    },
    toggleFlag: () => undefined,
    checkOrGoOn: () => {
      if (isChecked && suggested !== null) rate(suggested);
      else if (!isChecked && answer.trim() !== '') check(answer);
    },
    tickPoints: async (ticked: number[]) => {
      setMark({ points_covered: ticked });
      return true;
    },
    ratePassage: async (rating: PassageRating) => {
      setMark({ passage_rating: rating });
      return true;
    },
    judgeOwn: setOwnRight,
  };
  useReviewKeys({
    isChecked,
    singleKeys,
    choose: (at) => {
      const letter = isChoice(question) ? Object.keys(question.options ?? {})[at] : undefined;
      if (letter !== undefined) moves.answer(letter);
    },
    rate,
    enter: moves.checkOrGoOn,
    undo: onUndo,
  });
  return (
    <section className="card qcard" aria-label={reviewTexts.question}>
      <div className="qcard__in">
        <QuestionCard
          question={question}
          answer={answer}
          isDirty={false}
          result={isChecked ? (isRight ? 'correct' : 'incorrect') : null}
          flagged={null}
          locked={busy}
          moves={moves}
          textPlace={place}
          listen={
            <Listen
              texts={spokenQuestion(question, answer, shownResult)}
              language={question.language ?? reviewQuiz.quiz.language}
              isOver={busy}
            />
          }
        />
        <CitedQuiz value={card.quizId}>
          <Feedback
            question={question}
            answer={answer}
            result={shownResult}
            quiz={reviewQuiz.quiz}
            attempt={marks}
            moves={moves}
          />
        </CitedQuiz>
      </div>
      <div className="actions review__actions" onPointerDownCapture={press.onPointerDown}>
        {isChecked ? (
          <RatingButtons
            choices={choices}
            suggested={suggested}
            disabled={busy}
            onRate={(rating) => press.once(() => rate(rating))}
          />
        ) : (
          <>
            <Button key="check" disabled={answer.trim() === ''} onClick={press.once(() => check(answer))}>
              {reviewTexts.check}
            </Button>
            <Button key="show" look="line" onClick={press.once(() => check(NOT_KNOWN))}>
              {isSelfMarked(question) ? reviewTexts.showModelAnswer : reviewTexts.showAnswer}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** The answer of a student who only looks at the solution. */
const NOT_KNOWN = '';

/**
 * The result of an answer. A student who only looked has none. What the student judged right is shown as marked before, so that
 * it can be taken back.
 */
function resultOf(answer: string, isRight: boolean, isOwnRight: boolean): Result {
  if (answer === '') return 'shown';
  return isRight && !isOwnRight ? 'correct' : 'incorrect';
}
