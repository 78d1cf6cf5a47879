// A button for each third-party login. Empty offline and until the server has answered.
import { useEffect, useState } from 'react';
import type { LoginProvider } from '#core/account/user';
import { useOnline } from '../data/online.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { rememberLeaving } from './leaving.ts';

/** The server's login providers; empty until it has answered. Asked again when the network returns. */
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
    // An address of the server that redirects to the provider, not a route of the app.
    <a key={login_path} className={buttonClass({ look: 'line', isFullWidth: true })} href={login_path} onClick={rememberLeaving}>
      {name}
    </a>
  ));
}
