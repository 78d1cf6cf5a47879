// One who joined. Taking somebody out is asked in place: they keep what they did, and this link lets them in no more.
import { useState } from 'react';
import type { Member } from '#core/together/sharedQuiz';
import { shareDialogTexts } from '#texts/shareDialog';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { useRemoveMember } from './useMembers.ts';

type Props = { quizId: number; member: Member; online: boolean };

export function MemberItem({ quizId, member, online }: Props) {
  const remove = useRemoveMember(quizId);
  const [isAsked, setIsAsked] = useState(false);
  const name = member.name ?? shareDialogTexts.withoutName;
  const { attempts } = member;
  const date = dateWords(member.joined_at);
  return (
    <li className="item item--wide">
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        <p className="small muted num">
          {attempts === 0 ? shareDialogTexts.notTaken(date) : shareDialogTexts.taken(date, attempts)}
        </p>
      </div>
      <Button
        look={isAsked ? 'danger-line' : 'text'}
        label={isAsked ? shareDialogTexts.confirmRemoveMember(name) : shareDialogTexts.removeMember(name)}
        disabled={!online || remove.isPending}
        onClick={() => {
          if (!isAsked) return setIsAsked(true);
          remove.mutate(member.member_id, {
            onSuccess: () => notify.success(shareDialogTexts.removed(name)),
            onError: (error) => notify.error(sentenceFor(error, shareDialogTexts.removeFailed)),
          });
        }}
      >
        {isAsked ? shareDialogTexts.confirmRemove : shareDialogTexts.remove}
      </Button>
    </li>
  );
}
