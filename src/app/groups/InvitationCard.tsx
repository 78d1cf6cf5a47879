// The invitation to a group, for its owner to share. Replacing or ending it is confirmed in place, since the old one may be in
// use.
import { useState } from 'react';
import type { GroupRow } from '#core/together/group';
import { spokenCode } from '#core/together/shareCode';
import { groupTexts } from '#texts/group';
import { useOnline } from '../data/online.ts';
import { call } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { CodeWays } from '../together/CodeWays.tsx';
import '../together/together.css';
import { Button } from '../ui/Button.tsx';
import { useGroupChange } from './groupChange.ts';

type Act = 'new' | 'end';

export function InvitationCard({ group }: { group: GroupRow }) {
  const online = useOnline();
  const change = useGroupChange();
  const [actToConfirm, setActToConfirm] = useState<Act | null>(null);
  const isOff = !online || change.isPending;
  const params = { group_id: group.group_id };
  const act = (requestedAct: Act) =>
    change.mutate(() => (requestedAct === 'new' ? call('inviteToGroup', { params }) : call('endInvitation', { params })), {
      onSuccess: () => setActToConfirm(null),
      onError: (error) => notify.error(sentenceFor(error, groupTexts.actFailed)),
    });
  return (
    <section className="card stack">
      <h2>{groupTexts.invitation}</h2>
      {group.code !== null && group.url !== null ? (
        <CodeWays
          code={spokenCode(group.code)}
          address={group.url}
          title={group.name}
          words={groupTexts.invitationWords(group.name)}
        />
      ) : (
        <p className="muted">{groupTexts.noInvitation}</p>
      )}
      {group.code === null ? (
        <div>
          <Button look="line" disabled={isOff} onClick={() => act('new')}>
            {groupTexts.makeInvitation}
          </Button>
        </div>
      ) : actToConfirm === null ? (
        <div className="row wrap">
          <Button look="line" disabled={isOff} onClick={() => setActToConfirm('new')}>
            {groupTexts.invitationActs.new}
          </Button>
          <Button look="danger" disabled={isOff} onClick={() => setActToConfirm('end')}>
            {groupTexts.invitationActs.end}
          </Button>
        </div>
      ) : (
        <section className="share__off" aria-label={groupTexts.invitationActs[actToConfirm]}>
          <p>{groupTexts.invitationEnds}</p>
          <div className="row wrap">
            <Button look="line" disabled={change.isPending} onClick={() => setActToConfirm(null)}>
              {groupTexts.keepInvitation}
            </Button>
            <Button look="danger-line" disabled={isOff} onClick={() => act(actToConfirm)}>
              {groupTexts.confirmInvitationActs[actToConfirm]}
            </Button>
          </div>
        </section>
      )}
    </section>
  );
}
