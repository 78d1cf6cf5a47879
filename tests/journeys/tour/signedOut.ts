// The screens that need no login: landing, the forms, and the ways back from a mail or a third party.
import type { Stop } from './acts.ts';
import { holdToasts, letToastsGo } from './acts.ts';
import type { Stage } from './stage.ts';

export async function signedOut(stage: Stage, stop: Stop): Promise<void> {
  const { page, url, server, student } = stage;
  const visit = async (address: string, heading: string) => {
    await page.goto(url + address);
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
  };
  await visit('/', 'Study and Prepare for your exams faster');
  await stop('landing', { full: true });
  await sample(stage, stop);
  await visit('/login', 'Welcome');
  await page.getByLabel('Email', { exact: true }).fill(student.email);
  await page.getByLabel('Password', { exact: true }).fill('not my pass!');
  await stop('login');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await holdToasts(stage);
  await stop('login-refused');
  await letToastsGo(stage);

  await visit('/register', 'Create Account');
  await stop('register');
  await page.getByLabel('Email', { exact: true }).fill('kofi@example.com');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm Password').fill('short');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByText('Password must be at least 8 characters long.').first().waitFor();
  await stop('register-refused');

  await page.goto(`${url}/forgot-password`);
  await page.getByRole('button', { name: 'Send Reset Link' }).waitFor();
  await stop('forgot-password');
  await page.getByLabel('Email').fill(student.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await page.getByText('you will receive an email with reset instructions shortly.').waitFor();
  await letToastsGo(stage);
  await stop('forgot-password-sent');
  await page.goto(`${url}/reset-password/some-token`);
  await page.getByRole('button', { name: 'Reset Password' }).waitFor();
  await stop('reset-password');

  await visit('/verify-email/wrong', 'Verification Failed');
  await stop('verify-failed');
  const [mail] = await server.outbox();
  await visit(new URL(mail?.link ?? '').pathname, 'Email Verified!');
  await stop('verify-done');

  await visit('/auth/callback?error=access_denied', 'Welcome');
  await page.getByText('OAuth login failed: access_denied Please try again.').waitFor();
  await holdToasts(stage);
  await stop('callback-failed');
  await letToastsGo(stage);
  stage.instead({ path: '/api/auth/users/me', answer: 'wait' });
  await page.goto(`${url}/auth/callback#token=${student.token}`);
  await page.getByText('Processing authentication...').waitFor();
  await stop('callback');
}

/** The sample quiz, for everybody: its text and first question, and its result. */
async function sample({ page, url }: Stage, stop: Stop): Promise<void> {
  await page.goto(`${url}/try`);
  await page
    .getByText(/^Question 1 of \d+$/)
    .first()
    .waitFor();
  await page.getByRole('radio', { name: /groundwater/ }).check();
  await page.getByText('Saved on this device').first().waitFor();
  await stop('sample');
  const next = page.getByRole('button', { name: 'Next Question' });
  const finishes = page.getByRole('button', { name: 'Finish Quiz' });
  for (let at = 2; !(await finishes.isVisible()); at += 1) {
    await next.click();
    await page
      .getByText(new RegExp(`^Question ${at} of`))
      .first()
      .waitFor();
  }
  await finishes.click();
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
  await stop('sample-results');
}
