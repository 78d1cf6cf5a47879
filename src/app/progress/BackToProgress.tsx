// The way back from one quiz's history.
import { Link } from '@tanstack/react-router';
import { Back } from '../ui/icons.tsx';

export function BackToProgress() {
  return (
    <Link className="back" to="/dashboard/progress">
      <Back size="s" />
      Back to Progress
    </Link>
  );
}
