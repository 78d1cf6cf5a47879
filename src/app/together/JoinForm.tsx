// Joining by a code, with or without a name: what the name is for is said before.
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { refuseShownName } from '#core/shownName';
import { useSession } from '../data/session.ts';
import { notify, prepareNotices } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import { type Joining, keepJoin } from './joining.ts';

type Props = { joining: Pick<Joining, 'to' | 'code' | 'title'>; hint: string; isNameNeeded?: boolean };

export function JoinForm({ joining, hint, isNameNeeded = false }: Props) {
  const navigate = useNavigate();
  const { user, token } = useSession();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function join(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('shown') ?? '').trim();
    const reason = name === '' && !isNameNeeded ? null : refuseShownName(name);
    setRefusal(reason);
    if (reason !== null) return;
    setBusy(true);
    prepareNotices();
    try {
      await keepJoin({ ...joining, name: name === '' ? null : name });
      if (token === null) notify.info('Create an account or log in, and you have joined.');
      await navigate({ to: token === null ? '/register' : '/dashboard' });
    } catch (error) {
      console.error('A wish to join was not kept.', error);
      notify.error('This device could not keep it. Please try again.');
      setBusy(false);
    }
  }
  return (
    <form className="stack" onSubmit={(event) => void join(event)} noValidate>
      <TextField
        label={isNameNeeded ? 'Your name in the group' : 'Your name here (may be left empty)'}
        name="shown"
        autoComplete="nickname"
        enterKeyHint="go"
        required={isNameNeeded}
        maxLength={100}
        disabled={busy}
        error={refusal}
        hint={hint}
        {...(isNameNeeded ? { defaultValue: user?.display_name ?? '' } : {})}
      />
      <Button type="submit" full disabled={busy}>
        Join
      </Button>
    </form>
  );
}
