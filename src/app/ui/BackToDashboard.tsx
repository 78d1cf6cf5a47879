// The way back, where a screen has no bar at the bottom.
import { Link } from '@tanstack/react-router';
import { Back } from './icons.tsx';

export function BackToDashboard() {
  return (
    <Link className="back" to="/dashboard">
      <Back size="s" />
      Back to Dashboard
    </Link>
  );
}

export function BackToProgress() {
  return (
    <Link className="back" to="/dashboard/progress">
      <Back size="s" />
      Back to Progress
    </Link>
  );
}
