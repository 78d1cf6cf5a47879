// The phone's bar at the bottom, where the thumb is. Screens with their own actions there (the quiz) go without it.
import { Link } from '@tanstack/react-router';
import { Home, PriceTag, Upload } from '../ui/icons.tsx';
import { useBelowDashboard } from './TopBar.tsx';

export function BottomBar() {
  return (
    <nav className="bottom" aria-label="Main, phone">
      <Link to="/dashboard" activeOptions={{ exact: true }} {...useBelowDashboard()}>
        <Home size="l" />
        Dashboard
      </Link>
      <Link to="/dashboard/upload">
        <Upload size="l" />
        Upload
      </Link>
      <Link to="/dashboard/pricing">
        <PriceTag size="l" />
        Pricing
      </Link>
    </nav>
  );
}
