// The landing's top bar: the way in for a visitor, the way on for a student. The prerendered page shows the visitor's.
import { Link } from '@tanstack/react-router';
import { shellTexts } from '#texts/shell';
import { useSession } from '../data/session.ts';
import { useHydrated } from '../ui/hydrated.ts';
import { LogoutButton, useLogout } from './LogoutButton.tsx';
import { MailBadge, MainNav, TopBar } from './TopBar.tsx';

export function LandingBar() {
  const { token } = useSession();
  const logout = useLogout();
  const student = useHydrated() && token !== null;
  return (
    <TopBar>
      {student ? <MainNav /> : null}
      {student ? <MailBadge /> : null}
      <span className="out">
        {student ? (
          <LogoutButton logout={logout} />
        ) : (
          <Link className="btn btn--text" to="/login">
            {shellTexts.login}
          </Link>
        )}
        <Link className="btn btn--main" to="/dashboard" preload={false}>
          {shellTexts.start}
        </Link>
      </span>
      {logout.dialog}
    </TopBar>
  );
}
