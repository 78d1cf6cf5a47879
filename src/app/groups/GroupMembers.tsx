// Who is in a group. Only its owner sees it, and may take one out; what they did stays theirs.
import { useState } from 'react';
import type { GroupMember, GroupRow } from '#core/group';
import { useOnline } from '../data/online.ts';
import { call } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { dateWords } from '../ui/dateWords.ts';
import { useGroupChange } from './groupChange.ts';
import { useGroupMembers } from './useGroups.ts';

export function GroupMembers({ group: { group_id: groupId, members: count } }: { group: GroupRow }) {
  const online = useOnline();
  const { data: members } = useGroupMembers(groupId, online);
  return (
    <section className="card">
      <h2>Members</h2>
      {members || online ? null : <p className="muted">Who is in it is shown with a network.</p>}
      {members || !online ? null : <ComingRows count={count} />}
      {members?.length === 0 ? <p className="muted">Nobody joined yet.</p> : null}
      <ul>
        {(members ?? []).map((member) => (
          <MemberRow key={member.member_id} groupId={groupId} member={member} />
        ))}
      </ul>
    </section>
  );
}

/** The room of rows that are being loaded. */
function ComingRows({ count }: { count: number }) {
  return (
    <>
      <p className="vh" role="status">
        Loading...
      </p>
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, row) => row).map((row) => (
          <li key={row} className="item item--wide">
            <div>
              <p className="name">&nbsp;</p>
              <p className="small">&nbsp;</p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

function MemberRow({ groupId, member }: { groupId: number; member: GroupMember }) {
  const change = useGroupChange();
  const [isAsked, setIsAsked] = useState(false);
  const { name, member_id: memberId } = member;
  return (
    <li className="item item--wide">
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        <p className="small muted num">Joined {dateWords(member.joined_at)}</p>
      </div>
      <Button
        look={isAsked ? 'danger-line' : 'text'}
        label={isAsked ? `Yes, remove ${name}` : `Remove ${name}`}
        disabled={change.isPending}
        onClick={() => {
          if (!isAsked) return setIsAsked(true);
          change.mutate(() => call('removeGroupMember', { params: { group_id: groupId, member_id: memberId } }), {
            onError: (error) => notify.error(sentenceFor(error, 'It could not be done. Please try again.')),
          });
        }}
      >
        {isAsked ? 'Yes, Remove' : 'Remove'}
      </Button>
    </li>
  );
}
