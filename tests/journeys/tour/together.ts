// What students have in common: what a link opens, what was joined, the sheet of one's own quiz, and a leaderboard.
import type { BoardRow, Leaderboard } from '#core/together/sharedQuiz';
import { newStudent, type Student } from '../../support/people.ts';
import { seedQuiz } from '../../support/quizzes.ts';
import { letToastsGo, type Stop } from './acts.ts';
import { electricity, filenames, physics } from './papers.ts';
import { json, putDocument, type Stage, setVerified, signIn } from './stage.ts';

export async function together(stage: Stage, stop: Stop): Promise<void> {
  const { page, url, server, student } = stage;
  await setVerified(stage, true);
  const quizId = await putDocument(stage, { filename: filenames.physics, at: '2026-11-20T14:15:08Z', quiz: physics });
  const efua = await newStudent(server);
  await efua.call('changeProfile', { body: { display_name: 'Efua' } });
  const theirs = await seedQuiz(server, efua, electricity, 1800);
  const code = await shared(efua, theirs.quizId);

  await page.goto(`${url}/s/0000000000`);
  await page.getByText('This code does not work').waitFor();
  await stop('shared-gone');
  await page.goto(`${url}/s/${code}`);
  await page.getByRole('button', { name: 'Join' }).waitFor();
  await stop('shared', { full: true });

  await join(student, code, 'Ama');
  await signIn(stage);
  await letToastsGo(stage);
  await page.getByText(`Shared by Efua`).waitFor();
  await page.getByText('On this device').filter({ visible: true }).nth(1).waitFor();
  await stop('dashboard-shared', { full: true });

  const openSheet = async () => {
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page
      .getByRole('button', { name: `More for ${filenames.physics}` })
      .filter({ visible: true })
      .click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  };
  await stop('share-start', { inEachSize: openSheet });
  const own = await shared(student, quizId);
  await join(efua, own, 'Efua');
  await join(await newStudent(server), own, null);
  await stop('share', {
    inEachSize: async () => {
      await openSheet();
      await page.getByText('Joined: 2').waitFor();
    },
  });
  await page.keyboard.press('Escape');
  // Closing goes back in the history: a page that is asked for meanwhile would not come.
  await page.getByRole('dialog').waitFor({ state: 'hidden' });

  stage.instead({ path: `/api/quizzes/${theirs.quizId}/leaderboard`, answer: json(200, board()) });
  await page.goto(`${url}/dashboard/quiz/${theirs.quizId}/board`);
  await page.getByText('48 students').waitFor();
  await stop('board', { full: true });
  stage.instead();
}

async function shared(owner: Student, quizId: number): Promise<string> {
  const response = await owner.call('shareQuiz', { params: { id: quizId }, body: { leaderboard: true } });
  return ((await response.json()) as { code: string }).code;
}

function join(student: Student, code: string, name: string | null): Promise<Response> {
  return student.call('joinShare', { params: { code }, headers: { 'Idempotency-Key': crypto.randomUUID() }, body: { name } });
}

/** More students than the tour can have. */
function board(): Leaderboard {
  const row = (rank: number, name: string, at: number, isOwn = false): BoardRow => ({
    rank,
    name,
    score: Math.round(1000 - 83.3 * at) / 10,
    correct_count: 12 - at,
    seconds_used: 411 + 63 * at,
    submitted_at: '2026-11-21T10:00:00Z',
    is_own: isOwn,
  });
  const rows = ['Efua', 'Kofi A.', 'Yaw', 'Akosua M.', 'Kwame', 'Abena'].map((name, at) =>
    row(at === 2 ? 2 : at + 1, name, at === 2 ? 1 : at),
  );
  const own = row(31, 'Ama', 7, true);
  return { rows, own, own_name: 'Ama', total: 48, total_questions: 12, is_timed: true, next: 50, as_of: '2026-11-22T19:00:00Z' };
}
