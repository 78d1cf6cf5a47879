// Joining by a code, with or without a name: what the name is for is said before.

import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useCallback, useState } from 'react';
import { refuseShownName } from '#core/account/shownName';
import { NOBODY } from '#device/quizzes/sample';
import { refusedJoin } from '#device/together/joins';
import { joinTexts } from '#texts/join';
import { nameText } from '#texts/names';
import { db } from '../data/device.ts';
import { liveValue, useLive } from '../data/live.ts';
import { refusalText } from '../data/queryClient.ts';
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
  const earlier = useEarlierRefusal(user?.user_id ?? NOBODY, joining.code);

  async function join(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('shown') ?? '').trim();
    const reason = nameText(name === '' && !isNameNeeded ? null : refuseShownName(name));
    setRefusal(reason);
    if (reason !== null) return;
    setBusy(true);
    prepareNotices();
    try {
      await keepJoin({ ...joining, name: name === '' ? null : name });
      if (token === null) notify.info(joinTexts.accountNeeded);
      await navigate({ to: token === null ? '/register' : '/dashboard' });
    } catch (error) {
      console.error('A wish to join was not kept.', error);
      notify.error(joinTexts.failed);
      setBusy(false);
    }
  }
  return (
    <form className="stack" onSubmit={(event) => void join(event)} noValidate>
      <TextField
        label={isNameNeeded ? joinTexts.nameInGroup : joinTexts.name}
        name="shown"
        autoComplete="nickname"
        enterKeyHint="go"
        required={isNameNeeded}
        maxLength={100}
        disabled={busy}
        error={refusal ?? earlier}
        hint={hint}
        {...(isNameNeeded ? { defaultValue: user?.display_name ?? '' } : {})}
      />
      <Button type="submit" isFullWidth disabled={busy}>
        {joinTexts.join}
      </Button>
    </form>
  );
}

/** Why this student did not join by this code, or not by the name that was asked for. */
function useEarlierRefusal(userId: number, code: string): string | null {
  const row = liveValue(useLive(useCallback(() => refusedJoin(db, userId, code), [userId, code])), undefined);
  if (row === undefined) return null;
  return row.joinedAs === undefined ? refusalText(row) : joinTexts.nameRefused(row.name ?? '');
}
