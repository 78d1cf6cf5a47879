// Creates a group: its name, and the owner's name for its members.
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { refuseGroupName, refuseShownName } from '#core/account/shownName';
import { newUuid } from '#device/rows/ids';
import { groupsTexts } from '#texts/groups';
import { nameText } from '#texts/names';
import { useOnline } from '../data/online.ts';
import { sentenceFor } from '../data/queryClient.ts';
import { useSession } from '../data/session.ts';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { useCreateGroup } from './groupChange.ts';

export function NewGroupForm() {
  const navigate = useNavigate();
  const online = useOnline();
  const create = useCreateGroup();
  /** The last request: the same one is sent with the same key, another name is another group. */
  const lastRequest = useRef({ of: '', key: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const displayName = useSession().user?.display_name ?? '';

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const [name, ownName] = [String(data.get('group') ?? '').trim(), String(data.get('own') ?? '').trim()];
    const reason = nameText(refuseGroupName(name) ?? refuseShownName(ownName));
    setRefusal(reason);
    if (reason !== null) return;
    const of = JSON.stringify([name, ownName]);
    if (lastRequest.current.of !== of) lastRequest.current = { of, key: newUuid() };
    create.mutate(
      { key: lastRequest.current.key, name, own_name: ownName },
      {
        onSuccess: (groupId) => void navigate({ to: '/dashboard/groups/$groupId', params: { groupId: String(groupId) } }),
        onError: (error) => setRefusal(sentenceFor(error, groupsTexts.makeFailed)),
      },
    );
  }
  return (
    <form className="card stack" onSubmit={submit} noValidate>
      <h2>{groupsTexts.newGroup}</h2>
      <TextField label={groupsTexts.name} name="group" maxLength={80} autoComplete="off" disabled={create.isPending} />
      <TextField
        label={groupsTexts.ownName}
        name="own"
        maxLength={100}
        autoComplete="nickname"
        defaultValue={displayName}
        disabled={create.isPending}
        error={refusal}
        hint={groupsTexts.ownNameHint}
      />
      <div>
        <Button type="submit" look="tint" disabled={!online || create.isPending}>
          {create.isPending ? groupsTexts.making : groupsTexts.make}
        </Button>
        <OfflineNote>{groupsTexts.needsNetwork}</OfflineNote>
      </div>
    </form>
  );
}
