// Changes the time limit of a ready quiz. An attempt in progress keeps its deadline.
import { useState } from 'react';
import type { DocumentRow } from '#core/document/document';
import { suggestedTimer } from '#core/quiz/questionTypes';
import { documentMenuTexts } from '#texts/documentMenu';
import { useQuiz } from '../../data/api.ts';
import { useChangeTimer } from '../../data/changes.ts';
import { useOnline } from '../../data/online.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { OfflineNote } from '../../shell/OfflineNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { limitOf, refuseMinutes, type TimeLimit, TimeLimitChoice, toTimerChoice } from '../parts/timeLimit.tsx';

export function TimeLimitDialog({ document, onClose }: { document: DocumentRow; onClose: () => void }) {
  const quizId = document.generated_quiz_id ?? 0;
  const { data: quiz } = useQuiz(quizId);
  const suggested = quiz ? suggestedTimer(quiz.questions) : null;
  const [editedLimit, setEditedLimit] = useState<TimeLimit | null>(null);
  const limit = editedLimit ?? limitOf(document.timer_duration_seconds ?? null, suggested);
  const [error, setError] = useState<string | null>(null);
  const change = useChangeTimer();
  const online = useOnline();
  const choice = toTimerChoice(limit);
  const seconds = choice === 'suggested' ? suggested : choice;
  const isUnknown = choice === 'suggested' && suggested === null;

  async function save(): Promise<void> {
    const wrong = refuseMinutes(limit);
    setError(wrong);
    if (wrong !== null) return;
    try {
      await change.mutateAsync({ quizId, seconds });
      notify.success(documentMenuTexts.limitSaved);
      onClose();
    } catch (failure) {
      notify.error(sentenceFor(failure, documentMenuTexts.limitFailed));
    }
  }
  return (
    <Dialog
      open
      title={documentMenuTexts.timeLimit}
      {...(change.isPending ? {} : { onClose })}
      actions={
        <>
          <Button look="line" disabled={change.isPending} onClick={onClose}>
            {documentMenuTexts.cancel}
          </Button>
          <Button disabled={change.isPending || isUnknown || !online} onClick={() => void save()}>
            {change.isPending ? documentMenuTexts.saving : documentMenuTexts.save}
          </Button>
        </>
      }
    >
      <p className="muted small">{documentMenuTexts.limitNote}</p>
      <TimeLimitChoice
        quiet
        limit={limit}
        {...(suggested === null ? {} : { suggested })}
        disabled={change.isPending}
        error={error}
        onChange={setEditedLimit}
      />
      <OfflineNote>{documentMenuTexts.limitNeedsNetwork}</OfflineNote>
    </Dialog>
  );
}
