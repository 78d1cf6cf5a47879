// The place of the offer to install the app; the offer itself is loaded only where there is one.
import { Suspense } from 'react';
import { lazyWithRetry } from '../ui/lasting.ts';
import { useInstall } from './install.ts';

const InstallNote = lazyWithRetry(() => import('./InstallNote.tsx').then((m) => m.InstallNote));

/** `always`: also for a student who has declined, without the way to decline again. */
export function InstallOffer({ always = false }: { always?: boolean }) {
  const { way, declined } = useInstall();
  if (way === null || (declined && !always)) return null;
  return (
    <Suspense fallback={null}>
      <InstallNote way={way} canDecline={!always} />
    </Suspense>
  );
}
