// Makes the owner's edit of an assigned quiz the version that the group takes, with or without marking again, or takes that back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isLocalNumber } from '#core/editing/madeQuiz';
import type { Results, VersionWish } from '#core/together/group';
import { quizToTake } from '#core/together/quizToTake';
import { newestNow } from '#device/quizzes/versions';
import { groupResultsTexts } from '#texts/groupResults';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, useLive } from '../data/live.ts';
import { callAs } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import type { AssignmentParams } from './AcceptResult.tsx';

const newestOf = liveQueryOf((userId: number, quizId: number) => newestNow(db, userId, quizId));

export function CorrectionNote({ results: { assignment, rows }, params }: { results: Results; params: AssignmentParams }) {
  const userId = useSession().user?.user_id ?? 0;
  const current = quizToTake(assignment);
  const newest = liveValue(useLive(newestOf(userId, current)), current);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: VersionWish) => callAs(userId, 'setVersion', { params, body }),
    onSuccess: () =>
      Promise.all(['results', 'assignments'].map((name) => client.invalidateQueries({ queryKey: [name, userId] }))),
    onError: (error) => notify.error(sentenceFor(error, groupResultsTexts.correctFailed)),
  });
  if (newest !== current) {
    const isRemarking = assignment.is_remarking === true;
    return <EditNote newest={newest} isRemarking={isRemarking} isPending={isPending} onCorrect={mutate} />;
  }
  if (assignment.version_id === undefined) return null;
  // While that is under way, hand-ins that no row shows may be marked already.
  const isMarkedAgain = assignment.is_remarking === true || rows.some((row) => row.counted_version !== row.version_id);
  const canMarkAgain =
    !assignment.is_remarking && rows.some((row) => row.counted_version !== undefined && row.counted_version !== current);
  const earlier = assignment.previous_version_id ?? current;
  return (
    <Note
      tone="info"
      title={groupResultsTexts.correctedTitle}
      action={
        <div className="row wrap">
          {canMarkAgain ? (
            <Button look="line" disabled={isPending} onClick={() => mutate({ quiz_id: current, remark: true })}>
              {groupResultsTexts.markAgain}
            </Button>
          ) : null}
          {earlier < current ? (
            <Button look="line" disabled={isPending} onClick={() => mutate({ quiz_id: earlier, remark: isMarkedAgain })}>
              {groupResultsTexts.takeBack}
            </Button>
          ) : null}
        </div>
      }
    >
      {assignment.is_remarking ? groupResultsTexts.remarking : null}
      {canMarkAgain ? groupResultsTexts.correctedNote : null}
    </Note>
  );
}

type EditProps = { newest: number; isRemarking: boolean; isPending: boolean; onCorrect: (wish: VersionWish) => void };

function EditNote({ newest, isRemarking, isPending, onCorrect }: EditProps) {
  const [remark, setRemark] = useState(false);
  const isWaiting = isLocalNumber(newest);
  return (
    <Note
      tone="warn"
      title={groupResultsTexts.editTitle}
      action={
        <>
          <label className="gresults__remark">
            <input type="checkbox" checked={remark} onChange={(event) => setRemark(event.target.checked)} />
            {groupResultsTexts.remark}
          </label>
          <Button look="line" disabled={isPending || isWaiting} onClick={() => onCorrect({ quiz_id: newest, remark })}>
            {groupResultsTexts.correctGroup}
          </Button>
        </>
      }
    >
      {isWaiting ? groupResultsTexts.editWaits : groupResultsTexts.editNote} {isRemarking ? groupResultsTexts.remarking : null}
    </Note>
  );
}
