// How many marks are on their way to this device's disk: as long as there is one, nothing may be called saved.
import { proxy, useSnapshot } from 'valtio';

const storing = proxy({ count: 0 });

/** Counts this work until it has ended, well or not. */
export async function whileStoring(work: () => Promise<void>): Promise<void> {
  storing.count += 1;
  try {
    await work();
  } finally {
    storing.count -= 1;
  }
}

export function useIsStoring(): boolean {
  return useSnapshot(storing).count > 0;
}
