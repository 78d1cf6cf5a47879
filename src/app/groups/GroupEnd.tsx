// Leaves a group, or ends it for its owner, with a confirmation in place.
import { useNavigate } from '@tanstack/react-router';
import { type RefCallback, useState } from 'react';
import type { GroupRow } from '#core/together/group';
import { groupTexts } from '#texts/group';
import { useOnline } from '../data/online.ts';
import { call } from '../data/queries.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { useGroupChange } from './groupChange.ts';

/** On a phone the button stands right above the bar, and the question would open behind it. */
const comeIntoView: RefCallback<HTMLElement> = (section) => section?.scrollIntoView({ block: 'center' });

export function GroupEnd({ group }: { group: GroupRow }) {
  const navigate = useNavigate();
  const online = useOnline();
  const change = useGroupChange();
  const [isAsked, setIsAsked] = useState(false);
  const endLabel = groupTexts.end[group.role];
  const params = { group_id: group.group_id };
  const end = () =>
    change.mutate(
      async () => {
        await (group.role === 'owner' ? call('deleteGroup', { params }) : call('leaveGroup', { params }));
        // Once the lists are read anew, this part of the page is gone.
        await navigate({ to: '/dashboard/groups' });
      },
      { onError: (error) => notify.error(sentenceFor(error, groupTexts.actFailed)) },
    );
  if (!isAsked) {
    return (
      <Button look="danger" className="btn--edge" disabled={!online} onClick={() => setIsAsked(true)}>
        {endLabel}
      </Button>
    );
  }
  return (
    <section className="share__off" aria-label={endLabel} ref={comeIntoView}>
      <p>{groupTexts.endNotes[group.role]}</p>
      <div className="row wrap">
        <Button look="line" disabled={change.isPending} onClick={() => setIsAsked(false)}>
          {groupTexts.stay}
        </Button>
        <Button look="danger-line" disabled={change.isPending} onClick={end}>
          {groupTexts.confirmEnd[group.role]}
        </Button>
      </div>
    </section>
  );
}
