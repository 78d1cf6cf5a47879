// The way back to the screen that one came from, above its title.
import { Link } from '@tanstack/react-router';
import { Back } from './icons.tsx';

type Props = { to: '/dashboard' | '/dashboard/progress' | '/dashboard/groups'; children: string };

export function BackTo({ to, children }: Props) {
  return (
    <Link className="back" to={to}>
      <Back size="s" />
      {children}
    </Link>
  );
}
