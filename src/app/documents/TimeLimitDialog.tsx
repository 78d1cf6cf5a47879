// Changes the time limit of a quiz that is ready. An attempt that has begun keeps its deadline.
import { useState } from 'react';
import type { DocumentRow } from '#core/document';
import { suggestedTimer } from '#core/quiz';
import { loadQuiz, useChangeTimer } from '../api.ts';
import { notify } from '../notices.tsx';
import { userIdNow } from '../queries.ts';
import { sentenceFor } from '../queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useOnline } from '../ui/online.ts';
import { refuseMinutes, type TimeLimit, TimeLimitChoice, toTimerChoice } from './timeLimit.tsx';

export function TimeLimitDialog({ document, onClose }: { document: DocumentRow; onClose: () => void }) {
  const now = document.timer_duration_seconds ?? null;
  const [limit, setLimit] = useState<TimeLimit>({
    kind: now === null ? 'none' : 'custom',
    minutes: now === null ? '20' : String(Math.max(1, Math.round(now / 60))),
  });
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const change = useChangeTimer();
  const online = useOnline();

  async function save(): Promise<void> {
    const wrong = refuseMinutes(limit);
    setError(wrong);
    if (wrong !== null || document.generated_quiz_id === null) return;
    setIsSaving(true);
    try {
      const quizId = document.generated_quiz_id;
      const choice = toTimerChoice(limit);
      const seconds = choice === 'suggested' ? suggestedTimer((await loadQuiz(userIdNow(), quizId)).questions.length) : choice;
      await change.mutateAsync({ quizId, seconds });
      notify.success('Time limit saved.');
      onClose();
    } catch (failure) {
      notify.error(sentenceFor(failure, 'The time limit could not be saved. Please try again.'));
      setIsSaving(false);
    }
  }
  return (
    <Dialog
      open
      title="Time limit"
      {...(isSaving ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={isSaving} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isSaving || !online} onClick={() => void save()}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <p className="muted small">A quiz that you have begun keeps its deadline.</p>
      <TimeLimitChoice limit={limit} disabled={isSaving} error={error} onChange={setLimit} />
      {online ? null : <p className="small muted">Changing the limit needs the network.</p>}
    </Dialog>
  );
}
