// One who joined. Taking somebody out is asked in place: they keep what they did, and this link lets them in no more.
import { useState } from 'react';
import type { Member } from '#core/sharedQuiz';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { useRemoveMember } from './useMembers.ts';

type Props = { quizId: number; member: Member; online: boolean };

export function MemberItem({ quizId, member, online }: Props) {
  const remove = useRemoveMember(quizId);
  const [isAsked, setIsAsked] = useState(false);
  const name = member.name ?? 'Somebody without a name';
  const { attempts } = member;
  const takenText = attempts === 0 ? 'not taken yet' : attempts === 1 ? 'taken once' : `taken ${attempts} times`;
  return (
    <li className="item item--wide">
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        <p className="small muted num">
          Joined {dateWords(member.joined_at)}, {takenText}
        </p>
      </div>
      <Button
        look={isAsked ? 'danger-line' : 'text'}
        label={isAsked ? `Yes, remove ${name}` : `Remove ${name}`}
        disabled={!online || remove.isPending}
        onClick={() => {
          if (!isAsked) return setIsAsked(true);
          remove.mutate(member.member_id, {
            onSuccess: () => notify.success(`${name} was removed. What they did stays theirs.`),
            onError: (error) => notify.error(sentenceFor(error, 'It could not be done. Please try again.')),
          });
        }}
      >
        {isAsked ? 'Yes, Remove' : 'Remove'}
      </Button>
    </li>
  );
}
