// "I was right": the student's own judgement of a refused typed answer. It stands beside the score and never changes it.
import { questionTexts } from '#texts/question';
import { Button } from '../ui/Button.tsx';
import { CircleTick } from '../ui/icons.tsx';

type Props = { isRight: boolean; onJudge: (isRight: boolean) => void };

export function OwnJudgement({ isRight, onJudge }: Props) {
  if (!isRight) {
    return (
      <Button look="text" className="own__say" onClick={() => onJudge(true)}>
        {questionTexts.iWasRight}
      </Button>
    );
  }
  return (
    <div className="own">
      <p>
        <CircleTick />
        <span>
          <b>{questionTexts.judgedRight}</b>
          <span className="small muted">{questionTexts.judgedRightNote}</span>
        </span>
      </p>
      <Button look="text" label={questionTexts.undoJudgement} onClick={() => onJudge(false)}>
        {questionTexts.undo}
      </Button>
    </div>
  );
}
