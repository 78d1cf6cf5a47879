// Logging out. Work that has not been sent is named first, and kept.
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { shellTexts } from '#texts/shell';
import { lazyWithRetry } from '../ui/lasting.ts';
import type { Unsent } from './leaving.ts';

const UnsentDialog = lazyWithRetry(() => import('./UnsentDialog.tsx').then((m) => m.UnsentDialog));

type Logout = {
  isBusy: boolean;
  ask: () => void;
  /** what asks whether to leave unsent work behind; it stays where `ask` was called from, also when that is gone */
  dialog: ReactNode;
};

export function useLogout(): Logout {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function leave() {
    setBusy(true);
    const { logout } = await import('../data/accounts.ts');
    await logout();
    await navigate({ to: '/login' });
  }

  async function ask() {
    const { unsentWork } = await import('./leaving.ts');
    // A failed read must not prevent the logout.
    const work = await unsentWork().catch(() => null);
    if (work === null) await leave();
    else setUnsent(work);
  }

  return {
    isBusy,
    ask: () => void ask(),
    dialog: unsent ? (
      <Suspense fallback={null}>
        <UnsentDialog unsent={unsent} onStay={() => setUnsent(null)} onLeave={() => void leave()} busy={isBusy} />
      </Suspense>
    ) : null,
  };
}

/** `className`: where it is shown. */
export function LogoutButton({ logout, className = '' }: { logout: Logout; className?: string }) {
  return (
    <button type="button" className={`btn btn--text ${className}`} disabled={logout.isBusy} onClick={logout.ask}>
      {shellTexts.logout}
    </button>
  );
}
