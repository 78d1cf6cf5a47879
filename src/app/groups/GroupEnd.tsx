// Leaving a group, or for its owner ending it: asked in place.
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { GroupRow } from '#core/group';
import { useOnline } from '../data/online.ts';
import { call } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { useGroupChange } from './groupChange.ts';

const words = {
  owner: { ask: 'End This Group', yes: 'Yes, End It', means: 'Its members keep their own results. The tables of results go.' },
  member: {
    ask: 'Leave This Group',
    yes: 'Yes, Leave',
    means: 'Your own results stay yours. You can come back with an invitation.',
  },
};

export function GroupEnd({ group }: { group: GroupRow }) {
  const navigate = useNavigate();
  const online = useOnline();
  const change = useGroupChange();
  const [isAsked, setIsAsked] = useState(false);
  const { ask, yes, means } = words[group.role];
  const params = { group_id: group.group_id };
  const end = () =>
    change.mutate(() => (group.role === 'owner' ? call('deleteGroup', { params }) : call('leaveGroup', { params })), {
      onSuccess: () => void navigate({ to: '/dashboard/groups' }),
      onError: (error) => notify.error(sentenceFor(error, 'It could not be done. Please try again.')),
    });
  if (!isAsked) {
    return (
      <Button look="danger" className="btn--edge" disabled={!online} onClick={() => setIsAsked(true)}>
        {ask}
      </Button>
    );
  }
  return (
    <section className="share__off" aria-label={ask}>
      <p>{means}</p>
      <div className="row wrap">
        <Button look="line" disabled={change.isPending} onClick={() => setIsAsked(false)}>
          Stay
        </Button>
        <Button look="danger-line" disabled={change.isPending} onClick={end}>
          {yes}
        </Button>
      </div>
    </section>
  );
}
