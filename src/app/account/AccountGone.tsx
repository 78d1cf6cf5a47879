// Below the login, which does not move when it comes, after the account of this device was deleted elsewhere: what it never sent can be saved, or removed.
import { useState } from 'react';
import { forgetGoneAccount } from '../data/accounts.ts';
import { unsentWords, useOnThisDevice } from '../data/onThisDevice.ts';
import { notify } from '../shell/notices.tsx';
import { Button } from '../ui/Button.tsx';
import { Note } from '../ui/Note.tsx';
import { saveUnsent } from './unsentFiles.ts';

export function AccountGone({ userId, email }: { userId: number; email: string }) {
  const counts = useOnThisDevice(userId);
  const unsent = unsentWords(counts);
  const [asks, setAsks] = useState(false);
  const save = () =>
    void saveUnsent(userId).then(
      () => notify.success('Saved as files on this device.'),
      () => notify.error('It could not be saved. Please try again.'),
    );
  const remove = () => void forgetGoneAccount(userId).catch(() => notify.error('It could not be removed. Please try again.'));
  if (counts === null) return null;
  const acts = asks ? (
    <>
      <Button look="line" onClick={() => setAsks(false)}>
        Keep It
      </Button>
      <Button look="danger" onClick={remove}>
        Remove for Good
      </Button>
    </>
  ) : (
    <>
      {unsent === '' ? null : (
        <Button look="line" onClick={save}>
          Save as Files
        </Button>
      )}
      <Button look="text" onClick={() => setAsks(true)}>
        Remove from This Device
      </Button>
    </>
  );
  return (
    <Note tone="warn" title={`The account ${email} was deleted`} action={<div className="row">{acts}</div>}>
      {unsent === ''
        ? 'Everything that this device had to send had arrived. Its quizzes are still kept here.'
        : `This device still keeps what was never sent: ${unsent}.`}
    </Note>
  );
}
