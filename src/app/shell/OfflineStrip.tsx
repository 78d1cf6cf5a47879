// The strip that says there is no network, and what one can do all the same. Never red: nothing is lost.

import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { frameTexts } from '#texts/frame';
import { useOnline } from '../data/online.ts';
import { NoNetwork } from '../ui/icons.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';

/**
 * A screen that was drawn without a network has room for the strip at its top, and keeps it. Else the strip lies over the screen's
 * end. So nothing moves when the network goes or comes.
 */
export function useOfflineRoom(): boolean {
  const online = useOnline();
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const [screen, setScreen] = useState({ pathname, hasRoom: !online });
  if (screen.pathname !== pathname) setScreen({ pathname, hasRoom: !online });
  return screen.hasRoom;
}

/** `readyCount`: quizzes on this device that can be taken now; null while that is not known. `hasRoom`: it stays when the network is back. */
export function OfflineStrip({ readyCount, hasRoom = false }: { readyCount: number | null; hasRoom?: boolean }) {
  const online = useOnline();
  if (online && !hasRoom) return null;
  return (
    <div className="strip strip--off">
      <NoNetwork />
      <span>
        <TaggedText text={online ? frameTexts.backOnline : offlineText(readyCount)} tags={{ b: (words) => <b>{words}</b> }} />
      </span>
    </div>
  );
}

function offlineText(readyCount: number | null): string {
  if (readyCount === null) return frameTexts.offline;
  return readyCount === 0 ? frameTexts.offlineAndEmpty : frameTexts.offlineAndReady(readyCount);
}
