// Delays the first dashboard on a device until every answer has come, since each adds something above the documents. A known
// dashboard is drawn at once.
import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** If the network hangs, the page appears after this time without the list, so that one can upload. */
const LONGEST_WAIT_MS = 5_000;

/** `isKnown`: there is something to show. `prepare`: loads the code that the answers require. Once true, it stays true. */
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
