// The strip under the top bar that says there is no network, and what one can do all the same. Never red: nothing is lost.

import { useOnline } from '../data/online.ts';
import { NoNetwork } from '../ui/icons.tsx';

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
        <b>You are offline.</b> {readyCount === null ? null : readySentence(readyCount)}
      </span>
    </div>
  );
}

function readySentence(count: number): string {
  if (count === 0) return 'No quiz is on this device yet.';
  return count === 1 ? '1 quiz on this device is ready to take.' : `${count} quizzes on this device are ready to take.`;
}
