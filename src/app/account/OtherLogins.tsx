// The third-party logins, one button each. Nothing is shown until the server has named one, or offline.
import { useEffect, useState } from 'react';
import type { LoginProvider } from '#core/account/user';
import { useOnline } from '../data/online.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { rememberLeaving } from './leaving.ts';

/** The third parties that the server knows; none until it has said so, and asked again when the network comes back. */
function useLoginProviders(): LoginProvider[] {
  const online = useOnline();
  const [providers, setProviders] = useState<LoginProvider[]>([]);
  useEffect(() => {
    if (!online) return;
    let isUnmounted = false;
    void import('#device/queue/api')
      .then(({ createApi }) => createApi().call('providers'))
      .then(
        (answer) => {
          if (!isUnmounted) setProviders(answer);
        },
        () => undefined,
      );
    return () => {
      isUnmounted = true;
    };
  }, [online]);
  return providers;
}

export function OtherLogins() {
  return useLoginProviders().map(({ name, login_path }) => (
    // An address of the server, which leads on to the provider: no route of the app.
    <a key={login_path} className={buttonClass({ look: 'line', isFullWidth: true })} href={login_path} onClick={rememberLeaving}>
      {name}
    </a>
  ));
}
