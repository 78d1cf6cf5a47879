// The screens of those who are signed in.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { withTexts } from '#texts/catalogue';
import { dashboardRoute } from './frameRoutes.tsx';

const documentsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/',
  component: lazyRouteComponent(() => withTexts(import('./documents/dashboard/DashboardPage.tsx')), 'DashboardPage'),
});
const uploadRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/upload',
  component: lazyRouteComponent(() => withTexts(import('./documents/upload/UploadPage.tsx')), 'UploadPage'),
});
const importRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/import',
  component: lazyRouteComponent(() => withTexts(import('./documents/import/ImportPage.tsx')), 'ImportPage'),
});
const offlineRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/offline',
  component: lazyRouteComponent(() => withTexts(import('./documents/offline/OfflinePage.tsx')), 'OfflinePage'),
});
const pricingRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/pricing',
  component: lazyRouteComponent(() => withTexts(import('./account/PricingPage.tsx')), 'PricingPage'),
});
const settingsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/settings',
  component: lazyRouteComponent(() => withTexts(import('./settings/SettingsPage.tsx')), 'SettingsPage'),
});
const quizRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/quiz/$quizId',
  component: lazyRouteComponent(() => withTexts(import('./quiz/QuizPage.tsx')), 'QuizPage'),
});
const examRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/exam/new',
  component: lazyRouteComponent(() => withTexts(import('./quiz/ExamPage.tsx')), 'ExamPage'),
});
const editRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/quiz/$quizId/edit',
  component: lazyRouteComponent(() => withTexts(import('./quiz/edit/EditPage.tsx')), 'EditPage'),
});
const writeRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/write',
  component: lazyRouteComponent(() => withTexts(import('./quiz/edit/WritePage.tsx')), 'WritePage'),
});
const documentRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/document/$docId',
  component: lazyRouteComponent(() => withTexts(import('./documents/document/DocumentPage.tsx')), 'DocumentPage'),
});
const answersRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/answers/$docId',
  component: lazyRouteComponent(() => withTexts(import('./documents/answers/AnswersPage.tsx')), 'AnswersPage'),
});
const printRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/quiz/$quizId/print',
  component: lazyRouteComponent(() => withTexts(import('./quiz/PrintPage.tsx')), 'PrintPage'),
});
const reviewRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/review',
  component: lazyRouteComponent(() => withTexts(import('./review/ReviewPage.tsx')), 'ReviewPage'),
});
const flashcardsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/flashcards',
  component: lazyRouteComponent(() => withTexts(import('./review/FlashcardsPage.tsx')), 'FlashcardsPage'),
});
const progressRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/progress',
  component: lazyRouteComponent(() => withTexts(import('./progress/ProgressPage.tsx')), 'ProgressPage'),
});
const historyRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/progress/$quizId',
  component: lazyRouteComponent(() => withTexts(import('./progress/HistoryPage.tsx')), 'HistoryPage'),
});
const attemptRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/progress/$quizId/$submissionId',
  component: lazyRouteComponent(() => withTexts(import('./progress/AttemptPage.tsx')), 'AttemptPage'),
});
const resultsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/results/$quizId',
  component: lazyRouteComponent(() => withTexts(import('./results/ResultsPage.tsx')), 'ResultsPage'),
});
const boardRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/quiz/$quizId/board',
  component: lazyRouteComponent(() => withTexts(import('./together/BoardPage.tsx')), 'BoardPage'),
});
const groupsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/groups',
  component: lazyRouteComponent(() => withTexts(import('./groups/GroupsPage.tsx')), 'GroupsPage'),
});
const groupRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/groups/$groupId',
  component: lazyRouteComponent(() => withTexts(import('./groups/GroupPage.tsx')), 'GroupPage'),
});
const groupResultsRoute = createRoute({
  getParentRoute: () => dashboardRoute,
  path: '/groups/$groupId/$quizId',
  component: lazyRouteComponent(() => withTexts(import('./groups/GroupResultsPage.tsx')), 'GroupResultsPage'),
});
export const dashboardRoutes = dashboardRoute.addChildren([
  documentsRoute,
  uploadRoute,
  importRoute,
  offlineRoute,
  pricingRoute,
  settingsRoute,
  quizRoute,
  examRoute,
  editRoute,
  writeRoute,
  documentRoute,
  answersRoute,
  printRoute,
  reviewRoute,
  flashcardsRoute,
  progressRoute,
  historyRoute,
  attemptRoute,
  resultsRoute,
  boardRoute,
  groupsRoute,
  groupRoute,
  groupResultsRoute,
]);
