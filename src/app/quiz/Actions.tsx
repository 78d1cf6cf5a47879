// The buttons under the thumb. Before the check, Check Answer is the main one; after it, what comes next is.
import type { MouseEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Back } from '../ui/icons.tsx';
import type { QuizMoves } from './quizMoves.ts';

type Props = {
  isFirst: boolean;
  isLast: boolean;
  hasAnswer: boolean;
  isChecked: boolean;
  ending: boolean;
  moves: QuizMoves;
};

export function Actions({ isFirst, isLast, hasAnswer, isChecked, ending, moves }: Props) {
  const words = isLast ? 'Finish Quiz' : 'Next Question';
  // The main button keeps its place and the focus. The second half of a double press must not skip the feedback.
  const goOn = (event: MouseEvent) => {
    if (event.detail < 2) moves.next();
  };
  return (
    <div className="actions">
      <IconButton className="slim" look="line" label="Previous" disabled={isFirst || ending} onClick={moves.previous}>
        <Back />
      </IconButton>
      <Button className="wide" look="line" disabled={isFirst || ending} onClick={moves.previous}>
        <Back />
        Previous
      </Button>
      {isChecked ? (
        <Button key="main" disabled={ending} onClick={goOn}>
          {words}
        </Button>
      ) : (
        <Button key="main" disabled={!hasAnswer || ending} onClick={moves.check}>
          Check Answer
        </Button>
      )}
      {isChecked ? null : (
        <Button look="line" disabled={ending} onClick={moves.next}>
          {words}
        </Button>
      )}
    </div>
  );
}
