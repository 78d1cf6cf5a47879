// The first dashboard on a device: it is drawn when every answer has come, since each puts something above the documents. What is known
// here already is drawn at once.
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A network that hangs holds up only what is missing: the way to the upload is there without the list. */
const LONGEST_WAIT_MS = 5_000;

/** `isKnown`: there is something to show. `prepare`: brings the code of what the answers have brought. Once whole, always whole. */
export function useWhole(isKnown: boolean, prepare: () => Promise<unknown>): boolean {
  const [isWhole, setWhole] = useState(isKnown);
  const isFetching = useIsFetching() > 0;
  useEffect(() => {
    if (isWhole) return;
    const show = () => setWhole(true);
    const timer = setTimeout(show, LONGEST_WAIT_MS);
    if (isKnown && !isFetching) prepare().then(show, show);
    return () => clearTimeout(timer);
  }, [isWhole, isKnown, isFetching, prepare]);
  return isWhole;
}
