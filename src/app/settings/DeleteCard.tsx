// The end of an account, with everything that belongs to it. What has not been sent from this device is named first.
import { Suspense, useId, useState } from 'react';
import type { User } from '#core/account/user';
import { settingsTexts } from '#texts/settings';
import { useOnline } from '../data/online.ts';
import { unsentWords, useOnThisDevice } from '../data/onThisDevice.ts';
import { OfflineNote } from '../shell/OfflineNote.tsx';
import { Button } from '../ui/Button.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';

const DeleteDialog = lazyWithRetry(() => import('./DeleteDialog.tsx').then((m) => m.DeleteDialog));

export function DeleteCard({ user }: { user: User }) {
  const id = useId();
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const unsent = unsentWords(useOnThisDevice(user.user_id));
  return (
    <section className="card" aria-labelledby={`${id}h`}>
      <h2 id={`${id}h`}>{settingsTexts.deletion}</h2>
      <p className="muted">{settingsTexts.deletionNote}</p>
      <div className="settings__acts">
        <Button
          look="danger-line"
          disabled={!online}
          onClick={() => setAsking(true)}
          {...(online ? {} : { describedBy: `${id}off` })}
        >
          {settingsTexts.delete}
        </Button>
        <OfflineNote id={`${id}off`}>{settingsTexts.needsNetwork}</OfflineNote>
      </div>
      {asking ? (
        <Suspense>
          <DeleteDialog user={user} unsent={unsent} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
