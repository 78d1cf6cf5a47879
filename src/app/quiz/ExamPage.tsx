// A mock exam of the quizzes on this device (P7.19): what it is to ask, how long it takes, and its start. It needs no network.
import { Link } from '@tanstack/react-router';
import { answeredQuestions } from '#device/queue/answered';
import { newestKept } from '#device/quizzes/library';
import type { LibraryRow } from '#device/rows/db';
import { examTexts } from '#texts/exam';
import { studyTexts } from '#texts/study';
import { db } from '../data/device.ts';
import { liveQueryOf, readAhead, useLive } from '../data/live.ts';
import { userIdNow } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { BackTo } from '../ui/BackTo.tsx';
import { BlankPage } from '../ui/Blank.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { Page } from '../ui/Page.tsx';
import { TaggedText } from '../ui/TaggedText.tsx';
import { ExamForm } from './ExamForm.tsx';

export function ExamPage() {
  const userId = useSession().user?.user_id ?? 0;
  const live = useLive(sourcesOf(userId));
  if (live.state === 'loading' || userId === 0) return <BlankPage />;
  return (
    <Page title={examTexts.page}>
      <div className="narrow stack">
        <BackTo to="/dashboard/study">{studyTexts.page}</BackTo>
        <div>
          <h1>{examTexts.page}</h1>
          <p className="muted">{examTexts.about}</p>
        </div>
        {live.state === 'failed' ? (
          <ErrorNote title={examTexts.quizzesUnreadable} message={live.error.message} />
        ) : live.value.quizzes.length === 0 ? (
          <section className="card">
            <p>{examTexts.noQuiz}</p>
            <p className="muted">
              <TaggedText
                text={examTexts.madeOfQuizzes}
                tags={{
                  upload: (words) => <Link to="/dashboard/upload">{words}</Link>,
                  import: (words) => <Link to="/dashboard/import">{words}</Link>,
                }}
              />
            </p>
          </section>
        ) : (
          <ExamForm userId={userId} {...live.value} />
        )}
      </div>
    </Page>
  );
}

/** All but exams, whose questions stand in other quizzes already. */
const sourcesOf = liveQueryOf(async (userId: number) => {
  const [libraryRows, answered] = await Promise.all([newestKept(db, userId), answeredQuestions(db, userId)]);
  return { quizzes: libraryRows.filter(isSource), answered };
});

ExamPage.prepare = () => readAhead(sourcesOf(userIdNow()));

function isSource({ quiz }: LibraryRow): boolean {
  return quiz.settings?.is_exam !== true && quiz.questions.length > 0;
}
