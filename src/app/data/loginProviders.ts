// The third parties that one may log in with.
import { useEffect, useState } from 'react';
import type { LoginProvider } from '#core/account/user';
import { useOnline } from './online.ts';

/** The third parties that the server knows; none until it has said so, and asked again when the network comes back. */
export function useLoginProviders(): LoginProvider[] {
  const online = useOnline();
  const [providers, setProviders] = useState<LoginProvider[]>([]);
  useEffect(() => {
    if (!online) return;
    let gone = false;
    void import('#device/queue/api')
      .then(({ createApi }) => createApi().call('providers'))
      .then(
        (found) => {
          if (!gone) setProviders(found);
        },
        () => undefined,
      );
    return () => {
      gone = true;
    };
  }, [online]);
  return providers;
}
