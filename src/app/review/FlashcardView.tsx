// A card with two sides. It is turned over by a tap, Space or Enter; then it is rated by a button, by 1 to 4, or by a swipe: to the
// right it was known, to the left it was not.
import { useEffect, useRef, useState } from 'react';
import { type Flashcard, flashcardOf } from '#core/review/flashcard';
import type { ReviewRating } from '#core/review/reviewEvent';
import { choicesOf } from '#core/review/reviewPlan';
import { reviewTexts } from '#texts/review';
import { Citation } from '../question/Citation.tsx';
import { CitedQuiz } from '../question/citedQuiz.ts';
import { Listen } from '../question/Listen.tsx';
import { useSinglePress } from '../quiz/singlePress.ts';
import { Button } from '../ui/Button.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Segments } from '../ui/Segments.tsx';
import { useSingleKeys } from '../ui/singleKeys.ts';
import { useFrontSide } from './cardFront.ts';
import type { CardProps } from './cardProps.ts';
import { RatingButtons } from './RatingButtons.tsx';
import { timeNow } from './timeNow.ts';
import { useReviewKeys } from './useReviewKeys.ts';
import { useSwipe } from './useSwipe.ts';
import './flashcard.css';

const fronts = ['meaning', 'term'] as const;

export function FlashcardView({ current: { card, question, reviewQuiz }, settings, busy, onRate, onUndo }: CardProps) {
  const [front, setFront] = useFrontSide();
  const [turnedAfter, setTurnedAfter] = useState<number | null>(null);
  const shownAt = useRef(performance.now());
  const place = useRef<HTMLDivElement>(null);
  const press = useSinglePress();
  const [singleKeys] = useSingleKeys();
  const sidesOf = flashcardOf(question) ?? {
    meaning: question.question_text,
    term: question.correct_answer,
    hasQuestion: true,
  };
  const isTurned = turnedAfter !== null;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isTurned) place.current?.focus({ preventScroll: true });
  }, [isTurned]);
  const turn = () => setTurnedAfter((elapsedMs) => elapsedMs ?? performance.now() - shownAt.current);
  const rate = (rating: ReviewRating) => {
    if (isTurned && !busy) onRate(rating, turnedAfter);
  };
  const swipe = useSwipe({
    onTap: isTurned ? null : turn,
    onSwipe: isTurned && !busy ? (side) => rate(side === 'right' ? 'good' : 'again') : null,
  });
  useReviewKeys({
    isChecked: isTurned,
    singleKeys,
    choose: () => undefined,
    rate,
    enter: () => (isTurned ? rate('good') : turn()),
    undo: onUndo,
  });
  const back = front === 'meaning' ? 'term' : 'meaning';
  return (
    <section className="flash" aria-label={reviewTexts.card}>
      <div className="flash__top">
        <Segments
          legend={reviewTexts.front}
          quiet
          value={front}
          options={fronts.map((value) => ({ value, label: reviewTexts.fronts[value] }))}
          disabled={isTurned}
          onChange={setFront}
        />
        <Listen
          key={front}
          texts={isTurned ? [sidesOf[front], sidesOf[back]] : [sidesOf[front]]}
          language={question.language ?? reviewQuiz.quiz.language}
          isOver={busy}
        />
      </div>
      <div
        className={isTurned ? 'card flash__card flash__card--turned' : 'card flash__card'}
        ref={place}
        tabIndex={-1}
        {...swipe}
      >
        <Side name={front} sides={sidesOf} language={question.language} />
        <div className="flash__back" aria-live="polite">
          {isTurned ? (
            <>
              <Side name={back} sides={sidesOf} language={question.language} />
              <CitedQuiz value={card.quizId}>
                <Citation question={question} quiz={reviewQuiz.quiz} />
              </CitedQuiz>
            </>
          ) : null}
        </div>
      </div>
      <div className="actions review__actions" onPointerDownCapture={press.onPointerDown}>
        {isTurned ? (
          <RatingButtons
            choices={choicesOf(card, settings, timeNow())}
            suggested="good"
            disabled={busy}
            onRate={(rating) => press.once(() => rate(rating))}
          />
        ) : (
          <Button key="turn" autoFocus onClick={press.once(turn)}>
            {reviewTexts.turn}
          </Button>
        )}
      </div>
      {isTurned ? <p className="small muted flash__hint">{reviewTexts.swipe}</p> : null}
    </section>
  );
}

type SideProps = { name: 'meaning' | 'term'; sides: Flashcard; language: string | undefined };

/** A side that is the question, or its answer, is called so: not every answer is a term. */
function Side({ name, sides: { hasQuestion, ...texts }, language }: SideProps) {
  const names = hasQuestion ? reviewTexts.questionSides : reviewTexts.definitionSides;
  return (
    <div className={`flash__side flash__side--${name}`}>
      <p className="small muted">{names[name]}</p>
      <div className="flash__text" lang={language}>
        <RichText text={texts[name]} />
      </div>
    </div>
  );
}
