// The way back to the screen that one came from, above its title.
import { Link } from '@tanstack/react-router';
import { Back } from './icons.tsx';

type Props = { children: string } & (
  | { to: '/dashboard' | '/dashboard/study' | '/dashboard/progress' | '/dashboard/groups' }
  | { to: '/dashboard/progress/$quizId'; params: { quizId: string } }
);

export function BackTo({ children, ...way }: Props) {
  return (
    <Link className="back" {...way}>
      <Back size="s" />
      {children}
    </Link>
  );
}
