// The members of a group, for its owner, who may remove one. What members did stays theirs.
import { useState } from 'react';
import type { GroupMember, GroupRow } from '#core/together/group';
import { groupTexts } from '#texts/group';
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
      <h2>{groupTexts.members}</h2>
      {members ? null : <ComingRows count={count} note={online ? null : groupTexts.membersOffline} />}
      {members?.length === 0 ? <p className="muted">{groupTexts.nobody}</p> : null}
      <ul>
        {(members ?? []).map((member) => (
          <MemberRow key={member.member_id} groupId={groupId} member={member} />
        ))}
      </ul>
    </section>
  );
}

/** The room of rows that are loaded, or of the note that they cannot be. */
function ComingRows({ count, note }: { count: number; note: string | null }) {
  return (
    <>
      {note === null ? (
        <p className="vh" role="status">
          {groupTexts.loading}
        </p>
      ) : null}
      <ul aria-hidden={note === null}>
        {Array.from({ length: note === null ? count : Math.max(1, count) }, (_, row) => row).map((row) => (
          <li key={row} className="item item--wide">
            <div>
              <p className={row === 0 && note !== null ? 'muted' : 'name'}>{(row === 0 && note) || '\u00a0'}</p>
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
        <p className="small muted num">{groupTexts.joined(dateWords(member.joined_at))}</p>
      </div>
      <Button
        look={isAsked ? 'danger-line' : 'text'}
        label={isAsked ? groupTexts.confirmRemoveMember(name) : groupTexts.removeMember(name)}
        disabled={change.isPending}
        onClick={() => {
          if (!isAsked) return setIsAsked(true);
          change.mutate(() => call('removeGroupMember', { params: { group_id: groupId, member_id: memberId } }), {
            onError: (error) => notify.error(sentenceFor(error, groupTexts.actFailed)),
          });
        }}
      >
        {isAsked ? groupTexts.confirmRemove : groupTexts.remove}
      </Button>
    </li>
  );
}
