// The bar at the top: the mark, where one can go, and the way in or out. It uses no MUI: the landing page has it too.
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session.ts';
import { DropFull, NoNetwork } from './icons.tsx';
import { Mark } from './Mark.tsx';
import { useOnline } from './online.ts';

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
      Skip to content
    </a>
  );
}

/** The three screens of the navigation. `/dashboard` is current only on itself. */
export function MainNav() {
  return (
    <nav className="nav" aria-label="Main">
      <Link to="/dashboard" activeOptions={{ exact: true }}>
        Dashboard
      </Link>
      <Link to="/dashboard/upload">Upload Docs</Link>
      <Link to="/dashboard/pricing">Pricing</Link>
    </nav>
  );
}

export function MailBadge() {
  const email = useSession().user?.email;
  return email ? <span className="badge-mail">{email}</span> : null;
}

/** "Study offline": a drop while there is a network, its absence when there is none. */
export function StudyOfflineLink() {
  const Icon = useOnline() ? DropFull : NoNetwork;
  return (
    <>
      <Link className="iconbtn slim" to="/dashboard/offline" aria-label="Study offline">
        <Icon size="l" />
      </Link>
      <Link className="btn btn--text wide" to="/dashboard/offline">
        <Icon />
        Study offline
      </Link>
    </>
  );
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
