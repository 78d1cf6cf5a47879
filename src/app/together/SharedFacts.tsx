// What a shared quiz is, in a few lines: how many questions, how long, what of its document one sees, and whether there is a leaderboard.
import { leftOutWords } from '#core/leftOut';
import { timerOf } from '#core/quiz';
import type { OpenShare } from '#core/sharedQuiz';
import { Book, CircleInfo, Clock } from '../ui/icons.tsx';

export function SharedFacts({ shared }: { shared: OpenShare }) {
  const questions = shared.quiz.questions.length;
  const leftOut = leftOutWords(shared.quiz.left_out, questions);
  const seconds = timerOf(shared.quiz);
  return (
    <ul className="shared__facts">
      <li>
        <CircleInfo />
        <span>
          {questions === 1 ? '1 question' : `${questions} questions`}, each with its answer explained
          {leftOut === null ? null : <span className="shared__note small muted">{leftOut}</span>}
        </span>
      </li>
      <li>
        <Clock />
        {seconds === null ? 'No time limit' : `${minutesWords(seconds)} when it counts`}
      </li>
      <li>
        <Book />
        You see the questions and the sentences that they rest on, not the document.
      </li>
    </ul>
  );
}

/** To the minute: what the quiz's own screen says is not loaded for this. */
function minutesWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes.toLocaleString('en')} minutes`;
}
