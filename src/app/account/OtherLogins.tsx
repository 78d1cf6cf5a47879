// The third-party logins, one button each. Nothing is shown until the server has named one, or offline.
import { useLoginProviders } from '../data/loginProviders.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { rememberLeaving } from './leaving.ts';

export function OtherLogins() {
  return useLoginProviders().map(({ name, login_path }) => (
    // An address of the server, which leads on to the provider: no route of the app.
    <a key={login_path} className={buttonClass({ look: 'line', full: true })} href={login_path} onClick={rememberLeaving}>
      {name}
    </a>
  ));
}
