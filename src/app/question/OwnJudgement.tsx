// "I was right": the student's own judgement of a refused typed answer. It stands beside the score and never changes it.
import { Button } from '../ui/Button.tsx';
import { CircleTick } from '../ui/icons.tsx';

type Props = { isRight: boolean; onJudge: (isRight: boolean) => void };

export function OwnJudgement({ isRight, onJudge }: Props) {
  if (!isRight) {
    return (
      <Button look="text" className="own__say" onClick={() => onJudge(true)}>
        I was right
      </Button>
    );
  }
  return (
    <div className="own">
      <p>
        <CircleTick />
        <span>
          <b>You judged this right</b>
          <span className="small muted">Named beside your score, and accepted the next time.</span>
        </span>
      </p>
      <Button look="text" label="Undo: You judged this right" onClick={() => onJudge(false)}>
        Undo
      </Button>
    </div>
  );
}
