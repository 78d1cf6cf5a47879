// The phone's bar at the bottom, where the thumb is. Screens with their own actions there (the quiz) go without it.
import { Link } from '@tanstack/react-router';
import { frameTexts } from '#texts/frame';
import { Book, Upload } from '../ui/icons.tsx';
import { Home, People } from './barIcons.tsx';
import { markOf } from './TopBar.tsx';
import type { Place } from './usePlace.ts';

export function BottomBar({ place }: { place: Place }) {
  return (
    <nav className="bottom" aria-label={frameTexts.mainOnPhone}>
      <Link to="/dashboard" activeOptions={{ exact: true }} {...markOf(place === 'dashboard')}>
        <Home size="l" />
        {frameTexts.home}
      </Link>
      <Link to="/dashboard/study" {...markOf(place === 'study')}>
        <Book size="l" />
        {frameTexts.study}
      </Link>
      <Link to="/dashboard/upload">
        <Upload size="l" />
        {frameTexts.upload}
      </Link>
      <Link to="/dashboard/groups">
        <People size="l" />
        {frameTexts.groups}
      </Link>
    </nav>
  );
}
