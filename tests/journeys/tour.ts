// A walk through every screen and its states, as a student meets them, on the real build. `stop` is called at each: the axe
// test looks for barriers there, the screenshots are taken there.
import { answer, offlineReady, ownNotes, readQuestion, saved, signUp, student, uploadAndWait, type World } from './world.ts';

export type Stop = (name: string) => Promise<void>;

/** Walks from the landing page, signed out, to the results of a quiz that was taken offline. */
export async function walk(world: World, stop: Stop): Promise<void> {
  await signedOut(world, stop);
  await documents(world, stop);
  await quiz(world, stop);
  await offline(world, stop);
}

async function signedOut(world: World, stop: Stop): Promise<void> {
  const { page } = world;
  const visit = async (address: string, heading: string, name: string) => {
    await page.goto(world.url + address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    await stop(name);
  };
  await visit('/', 'Study and Prepare for your exams faster', 'landing');
  await visit('/login', 'Welcome', 'login');
  await visit('/register', 'Create Account', 'register');
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Password must be at least 8 characters long.').first().waitFor();
  await stop('register-refused');
  await page.goto(`${world.url}/forgot-password`);
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  await stop('forgot-password');
  await page.goto(`${world.url}/reset-password/some-token`);
  await page.getByRole('button', { name: 'Reset Password' }).waitFor();
  await stop('reset-password');
  await visit('/verify-email/wrong', 'Verification Failed', 'verify-failed');
}

async function documents(world: World, stop: Stop): Promise<void> {
  const { page } = world;
  await page.goto(world.url);
  await signUp(page);
  await page.getByText('No documents yet! Upload your first document to get started.').waitFor();
  await stop('dashboard-empty');
  await uploadAndWait(page, ownNotes);
  await offlineReady(page);
  await stop('dashboard');
  await page.goto(`${world.url}/dashboard/upload`);
  await page.getByText('click to select file').waitFor();
  await stop('upload');
  await page.locator('input[type=file]').setInputFiles(ownNotes);
  await page.getByRole('button', { name: 'Upload Document' }).waitFor();
  await stop('upload-chosen');
  await page.goto(`${world.url}/dashboard/pricing`);
  await page.getByText('Coming Soon').waitFor();
  await stop('pricing');
  await page.goto(`${world.url}/dashboard/offline`);
  await page.getByRole('button', { name: 'Run Self-test' }).click();
  await page.getByText('An answer is saved').waitFor();
  await stop('study-offline');
}

async function quiz(world: World, stop: Stop): Promise<void> {
  const { page } = world;
  await page.goto(`${world.url}/dashboard`);
  await page
    .getByRole('link', { name: /Take Quiz/ })
    .first()
    .click();
  const { kind } = await readQuestion(page);
  await stop('quiz');
  await answer(page, kind, 'A', 'in my own words');
  await page.getByRole('button', { name: 'Flag for Review' }).click();
  await page.getByRole('button', { name: 'Unflag Question' }).waitFor();
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page
    .getByText(/^(Correct!|Incorrect|Answer Submitted)$/)
    .first()
    .waitFor();
  await saved(page);
  await stop('quiz-feedback');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  await stop('quiz-keys');
  await page.keyboard.press('Escape');
  await page.goto(`${world.url}/dashboard`);
  await page.getByText('Continue where you stopped').waitFor();
  await stop('dashboard-resume');
}

/** The rest without the server: finishing, and the provisional result. */
async function offline(world: World, stop: Stop): Promise<void> {
  const { page } = world;
  await world.killServer();
  await page.context().setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await stop('dashboard-offline');
  await page.getByRole('link', { name: 'Resume Quiz' }).click();
  const { total } = await readQuestion(page);
  for (let n = 1; n < total; n += 1) {
    await readQuestion(page, n);
    await page.getByRole('button', { name: 'Next Question' }).click();
  }
  const last = await readQuestion(page, total);
  await stop(last.kind === 'text' ? 'quiz-essay' : 'quiz-last');
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByText('Finish the quiz?').waitFor();
  await stop('quiz-finish');
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await page.getByText('Waiting to send').first().waitFor();
  await stop('results-offline');
  await page.context().setOffline(false);
  await world.startServer();
  await page.getByText('Received', { exact: true }).first().waitFor({ timeout: 60_000 });
  await stop('results');
}
