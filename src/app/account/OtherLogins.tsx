// The other ways in, one button each. Until the server has named one, and offline, it says that there is none.
import { useLoginProviders } from '../accounts.ts';
import { buttonClass } from '../ui/buttonClass.ts';

export function OtherLogins({ none }: { none: string }) {
  const providers = useLoginProviders();
  if (providers.length === 0) return <p className="small muted">{none}</p>;
  return providers.map(({ name, login_path }) => (
    // An address of the server, which leads on to the provider: no route of the app.
    <a key={login_path} className={buttonClass({ look: 'line', full: true })} href={login_path}>
      {name}
    </a>
  ));
}
