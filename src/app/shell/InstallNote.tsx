// The offer to install: the browser's own question behind a button, or, on iOS, drawn instructions behind one.
import { Suspense, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Download } from '../ui/icons.tsx';
import { late } from '../ui/lasting.ts';
import { Note } from '../ui/Note.tsx';
import { askToInstall, declineInstall } from './install.ts';
import './install.css';

const InstallSteps = late(() => import('./InstallSteps.tsx').then((m) => m.InstallSteps));

export function InstallNote({ way, canDecline }: { way: 'ask' | 'by-hand'; canDecline: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Note
        tone="info"
        icon={<Download />}
        title="Install Oasis"
        action={
          <div className="install__acts">
            <Button look="line" onClick={() => (way === 'ask' ? void askToInstall() : setOpen(true))}>
              {way === 'ask' ? 'Install' : 'Show me how'}
            </Button>
            {canDecline ? (
              <Button look="text" onClick={declineInstall}>
                Not now
              </Button>
            ) : null}
          </div>
        }
      >
        It opens from your home screen, also without a network.
      </Note>
      {isOpen ? (
        <Suspense fallback={null}>
          <InstallSteps onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
