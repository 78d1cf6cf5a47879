// Every quiz that was handed in, with a way to its attempts.
import { Link } from '@tanstack/react-router';
import type { FinishedAttempt } from '#core/progress/day';
import { byQuiz } from '#core/progress/history';
import { newestVersions, versionNumbers } from '#device/quizzes/versions';
import { progressTexts } from '#texts/progress';
import { uiTexts } from '#texts/ui';
import { db } from '../data/device.ts';
import { liveQueryOf, liveValue, useLive } from '../data/live.ts';
import { lastWords } from './progressWords.ts';

export const versionNumbersOf = liveQueryOf(async (userId: number) => versionNumbers(await newestVersions(db, userId)));

export function QuizHistories({ history, userId }: { history: readonly FinishedAttempt[]; userId: number }) {
  const versions = liveValue(useLive(versionNumbersOf(userId)), new Map<number, number>());
  return (
    <section className="card chart" aria-labelledby="quiz-histories">
      <h2 id="quiz-histories">{progressTexts.everyQuiz}</h2>
      <ul className="attempts">
        {byQuiz(history).map(({ quizId, title, attempts }) => (
          <li key={quizId}>
            <Link to="/dashboard/progress/$quizId" params={{ quizId: String(quizId) }}>
              <span className="name">{title || uiTexts.untitled}</span>
              <span className="small muted num">
                {[versionWords(versions.get(quizId)), progressTexts.attemptsOfQuiz(attempts.length, lastWords(attempts))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function versionWords(version: number | undefined): string | null {
  return version === undefined ? null : progressTexts.version(version);
}
