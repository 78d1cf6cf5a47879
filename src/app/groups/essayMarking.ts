// Saves a teacher's mark of an essay: online, with the attempt that was read, so that pressing again changes nothing.
import { useMutation } from '@tanstack/react-query';
import type { EssayMark } from '#core/together/memberAnswers';
import { memberAnswersTexts } from '#texts/memberAnswers';
import { callAs } from '../data/queries.ts';
import { queryClient, sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';

export type MemberParams = { group_id: number; quiz_id: number; member_id: number };

export const memberAnswersKey = (userId: number, params: MemberParams) =>
  ['member-answers', userId, params.group_id, params.quiz_id, params.member_id] as const;

/** `onSaved`: the form is another one by then, and cannot hear it itself. */
export function useEssayMarking(params: MemberParams, submissionId: string, onSaved: () => void) {
  const userId = useSession().user?.user_id ?? 0;
  return useMutation({
    mutationFn: (mark: EssayMark) =>
      callAs(userId, 'markEssays', { params, body: { submission_id: submissionId, marks: [mark] } }),
    onSuccess: (answers) => {
      queryClient.setQueryData(memberAnswersKey(userId, params), answers);
      onSaved();
      notify.success(memberAnswersTexts.saved);
    },
    onError: (error) => {
      notify.error(sentenceFor(error, memberAnswersTexts.saveFailed));
      return queryClient.invalidateQueries({ queryKey: memberAnswersKey(userId, params) });
    },
  });
}
