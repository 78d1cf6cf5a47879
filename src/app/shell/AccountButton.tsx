// Whose account this is. Behind it stands what is not studying: settings, this device, prices and the way out.
import { Suspense, useState } from 'react';
import { frameTexts } from '#texts/frame';
import { useSession } from '../data/session.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { Person } from './barIcons.tsx';

const AccountMenu = lazyWithRetry(() => import('./AccountMenu.tsx').then((m) => m.AccountMenu));

export function AccountButton({ onLogout }: { onLogout: () => void }) {
  const email = useSession().user?.email ?? '';
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        className="account"
        label={`${frameTexts.account} ${email}`.trim()}
        hasMenu
        expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Person size="l" />
        {email ? <span className="badge-mail">{email}</span> : null}
      </IconButton>
      <Suspense>
        {anchor ? <AccountMenu anchor={anchor} email={email} onLogout={onLogout} onClose={() => setAnchor(null)} /> : null}
      </Suspense>
    </>
  );
}
