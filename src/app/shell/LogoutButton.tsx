// Logging out. Work that has not been sent is named first, and kept.
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { withTexts } from '#texts/catalogue';
import { shellTexts } from '#texts/shell';
import { late } from '../ui/lasting.ts';
import type { Unsent } from './leaving.ts';

const UnsentDialog = late(() => import('./UnsentDialog.tsx').then((m) => m.UnsentDialog));

export function LogoutButton() {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const { logout } = await import('../data/accounts.ts');
    await logout();
    await navigate({ to: '/login' });
  }

  async function ask() {
    const { unsentWork } = await withTexts(import('./leaving.ts'));
    // A failed read must not prevent the logout.
    const work = await unsentWork().catch(() => null);
    if (work === null) await leave();
    else setUnsent(work);
  }

  return (
    <>
      <button type="button" className="btn btn--text" disabled={busy} onClick={() => void ask()}>
        {shellTexts.logout}
      </button>
      {unsent ? (
        <Suspense fallback={null}>
          <UnsentDialog unsent={unsent} onStay={() => setUnsent(null)} onLeave={() => void leave()} busy={busy} />
        </Suspense>
      ) : null}
    </>
  );
}
