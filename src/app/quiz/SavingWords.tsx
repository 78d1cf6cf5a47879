// The saving state in words. "Saved" is said only after the transaction's complete event; a failure is said louder elsewhere.
import { quizTexts } from '#texts/quiz';
import { Arc, DropFull, Warning } from '../ui/icons.tsx';
import type { SavingState } from './liveAttempt.ts';

type Props = { saving: SavingState; isTyping: boolean; ending: boolean };

export function SavingWords({ saving, isTyping, ending }: Props) {
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
