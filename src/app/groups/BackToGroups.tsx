// The way back to all groups.
import { Link } from '@tanstack/react-router';
import { Back } from '../ui/icons.tsx';

export function BackToGroups() {
  return (
    <Link className="back" to="/dashboard/groups">
      <Back size="s" />
      Groups
    </Link>
  );
}
