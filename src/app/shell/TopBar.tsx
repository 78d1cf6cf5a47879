// The bar at the top: the mark, where one can go, and the way in or out. It uses no MUI: the landing page has it too.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shellTexts } from '#texts/shell';
import { useSession } from '../data/session.ts';
import { Mark } from '../ui/Mark.tsx';
import type { Place } from './usePlace.ts';

export function Brand() {
  return (
    <Link className="brand" to="/" aria-label="Oasis">
      <Mark />
      <span>Oasis</span>
    </Link>
  );
}

export function SkipLink() {
  return (
    <a className="btn skip" href="#main">
      {shellTexts.skip}
    </a>
  );
}

/** An `aria-current` that is not set leaves it to the link itself. */
export const markOf = (isMarked: boolean): { 'aria-current'?: 'true' } => (isMarked ? { 'aria-current': 'true' } : {});

/** The screens of the navigation; the phone's bar has its own. `place`: what is marked on the screens below it (`usePlace`). */
export function MainNav({ place }: { place?: Place }) {
  return (
    <nav className="nav" aria-label={shellTexts.main}>
      <Link to="/dashboard" activeOptions={{ exact: true }} {...markOf(place === 'dashboard')}>
        {shellTexts.dashboard}
      </Link>
      <Link to="/dashboard/study" {...markOf(place === 'study')}>
        {shellTexts.study}
      </Link>
      <Link to="/dashboard/upload">{shellTexts.uploadDocs}</Link>
      <Link to="/dashboard/groups">{shellTexts.groups}</Link>
      <Link to="/dashboard/pricing">{shellTexts.pricing}</Link>
    </nav>
  );
}

/** The address, shortened where there is no room; it leads to the settings of its account. */
export function MailBadge() {
  const email = useSession().user?.email;
  return email ? (
    <Link className="badge-mail" to="/dashboard/settings" title={email}>
      {email}
    </Link>
  ) : null;
}

export function TopBar({ children }: { children: ReactNode }) {
  return (
    <header className="top">
      <div className="top__in">
        <Brand />
        {children}
      </div>
    </header>
  );
}
