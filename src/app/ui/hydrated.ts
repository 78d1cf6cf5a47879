// Whether the page has taken over from its prerendered HTML. What depends on this visitor waits for it.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
