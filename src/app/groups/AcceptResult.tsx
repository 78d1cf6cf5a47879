// A result that arrived after the answers were shown: the teacher counts it, or takes that back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResultRow } from '#core/group';
import { callAs } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { officialFigure, officialWords } from '../ui/officialWords.ts';

export type AssignmentParams = { group_id: number; quiz_id: number };

export function AcceptResult({ row, params }: { row: ResultRow; params: AssignmentParams }) {
  const userId = useSession().user?.user_id ?? 0;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (isAccepted: boolean) =>
      callAs(userId, 'acceptResult', { params: { ...params, member_id: row.member_id }, body: { is_accepted: isAccepted } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['results', userId, params.group_id, params.quiz_id] }),
    onError: (error) => notify.error(sentenceFor(error, 'The result could not be changed. Please try again.')),
  });
  const { late_result: lateResult, name } = row;
  if (!lateResult) {
    return (
      <small className="muted">
        Accepted by you{' '}
        <Button look="text" disabled={isPending} label={`Undo: accept the result of ${name}`} onClick={() => mutate(false)}>
          Undo
        </Button>
      </small>
    );
  }
  return (
    <div className="gresults__waiting">
      <small>
        Arrived {dateWords(lateResult.received_at)}, after the answers were shown. Handed in {dateWords(lateResult.submitted_at)}{' '}
        by the device’s clock: {officialFigure(lateResult.official)} ({officialWords(lateResult.official)}). It does not count
        yet.
      </small>
      <Button look="line" disabled={isPending} label={`Accept the result of ${name}`} onClick={() => mutate(true)}>
        Accept
      </Button>
    </div>
  );
}
