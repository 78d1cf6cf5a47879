// The invitation to a group, as its owner hands it on. A new one ends the one before.

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

export function InvitationCard({ group }: { group: GroupRow }) {
  const online = useOnline();
  const change = useGroupChange();
  const params = { group_id: group.group_id };
  const make = (work: () => Promise<unknown>) =>
    change.mutate(work, { onError: (error) => notify.error(sentenceFor(error, 'It could not be done. Please try again.')) });
  return (
    <section className="card stack">
      <h2>Invitation</h2>
      {group.code !== null && group.url !== null ? (
        <CodeWays code={spokenCode(group.code)} address={group.url} title={group.name} words={`Join ${group.name} on Oasis`} />
      ) : (
        <p className="muted">Nobody can join now. An invitation is a link and a code.</p>
      )}
      <div className="row wrap">
        <Button look="line" disabled={!online || change.isPending} onClick={() => make(() => call('inviteToGroup', { params }))}>
          {group.code === null ? 'Make an Invitation' : 'Make a New One'}
        </Button>
        {group.code === null ? null : (
          <Button
            look="danger"
            disabled={!online || change.isPending}
            onClick={() => make(() => call('endInvitation', { params }))}
          >
            End It
          </Button>
        )}
      </div>
    </section>
  );
}
