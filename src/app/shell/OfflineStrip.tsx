// The strip under the top bar that says there is no network, and what one can do all the same. Never red: nothing is lost.

import { frameTexts } from '#texts/frame';
import { useOnline } from '../data/online.ts';
import { NoNetwork } from '../ui/icons.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';

/** `readyCount`: quizzes on this device that can be taken now; null while that is not known. */
export function OfflineStrip({ readyCount }: { readyCount: number | null }) {
  const online = useOnline();
  // The live region stands before there is something to say, or a screen reader would miss the first sentence.
  return <div role="status">{online ? null : <OfflineWords readyCount={readyCount} />}</div>;
}

function OfflineWords({ readyCount }: { readyCount: number | null }) {
  return (
    <div className="strip strip--off">
      <NoNetwork />
      <span>
        <TaggedText text={offlineText(readyCount)} tags={{ b: (words) => <b>{words}</b> }} />
      </span>
    </div>
  );
}

function offlineText(readyCount: number | null): string {
  if (readyCount === null) return frameTexts.offline;
  return readyCount === 0 ? frameTexts.offlineAndEmpty : frameTexts.offlineAndReady(readyCount);
}
