// Shown after a login that took over an account: the previous owner's content can be deleted at once.
import { useState } from 'react';
import { loginReturnTexts } from '#texts/loginReturn';
import { leaveForGood } from '../data/accounts.ts';
import { sessionNow } from '../data/session.ts';
import { notify } from '../shell/notices.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { rememberLeaving } from './leaving.ts';

export function TakenOver({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const startAnew = () => {
    setBusy(true);
    void deleteAndLogIn().catch((error: unknown) => {
      console.error('A taken account was not deleted.', error);
      notify.error(loginReturnTexts.deleteFailed);
      onDone();
    });
  };
  return (
    <>
      <h1>{loginReturnTexts.isContentYours}</h1>
      <p role="status">{loginReturnTexts.isContentYoursNote}</p>
      <div className="auth__acts">
        <button type="button" className={buttonClass({ isFullWidth: true })} disabled={busy} onClick={onDone}>
          {loginReturnTexts.keepIt}
        </button>
        <button type="button" className={buttonClass({ look: 'danger', isFullWidth: true })} disabled={busy} onClick={startAnew}>
          {busy ? loginReturnTexts.deleting : loginReturnTexts.deleteIt}
        </button>
      </div>
    </>
  );
}

/** Deletes the account with its content; the next login creates an empty one. */
async function deleteAndLogIn(): Promise<void> {
  const { user, token } = sessionNow();
  if (user === null || token === null) throw new Error('Nobody is signed in.');
  const { call } = await import('../data/queries.ts');
  const [provider] = await call('providers', { token });
  await call('deleteAccount', { body: { email: user.email }, token });
  await leaveForGood(user.user_id);
  rememberLeaving();
  location.assign(provider?.login_path ?? '/login');
}
