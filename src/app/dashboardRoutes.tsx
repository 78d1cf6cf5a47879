// Routes for signed-in students.
import { createRoute, redirect } from '@tanstack/react-router';
import { dashboardRoute } from './frameRoutes.tsx';
import { type Screen, screenOf } from './screenOf.ts';

function screenBelow<Path extends string, Name extends string, Module extends Record<Name, Screen>>(
  path: Path,
  load: () => Promise<Module>,
  name: Name,
) {
  return createRoute({ getParentRoute: () => dashboardRoute, path, ...screenOf(load, name) });
}

/** Any other path below redirects signed-in students to / (P2.1). */
const elseRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '$',
  beforeLoad: () => {
    throw redirect({ to: '/', replace: true });
  },
});

export const dashboardRoutes = dashboardRoute.addChildren([
  screenBelow('/', () => import('./documents/dashboard/DashboardPage.tsx'), 'DashboardPage'),
  screenBelow('/study', () => import('./study/StudyPage.tsx'), 'StudyPage'),
  screenBelow('/ask', () => import('./ask/AskPage.tsx'), 'AskPage'),
  screenBelow('/upload', () => import('./documents/upload/UploadPage.tsx'), 'UploadPage'),
  screenBelow('/import', () => import('./documents/import/ImportPage.tsx'), 'ImportPage'),
  screenBelow('/offline', () => import('./documents/offline/OfflinePage.tsx'), 'OfflinePage'),
  screenBelow('/pricing', () => import('./account/PricingPage.tsx'), 'PricingPage'),
  screenBelow('/settings', () => import('./settings/SettingsPage.tsx'), 'SettingsPage'),
  screenBelow('/quiz/$quizId', () => import('./quiz/QuizPage.tsx'), 'QuizPage'),
  screenBelow('/exam/new', () => import('./quiz/ExamPage.tsx'), 'ExamPage'),
  screenBelow('/quiz/$quizId/edit', () => import('./quiz/edit/EditPage.tsx'), 'EditPage'),
  screenBelow('/write', () => import('./quiz/edit/WritePage.tsx'), 'WritePage'),
  screenBelow('/document/$docId', () => import('./documents/document/DocumentPage.tsx'), 'DocumentPage'),
  screenBelow('/answers/$docId', () => import('./documents/answers/AnswersPage.tsx'), 'AnswersPage'),
  screenBelow('/quiz/$quizId/print', () => import('./quiz/PrintPage.tsx'), 'PrintPage'),
  screenBelow('/review', () => import('./review/ReviewPage.tsx'), 'ReviewPage'),
  screenBelow('/flashcards/{-$quizId}', () => import('./review/FlashcardsPage.tsx'), 'FlashcardsPage'),
  screenBelow('/cards', () => import('./review/CardsPage.tsx'), 'CardsPage'),
  screenBelow('/progress', () => import('./progress/ProgressPage.tsx'), 'ProgressPage'),
  screenBelow('/progress/$quizId', () => import('./progress/HistoryPage.tsx'), 'HistoryPage'),
  screenBelow('/progress/$quizId/$submissionId', () => import('./progress/AttemptPage.tsx'), 'AttemptPage'),
  screenBelow('/results/$quizId', () => import('./results/ResultsPage.tsx'), 'ResultsPage'),
  screenBelow('/quiz/$quizId/board', () => import('./together/BoardPage.tsx'), 'BoardPage'),
  screenBelow('/groups', () => import('./groups/GroupsPage.tsx'), 'GroupsPage'),
  screenBelow('/groups/$groupId', () => import('./groups/GroupPage.tsx'), 'GroupPage'),
  screenBelow('/groups/$groupId/$quizId', () => import('./groups/GroupResultsPage.tsx'), 'GroupResultsPage'),
  screenBelow('/groups/$groupId/$quizId/$memberId', () => import('./groups/MemberAnswersPage.tsx'), 'MemberAnswersPage'),
  elseRoute,
]);
