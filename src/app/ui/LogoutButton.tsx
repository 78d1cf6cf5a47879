// Logging out. Work that has not been sent is named first, and kept.
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

const UnsentDialog = lazy(() => import('./UnsentDialog.tsx').then((m) => ({ default: m.UnsentDialog })));

export function LogoutButton() {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);
  const [busy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const { logout } = await import('../accounts.ts');
    await logout();
    await navigate({ to: '/login' });
  }

  async function ask() {
    const { unsentCount } = await import('../accounts.ts');
    // A count that cannot be read must not lock anyone in.
    const count = await unsentCount().catch(() => 0);
    if (count === 0) await leave();
    else setUnsent(count);
  }

  return (
    <>
      <button type="button" className="btn btn--text" disabled={busy} onClick={() => void ask()}>
        Logout
      </button>
      {unsent > 0 ? (
        <Suspense fallback={null}>
          <UnsentDialog count={unsent} onStay={() => setUnsent(0)} onLeave={() => void leave()} busy={busy} />
        </Suspense>
      ) : null}
    </>
  );
}
