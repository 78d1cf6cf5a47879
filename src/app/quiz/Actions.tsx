// The buttons under the thumb. Before the check, Check Answer is the main one; after it, what comes next is.
import { quizTexts } from '#texts/quiz';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Back } from '../ui/icons.tsx';
import type { QuizMoves } from './quizMoves.ts';
import { useSinglePress } from './singlePress.ts';

type Props = {
  isFirst: boolean;
  isLast: boolean;
  hasAnswer: boolean;
  isChecked: boolean;
  /** nothing is checked before the end */
  isExam: boolean;
  ending: boolean;
  moves: QuizMoves;
};

export function Actions({ isFirst, isLast, hasAnswer, isChecked, isExam, ending, moves }: Props) {
  const words = isLast ? quizTexts.finish : quizTexts.next;
  const press = useSinglePress();
  // The main button keeps its place and the focus.
  return (
    <div className="actions" onPointerDownCapture={press.onPointerDown}>
      <IconButton
        className="slim"
        look="line"
        label={quizTexts.previous}
        disabled={isFirst || ending}
        onClick={press.once(moves.previous)}
      >
        <Back />
      </IconButton>
      <Button className="wide" look="line" disabled={isFirst || ending} onClick={press.once(moves.previous)}>
        <Back />
        {quizTexts.previous}
      </Button>
      {isChecked || isExam ? (
        <Button key="main" disabled={ending} onClick={press.once(moves.next)}>
          {words}
        </Button>
      ) : (
        <Button key="main" disabled={!hasAnswer || ending} onClick={press.once(moves.check)}>
          {quizTexts.check}
        </Button>
      )}
      {isChecked || isExam ? null : (
        <Button look="line" disabled={ending} onClick={press.once(moves.next)}>
          {words}
        </Button>
      )}
    </div>
  );
}
