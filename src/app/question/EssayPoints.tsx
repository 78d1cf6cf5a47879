// The points of an essay as check boxes, against which students mark their own essay. Suggestions of the rule or a model are
// ticked and labelled until the student marks. If the points are the whole model answer, they replace it.
import { useEffect, useRef, useState } from 'react';
import type { Question } from '#core/quiz/quiz';
import type { MarkedBy } from '#core/submission/submission';
import { questionTexts } from '#texts/question';
import { Button } from '../ui/Button.tsx';
import { Tick } from '../ui/icons.tsx';
import { RichText } from '../ui/RichText.tsx';
import { pointsAreAnswer, pointsHint, pointsWords } from './pointsWords.ts';
import './points.css';

type Props = {
  question: Question;
  /** the indexes of the points that count */
  points: readonly number[];
  markedBy: MarkedBy;
  reasons?: readonly string[] | undefined;
  /** whether the quiz is somebody else's */
  isShared: boolean;
  /** resolves to true once stored; null: points can be read here, but not marked */
  onTick: ((points: number[]) => Promise<boolean>) | null;
};

export function EssayPoints({ question, points, markedBy, reasons, isShared, onTick }: Props) {
  const { ticked, tick } = useTicked(points, onTick);
  const all = question.key_points ?? [];
  const isOwn = markedBy === 'student';
  const isAnswer = pointsAreAnswer(question);
  const count = pointsWords(markedBy, ticked.length, all.length);
  return (
    <div>
      <dt>{isAnswer ? questionTexts.modelAnswer : count}</dt>
      <dd>
        {isAnswer ? <p className="points__count">{count}</p> : null}
        <fieldset className="points" disabled={onTick === null}>
          <legend className="small muted">{onTick === null ? questionTexts.points : pointsHint(markedBy, isShared)}</legend>
          {all.map(({ text }, at) => {
            const isTicked = ticked.includes(at);
            return (
              <label key={text} className={isTicked ? 'point point--on' : 'point'}>
                <input type="checkbox" checked={isTicked} onChange={() => tick(toggled(ticked, at))} />
                <b>{isTicked ? <Tick /> : null}</b>
                <span className="point__t">
                  <span lang={question.language}>
                    <RichText text={text} />
                  </span>
                  {isTicked && !isOwn ? <span className="point__tag">{questionTexts.suggestedPoint}</span> : null}
                  {reasons?.[at] ? <span className="point__why">{reasons[at]}</span> : null}
                </span>
              </label>
            );
          })}
        </fieldset>
        {onTick === null || isOwn ? null : (
          <Button look="text" className="points__keep" onClick={() => tick([...ticked])}>
            {ticked.length === 0 ? questionTexts.noneIsRight : questionTexts.suggestionIsRight}
          </Button>
        )}
      </dd>
    </div>
  );
}

function toggled(points: readonly number[], at: number): number[] {
  return points.includes(at) ? points.filter((point) => point !== at) : [...points, at].sort((a, b) => a - b);
}

/** Shows ticks at once. Quick ticks build on each other, not on the state stored so far. */
function useTicked(storedPoints: readonly number[], onTick: Props['onTick']) {
  const [ticked, setTicked] = useState(storedPoints);
  const underWay = useRef(0);
  const latest = useRef(storedPoints);
  latest.current = storedPoints;
  const key = storedPoints.join();
  // The list is a new object after each move, so compare its contents.
  useEffect(() => {
    if (underWay.current === 0) setTicked(latest.current);
  }, [key]);
  const tick = (points: number[]) => {
    if (onTick === null) return;
    setTicked(points);
    underWay.current += 1;
    void onTick(points).then((isKept) => {
      underWay.current -= 1;
      // Stored ticks arrive a moment later; failed ones are undone now.
      if (!isKept && underWay.current === 0) setTicked(latest.current);
    });
  };
  return { ticked, tick };
}
