// What a shared quiz is, what of its document one sees, and the two ways into it.
import { Link } from '@tanstack/react-router';
import type { OpenShare } from '#core/sharedQuiz';
import { useSession } from '../data/session.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { JoinForm } from './JoinForm.tsx';
import { nameHint } from './joining.ts';
import { SharedFacts } from './SharedFacts.tsx';

const words = {
  student: 'Join keeps it on your dashboard, offline too. A try stays on this device: nothing of it is sent.',
  visitor:
    'Join needs an account, and keeps the quiz on your dashboard, offline too. A try needs none: it is scored on this device, and nothing of it is sent.',
};

export function SharedCard({ code, shared }: { code: string; shared: OpenShare }) {
  const isStudent = useSession().token !== null;
  return (
    <section className="card stack">
      <SharedFacts shared={shared} />
      <JoinForm joining={{ to: 'quiz', code, title: shared.title }} hint={nameHint(shared.leaderboard)} />
      <div className="shared__acts">
        <Link className={buttonClass({ look: 'line', full: true })} to="/s/$code/try" params={{ code }} preload={false}>
          Try it
        </Link>
      </div>
      <p className="small muted">{isStudent ? words.student : words.visitor}</p>
    </section>
  );
}
