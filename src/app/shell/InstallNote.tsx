// The offer to install: the browser's own question behind a button, or, on iOS, drawn instructions behind one.
import { Suspense, useState } from 'react';
import { installTexts } from '#texts/install';
import { Button } from '../ui/Button.tsx';
import { Download } from '../ui/icons.tsx';
import { lazyWithRetry } from '../ui/lasting.ts';
import { Note } from '../ui/Note.tsx';
import { askToInstall, declineInstall } from './install.ts';
import './install.css';

const InstallSteps = lazyWithRetry(() => import('./InstallSteps.tsx').then((m) => m.InstallSteps));

export function InstallNote({ way, canDecline }: { way: 'ask' | 'by-hand'; canDecline: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Note
        tone="info"
        icon={<Download />}
        title={installTexts.title}
        action={
          <div className="install__acts">
            <Button look="line" onClick={() => (way === 'ask' ? void askToInstall() : setOpen(true))}>
              {way === 'ask' ? installTexts.install : installTexts.showHow}
            </Button>
            {canDecline ? (
              <Button look="text" onClick={declineInstall}>
                {installTexts.notNow}
              </Button>
            ) : null}
          </div>
        }
      >
        {installTexts.about}
      </Note>
      {isOpen ? (
        <Suspense fallback={null}>
          <InstallSteps onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
