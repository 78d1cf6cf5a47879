// The bar that stays visible: position, saving state, clock and progress.
import { quizTexts } from '#texts/quiz';
import { IconButton } from '../ui/IconButton.tsx';
import { Arc, Cross, DropFull, Warning } from '../ui/icons.tsx';
import { QuizProgress } from '../ui/Progress.tsx';
import { Countdown } from './Countdown.tsx';
import type { SavingState } from './liveAttempt.ts';

type SavingWordsProps = { saving: SavingState; isTyping: boolean; ending: boolean };

/** "Saved" is said only after the transaction's complete event; a failure is said louder elsewhere. */
function SavingWords({ saving, isTyping, ending }: SavingWordsProps) {
  if (saving === 'failed') {
    return (
      <span className="saved saved--failed">
        <Warning />
        {quizTexts.notSaved}
      </span>
    );
  }
  const busy = ending || isTyping || saving === 'saving';
  return (
    <span className="saved" translate="no">
      {busy ? <Arc /> : <DropFull />}
      {ending ? quizTexts.savingAll : busy ? quizTexts.saving : quizTexts.saved}
    </span>
  );
}

type Props = {
  /** counted from 1 */
  current: number;
  total: number;
  saving: SavingState;
  isTyping: boolean;
  ending: boolean;
  secondsLeft: number | null;
  durationMs: number | null;
  /** opens the questions, where they are not in sight */
  onMap: () => void;
  onClose: () => void;
};

export function QuizBar({ current, total, saving, isTyping, ending, secondsLeft, durationMs, onMap, onClose }: Props) {
  const words = quizTexts.position(current, total);
  return (
    <div className="quiz__bar">
      <div className="quiz__meta">
        <IconButton label={quizTexts.saveAndClose} disabled={ending} onClick={onClose}>
          <Cross />
        </IconButton>
        <div className="qpos">
          <h2 className="label num">{words}</h2>
          <SavingWords saving={saving} isTyping={isTyping} ending={ending} />
        </div>
        {secondsLeft === null || durationMs === null ? null : <Countdown secondsLeft={secondsLeft} durationMs={durationMs} />}
      </div>
      <div className="qprogress">
        <QuizProgress current={current} total={total} label={words} />
        <button
          type="button"
          className="qprogress__map slim"
          aria-label={quizTexts.allQuestions}
          aria-haspopup="dialog"
          onClick={onMap}
        />
      </div>
    </div>
  );
}
