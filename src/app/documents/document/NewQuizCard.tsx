// The form for another quiz of a document (P6.14): options, time limit and button. The server writes it.
import { useRef, useState } from 'react';
import type { Wishes } from '#core/document/wishes';
import { newUuid } from '#device/rows/ids';
import { documentPageTexts } from '#texts/documentPage';
import { useParts, useWriteAnother } from '../../data/changes.ts';
import { useOnline } from '../../data/online.ts';
import { sentenceFor } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { OfflineNote } from '../../shell/OfflineNote.tsx';
import { Button } from '../../ui/Button.tsx';
import { chosenLimit, refuseMinutes, type TimeLimit, TimeLimitChoice, toTimerChoice } from '../parts/timeLimit.tsx';
import { WishesChoice } from '../parts/WishesChoice.tsx';

export function NewQuizCard({ docId }: { docId: number }) {
  const { data: parts } = useParts(docId);
  const [wishes, setWishes] = useState<Wishes>({});
  const [limit, setLimit] = useState<TimeLimit>(chosenLimit(null));
  const [limitError, setLimitError] = useState<string | null>(null);
  const write = useWriteAnother(docId);
  const online = useOnline();
  /** Kept until the server has answered, so that one request creates one quiz. */
  const key = useRef(newUuid());

  async function ask(): Promise<void> {
    const wrong = refuseMinutes(limit);
    setLimitError(wrong);
    if (wrong !== null) return;
    try {
      await write.mutateAsync({ key: key.current, wishes, timer: toTimerChoice(limit) });
      key.current = newUuid();
      notify.success(documentPageTexts.beingWritten);
    } catch (failure) {
      notify.error(sentenceFor(failure, documentPageTexts.writeFailed));
    }
  }
  const change =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      // Other options make another quiz.
      key.current = newUuid();
      set(value);
    };
  return (
    <section className="card stack">
      <h2>{documentPageTexts.newQuiz}</h2>
      <WishesChoice wishes={wishes} parts={parts ?? []} onChange={change(setWishes)} />
      <TimeLimitChoice limit={limit} error={limitError} onChange={change(setLimit)} />
      {parts === undefined && online ? <p className="small muted">{documentPageTexts.partsLoading}</p> : null}
      {parts?.length === 0 ? <p className="small muted">{documentPageTexts.noParts}</p> : null}
      <Button isFullWidth disabled={!online || write.isPending} onClick={() => void ask()}>
        {write.isPending ? documentPageTexts.sending : documentPageTexts.write}
      </Button>
      <OfflineNote>{documentPageTexts.needsNetwork}</OfflineNote>
    </section>
  );
}
