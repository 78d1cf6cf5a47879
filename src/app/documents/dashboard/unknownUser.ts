// Fetches the user again on a dashboard opened with a token whose user is unknown (D3.10).
import { useCallback, useEffect, useState } from 'react';
import { refreshUser } from '../../data/accounts.ts';
import { useSession } from '../../data/session.ts';

/** Why the user could not be fetched, or null, and a retry function. */
export function useUnknownUser(): { error: unknown; retry: () => Promise<void> } {
  const isUnknown = useSession().user === null;
  const [error, setError] = useState<unknown>(null);
  const retry = useCallback(() => refreshUser().then(() => setError(null), setError), []);
  useEffect(() => {
    if (isUnknown) void retry();
  }, [isUnknown, retry]);
  return { error: isUnknown ? error : null, retry };
}
