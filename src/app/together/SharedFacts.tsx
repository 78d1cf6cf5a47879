// What a shared quiz is, in a few lines: how many questions, how long, what of its document one sees, and whether there is a leaderboard.
import { leftOutWords } from '#core/document/leftOut';
import { timerOf } from '#core/quiz/quiz';
import type { OpenShare } from '#core/together/sharedQuiz';
import { sharedQuizTexts } from '#texts/sharedQuiz';
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
