// The place of the offer to install the app; the offer itself is loaded only where there is one.
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { install } from './install.ts';

const InstallNote = lazy(() => import('./InstallNote.tsx').then((m) => ({ default: m.InstallNote })));

/** `always`: also for a student who has declined, without the way to decline again. */
export function InstallOffer({ always = false }: { always?: boolean }) {
  const { way, declined } = useSnapshot(install);
  if (way === null || (declined && !always)) return null;
  return (
    <Suspense fallback={null}>
      <InstallNote way={way} canDecline={!always} />
    </Suspense>
  );
}
