// What a shared quiz is, what of its document one sees, and the two ways into it.
import { Link } from '@tanstack/react-router';
import type { OpenShare } from '#core/together/sharedQuiz';
import { sharedQuizTexts } from '#texts/sharedQuiz';
import { useSession } from '../data/session.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { JoinForm } from './JoinForm.tsx';
import { nameHint } from './joining.ts';
import { SharedFacts } from './SharedFacts.tsx';

export function SharedCard({ code, shared }: { code: string; shared: OpenShare }) {
  const isStudent = useSession().token !== null;
  return (
    <section className="card stack">
      <SharedFacts shared={shared} />
      <JoinForm joining={{ to: 'quiz', code, title: shared.title }} hint={nameHint(shared.leaderboard)} />
      <div className="shared__acts">
        <Link className={buttonClass({ look: 'line', full: true })} to="/s/$code/try" params={{ code }} preload={false}>
          {sharedQuizTexts.tryIt}
        </Link>
      </div>
      <p className="small muted">{isStudent ? sharedQuizTexts.waysOfStudent : sharedQuizTexts.waysOfVisitor}</p>
    </section>
  );
}
