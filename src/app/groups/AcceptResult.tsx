// Accepts a result that arrived after the answers were shown, or takes that back.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ResultRow } from '#core/together/group';
import { groupResultsTexts } from '#texts/groupResults';
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
    onError: (error) => notify.error(sentenceFor(error, groupResultsTexts.acceptFailed)),
  });
  const { late_result: lateResult, name } = row;
  if (!lateResult) {
    return (
      <small className="muted">
        {groupResultsTexts.accepted}{' '}
        <Button look="text" disabled={isPending} label={groupResultsTexts.undoFor(name)} onClick={() => mutate(false)}>
          {groupResultsTexts.undo}
        </Button>
      </small>
    );
  }
  return (
    <div>
      <small>
        {groupResultsTexts.lateResult(
          dateWords(lateResult.received_at),
          dateWords(lateResult.submitted_at),
          officialFigure(lateResult.official),
          officialWords(lateResult.official),
        )}
      </small>
      <Button look="line" disabled={isPending} label={groupResultsTexts.acceptOf(name)} onClick={() => mutate(true)}>
        {groupResultsTexts.accept}
      </Button>
    </div>
  );
}
