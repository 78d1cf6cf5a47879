// What a shared quiz is, in a few lines: how many questions, how long, what of its document one sees, and whether there is a leaderboard.
import { timerOf } from '#core/quiz';
import type { OpenShare } from '#core/sharedQuiz';
import { durationWords } from '../quiz/durationWords.ts';
import { Book, CircleInfo, Clock } from '../ui/icons.tsx';

export function SharedFacts({ shared }: { shared: OpenShare }) {
  const questions = shared.quiz.questions.length;
  const seconds = timerOf(shared.quiz);
  return (
    <ul className="shared__facts">
      <li>
        <CircleInfo />
        {questions === 1 ? '1 question' : `${questions} questions`}, each with its answer explained
      </li>
      <li>
        <Clock />
        {seconds === null ? 'No time limit' : `${durationWords(seconds)} when it counts`}
      </li>
      <li>
        <Book />
        You see the questions and the sentences that they rest on, not the document.
      </li>
    </ul>
  );
}
