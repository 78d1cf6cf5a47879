// What a shared quiz is, what of its document one sees, and the two ways into it.
import { Link } from '@tanstack/react-router';
import { timerOf } from '#core/quiz/quiz';
import type { OpenShare } from '#core/together/sharedQuiz';
import { leftOutText } from '#texts/paper';
import { sharedQuizTexts } from '#texts/sharedQuiz';
import { useSession } from '../data/session.ts';
import { buttonClass } from '../ui/buttonClass.ts';
import { Book, CircleInfo, Clock } from '../ui/icons.tsx';
import { JoinForm } from './JoinForm.tsx';
import { nameHint } from './joining.ts';

function SharedFacts({ shared }: { shared: OpenShare }) {
  const questions = shared.quiz.questions.length;
  const leftOut = leftOutText(shared.quiz.left_out, questions);
  const seconds = timerOf(shared.quiz);
  return (
    <ul className="shared__facts">
      <li>
        <CircleInfo />
        <span>
          {sharedQuizTexts.questions(questions)}
          {leftOut === null ? null : <span className="shared__note small muted">{leftOut}</span>}
        </span>
      </li>
      <li>
        <Clock />
        {seconds === null ? sharedQuizTexts.noTimeLimit : sharedQuizTexts.timeLimit(Math.ceil(seconds / 60))}
      </li>
      <li>
        <Book />
        {sharedQuizTexts.visible}
      </li>
    </ul>
  );
}

export function SharedCard({ code, shared }: { code: string; shared: OpenShare }) {
  const isStudent = useSession().token !== null;
  return (
    <section className="card stack">
      <SharedFacts shared={shared} />
      <JoinForm joining={{ to: 'quiz', code, title: shared.title }} hint={nameHint(shared.leaderboard)} />
      <div className="shared__acts">
        <Link className={buttonClass({ look: 'line', isFullWidth: true })} to="/s/$code/try" params={{ code }} preload={false}>
          {sharedQuizTexts.tryIt}
        </Link>
      </div>
      <p className="small muted">{isStudent ? sharedQuizTexts.waysOfStudent : sharedQuizTexts.waysOfVisitor}</p>
    </section>
  );
}
