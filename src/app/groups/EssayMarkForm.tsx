// A teacher marks one essay: by its points, or as right or not where it has none. It counts once it is saved.
import { useState } from 'react';
import type { Question } from '#core/quiz/quiz';
import { hasPoints } from '#core/submission/marks';
import type { TeacherMark } from '#core/submission/submission';
import { memberAnswersTexts } from '#texts/memberAnswers';
import { useOnline } from '../data/online.ts';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Button } from '../ui/Button.tsx';
import { Tick } from '../ui/icons.tsx';
import { RichText } from '../ui/RichText.tsx';
import { Segments } from '../ui/Segments.tsx';
import { type MemberParams, useEssayMarking } from './essayMarking.ts';
import '../question/points.css';

type Props = {
  number: number;
  question: Question;
  mark: TeacherMark | undefined;
  params: MemberParams;
  submissionId: string;
  onSaved: () => void;
};
type Verdict = keyof typeof memberAnswersTexts.verdicts;

export function EssayMarkForm({ number, question, mark, params, submissionId, onSaved }: Props) {
  const isOnline = useOnline();
  const { mutate, isPending } = useEssayMarking(params, submissionId, onSaved);
  const [points, setPoints] = useState(mark?.points_covered ?? []);
  const [verdict, setVerdict] = useState<Verdict | null>(mark ? verdictOf(mark.is_right) : null);
  const isInPoints = hasPoints(question);
  const isSaved =
    mark !== undefined && (isInPoints ? points.join() === mark.points_covered?.join() : verdict === verdictOf(mark.is_right));
  const isReady = isInPoints || verdict !== null;

  function save(): void {
    const id = question.question_id;
    mutate(isInPoints ? { question_id: id, points_covered: points } : { question_id: id, is_right: verdict === 'right' });
  }
  return (
    <div className="stack gmark">
      {isInPoints ? (
        <Points question={question} points={points} isDisabled={isPending} onChange={setPoints} />
      ) : (
        <Segments
          legend={memberAnswersTexts.isRight}
          value={verdict}
          options={(['right', 'wrong'] as const).map((value) => ({ value, label: memberAnswersTexts.verdicts[value] }))}
          disabled={isPending}
          onChange={setVerdict}
        />
      )}
      {isSaved ? (
        mark.by === null ? null : (
          <p className="small muted">{memberAnswersTexts.markedBy(mark.by)}</p>
        )
      ) : (
        <div>
          <Button
            look="tint"
            label={memberAnswersTexts.saveFor(number)}
            disabled={isPending || !isOnline || !isReady}
            onClick={save}
          >
            {isPending ? memberAnswersTexts.saving : memberAnswersTexts.save}
          </Button>
          <OfflineNote>{memberAnswersTexts.needsNetwork}</OfflineNote>
        </div>
      )}
    </div>
  );
}

const verdictOf = (isRight: boolean): Verdict => (isRight ? 'right' : 'wrong');

type PointsProps = { question: Question; points: readonly number[]; isDisabled: boolean; onChange: (points: number[]) => void };

function Points({ question, points, isDisabled, onChange }: PointsProps) {
  return (
    <fieldset className="points" disabled={isDisabled}>
      <legend className="small muted">{memberAnswersTexts.pointsHint}</legend>
      {(question.key_points ?? []).map(({ text }, at) => {
        const isTicked = points.includes(at);
        const toggled = isTicked ? points.filter((point) => point !== at) : [...points, at].sort((a, b) => a - b);
        return (
          <label key={text} className={isTicked ? 'point point--on' : 'point'}>
            <input type="checkbox" checked={isTicked} onChange={() => onChange(toggled)} />
            <b>{isTicked ? <Tick /> : null}</b>
            <span className="point__t" lang={question.language}>
              <RichText text={text} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
