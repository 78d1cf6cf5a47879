// Shown below the login after this device's account was deleted elsewhere, without moving the form: unsent work can be saved or
// removed.
import { useState } from 'react';
import { deletedAccountTexts } from '#texts/deletedAccount';
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
      () => notify.success(deletedAccountTexts.saved),
      () => notify.error(deletedAccountTexts.saveFailed),
    );
  const remove = () => void forgetGoneAccount(userId).catch(() => notify.error(deletedAccountTexts.removeFailed));
  if (counts === null) return null;
  const acts = asks ? (
    <>
      <Button look="line" onClick={() => setAsks(false)}>
        {deletedAccountTexts.keepIt}
      </Button>
      <Button look="danger" onClick={remove}>
        {deletedAccountTexts.removeForGood}
      </Button>
    </>
  ) : (
    <>
      {unsent === '' ? null : (
        <Button look="line" onClick={save}>
          {deletedAccountTexts.save}
        </Button>
      )}
      <Button look="text" onClick={() => setAsks(true)}>
        {deletedAccountTexts.remove}
      </Button>
    </>
  );
  return (
    <Note tone="warn" title={deletedAccountTexts.title(email)} action={<div className="row">{acts}</div>}>
      {unsent === '' ? deletedAccountTexts.allSent : deletedAccountTexts.unsent(unsent)}
    </Note>
  );
}
