// Review: the first time, due on the dashboard, a card of each type asked and checked, all of today done.
import type { Stop } from './acts.ts';
import { finish, letToastsGo, openQuiz, ready } from './acts.ts';
import { filenames, law, physics } from './papers.ts';
import { putDocument, type Stage, setVerified, signIn } from './stage.ts';

const DAY_MS = 86_400_000;
const wrongAnswers = Object.fromEntries(
  physics.questions.map(({ question_id: id, question_type: type, correct_answer: key }) => [
    id,
    type === 'multiple_choice' ? (key === 'A' ? 'B' : 'A') : 'I do not know',
  ]),
);

export async function review(stage: Stage, stop: Stop): Promise<void> {
  const { page, url } = stage;
  await setVerified(stage, true);
  const quizId = await putDocument(stage, { filename: filenames.physics, at: '2026-11-20T14:15:08Z', quiz: physics });
  const essayId = await putDocument(stage, { filename: 'constitutional_law.txt', at: '2026-11-19T10:00:00Z', quiz: law });
  await signIn(stage);
  await ready(stage);
  await letToastsGo(stage);
  await page.goto(`${url}/dashboard/review`);
  await page.getByText('Nothing to review yet').waitFor();
  await stop('review-first');

  await openQuiz(stage, quizId, { position: 11, answers: wrongAnswers });
  await finish(stage);
  await page.getByText('Received', { exact: true }).waitFor();
  await page.goto(`${url}/dashboard/review`);
  await page.getByText('Tomorrow: 12 questions.').waitFor();
  await stop('review-tomorrow');
  const essay = { event_id: 'essay', at: Date.now(), quiz_id: essayId, question_id: 1, kind: 'added' };
  await stage.student.call('addReviews', { body: { events: [essay] } });

  await stage.passTime(DAY_MS);
  await page.goto(`${url}/dashboard`);
  await page.getByRole('link', { name: 'Review 13 questions' }).waitFor();
  await letToastsGo(stage);
  await stop('dashboard-review');

  await page.getByRole('link', { name: 'Review 13 questions' }).click();
  const seen = new Set<string>();
  for (let n = 1; n <= 13; n += 1) {
    await page.getByText(`${n} of 13`, { exact: true }).first().waitFor();
    const kind =
      (await page.getByRole('radio').count()) > 0
        ? 'choice'
        : (await page.locator('.qwrite--long').count()) > 0
          ? 'essay'
          : 'typed';
    const isNew = !seen.has(kind);
    seen.add(kind);
    if (isNew) await stop(`review-${kind}`);
    if (kind === 'choice') await page.keyboard.press('a');
    else await page.getByPlaceholder('Your answer...').fill('In my own words: the velocity is zero.');
    await page.getByRole('button', { name: n === 13 ? /^Show (Model )?Answer$/ : 'Check Answer' }).click();
    await page.locator('.feed').waitFor();
    if (n === 13) await stop('review-shown');
    if (isNew) await stop(`review-${kind}-checked`, { full: true });
    await page.getByRole('button', { name: /^Good:/ }).click();
  }
  await page.getByText('Done for today').waitFor();
  await stop('review-done');
}
