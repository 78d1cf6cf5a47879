// Every quiz that was handed in, with a way to its attempts.
import { Link } from '@tanstack/react-router';
import type { FinishedAttempt } from '#core/progress/day';
import { byQuiz } from '#core/progress/history';
import { progressTexts } from '#texts/progress';
import { uiTexts } from '#texts/ui';
import { lastWords } from './progressWords.ts';

export function QuizHistories({ history }: { history: readonly FinishedAttempt[] }) {
  return (
    <section className="card chart" aria-labelledby="quiz-histories">
      <h2 id="quiz-histories">{progressTexts.everyQuiz}</h2>
      <ul className="attempts">
        {byQuiz(history).map(({ quizId, title, attempts }) => (
          <li key={quizId}>
            <Link to="/dashboard/progress/$quizId" params={{ quizId: String(quizId) }}>
              <span className="name">{title || uiTexts.untitled}</span>
              <span className="small muted num">{progressTexts.attemptsOfQuiz(attempts.length, lastWords(attempts))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
