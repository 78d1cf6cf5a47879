// The invitation to a group, as its owner hands it on. A new one ends the one before, so that is asked in place, as the end is: it may
// stand on a blackboard already.
import { useState } from 'react';
import type { GroupRow } from '#core/group';
import { spokenCode } from '#core/shareCode';
import { useOnline } from '../data/online.ts';
import { call } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { CodeWays } from '../together/CodeWays.tsx';
import '../together/together.css';
import { Button } from '../ui/Button.tsx';
import { useGroupChange } from './groupChange.ts';

type Act = 'new' | 'end';
const words = {
  new: { ask: 'Make a New One', yes: 'Yes, Make a New One' },
  end: { ask: 'End It', yes: 'Yes, End It' },
};

export function InvitationCard({ group }: { group: GroupRow }) {
  const online = useOnline();
  const change = useGroupChange();
  const [actToConfirm, setAsked] = useState<Act | null>(null);
  const isOff = !online || change.isPending;
  const params = { group_id: group.group_id };
  const act = (requestedAct: Act) =>
    change.mutate(() => (requestedAct === 'new' ? call('inviteToGroup', { params }) : call('endInvitation', { params })), {
      onSuccess: () => setAsked(null),
      onError: (error) => notify.error(sentenceFor(error, 'It could not be done. Please try again.')),
    });
  return (
    <section className="card stack">
      <h2>Invitation</h2>
      {group.code !== null && group.url !== null ? (
        <CodeWays code={spokenCode(group.code)} address={group.url} title={group.name} words={`Join ${group.name} on Oasis`} />
      ) : (
        <p className="muted">Nobody can join now. An invitation is a link and a code.</p>
      )}
      {group.code === null ? (
        <div>
          <Button look="line" disabled={isOff} onClick={() => act('new')}>
            Make an Invitation
          </Button>
        </div>
      ) : actToConfirm === null ? (
        <div className="row wrap">
          <Button look="line" disabled={isOff} onClick={() => setAsked('new')}>
            {words.new.ask}
          </Button>
          <Button look="danger" disabled={isOff} onClick={() => setAsked('end')}>
            {words.end.ask}
          </Button>
        </div>
      ) : (
        <section className="share__off" aria-label={words[actToConfirm].ask}>
          <p>The link and the code that you handed out never work again. Members stay.</p>
          <div className="row wrap">
            <Button look="line" disabled={change.isPending} onClick={() => setAsked(null)}>
              Keep This One
            </Button>
            <Button look="danger-line" disabled={isOff} onClick={() => act(actToConfirm)}>
              {words[actToConfirm].yes}
            </Button>
          </div>
        </section>
      )}
    </section>
  );
}
