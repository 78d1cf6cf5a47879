// Which place of the navigation the current screen lies below. On its own screen, a link marks itself.
import { useMatchRoute } from '@tanstack/react-router';

const screensBelow = {
  dashboard: ['/dashboard/quiz/$quizId', '/dashboard/results/$quizId'],
  study: [
    '/dashboard/review',
    '/dashboard/cards',
    '/dashboard/flashcards/{-$quizId}',
    '/dashboard/exam/new',
    '/dashboard/progress',
    '/dashboard/progress/$quizId',
    '/dashboard/progress/$quizId/$submissionId',
  ],
} as const;

export type Place = keyof typeof screensBelow | null;

export function usePlace(): Place {
  const matches = useMatchRoute();
  const isBelow = (place: keyof typeof screensBelow) => screensBelow[place].some((to) => matches({ to }) !== false);
  return isBelow('dashboard') ? 'dashboard' : isBelow('study') ? 'study' : null;
}
