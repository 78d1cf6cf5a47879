// Text at twice its size, and a page at 200 %: everything is there, and no screen scrolls sideways (WCAG 1.4.4 and 1.4.10).
import { expect, test } from 'vitest';
import { brokenWords, buttonsAtEdge, headingGap, roomToRead, tooWide, unevenLanding, wrappedBar } from './measure.ts';
import { settle } from './tour.ts';
import { answer, notes, readQuestion, signUp, startScreens, uploadAndWait } from './world.ts';

/** `root`: the size that the page's root is given; `setting`: the one in the browser's settings, in px. */
const views = [
  { name: 'a small phone, text at 200 %', size: { width: 360, height: 800 }, root: '', setting: 32 },
  { name: 'a small phone, the root at 200 %', size: { width: 360, height: 800 }, root: '200%', setting: 16 },
  // 1280 by 800 at 200 %, as the page sees it.
  { name: 'a wide screen at 200 %', size: { width: 640, height: 400 }, root: '', setting: 16 },
  { name: 'a wide screen, text at 200 %', size: { width: 1280, height: 800 }, root: '', setting: 32 },
];

test('no screen is wider than its window, whatever the size of its text', async () => {
  const world = await startScreens();
  const { page } = world;
  const browser = await page.context().newCDPSession(page);
  const found: string[] = [];
  const look = async (screen: string) => {
    for (const { name, size, root, setting } of views) {
      await page.setViewportSize(size);
      await browser.send('Page.setFontSizes', { fontSizes: { standard: setting } });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, root);
      await settle(page);
      const faults = [...(await tooWide(page)), ...(await brokenWords(page)), ...(await buttonsAtEdge(page))];
      for (const one of faults) found.push(`${screen}, ${name}: ${one}`);
    }
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
    await page.setViewportSize({ width: 390, height: 844 });
  };
  const visit = async (address: string, words: string) => {
    await page.goto(world.url + address);
    await page.getByText(words).filter({ visible: true }).first().waitFor();
    await look(address);
  };
  await visit('/', 'Study and Prepare for your exams faster');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await unevenLanding(page)).map((one) => `the landing at ${width} px: ${one}`));
  }
  const gaps: Record<string, number> = {};
  for (const address of ['/login', '/register', '/forgot-password', '/reset-password/some-token']) {
    await page.goto(world.url + address);
    await page.locator('main h1').waitFor();
    gaps[address] = await headingGap(page);
  }
  expect(new Set(Object.values(gaps)).size, `below the headings: ${JSON.stringify(gaps)}`).toBe(1);
  await visit('/login', 'Forgot your password?');
  await visit('/register', 'Already have an account?');
  await visit('/forgot-password', 'Back to Login');
  await visit('/reset-password/some-token', 'Reset Password');
  await visit('/verify-email/wrong', 'Verification Failed');
  await visit('/try', 'Question 1 of 8');
  for (let n = 2; n <= 8; n += 1) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    await readQuestion(page, n);
  }
  await look('an essay of the sample');
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByText('Your Score').first().waitFor();
  await look('/try/results');
  await page.goto(world.url);
  await signUp(page);
  await page.getByText('No documents yet!').waitFor();
  await look('the empty dashboard');
  await uploadAndWait(page, notes);
  await look('the dashboard');
  await visit('/dashboard/upload', 'click to select file');
  await visit('/dashboard/pricing', 'Coming Soon');
  await visit('/dashboard/offline', 'Run Self-test');
  await visit('/dashboard/settings', 'Where you are logged in');
  await visit('/dashboard/study', 'Mock exam');
  await visit('/dashboard/groups', 'Create Group');
  await page.getByLabel('Group name').fill('Form 3 B');
  await page.getByLabel('Your name in the group').fill('Mr Owusu');
  await page.getByRole('button', { name: 'Create Group' }).click();
  await page.getByRole('button', { name: 'Make an Invitation' }).waitFor();
  await look('a group');
  await page.goto(`${world.url}/dashboard/write`);
  await page.getByRole('button', { name: 'Save' }).first().waitFor();
  await page.setViewportSize({ width: 740, height: 360 });
  expect(await roomToRead(page), 'the editor on a phone on its side').toBeGreaterThan(0.6);
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const wrapped = await wrappedBar(page, 'a.student.with.a.very.long.name.indeed@students.of.a.university.example.edu');
    found.push(...wrapped.map((one) => `a long address at ${width} px: ${one}`));
  }
  await page.goto(`${world.url}/dashboard`);
  await page
    .getByRole('link', { name: /Take Quiz/ })
    .first()
    .click();
  const { total, kind } = await readQuestion(page);
  await look('a question');
  await answer(page, kind, 'A', 'in my own words');
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByText('Answer Submitted').or(page.getByText('Correct!')).or(page.getByText('Incorrect')).first().waitFor();
  await look('a checked question');
  let last = { total, kind };
  for (let n = 2; n <= total; n += 1) {
    await page.getByRole('button', { name: 'Next Question' }).click();
    last = await readQuestion(page, n);
  }
  await answer(page, last.kind, 'A', 'in my own words');
  await page.getByRole('button', { name: 'Check Answer' }).click();
  await page.getByRole('button', { name: 'Finish Quiz' }).click();
  await page.getByText('Finish the quiz?').waitFor();
  await look('the question before finishing');
  // A toast is gone before one has looked at it in every size.
  await page.setViewportSize({ width: 360, height: 800 });
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await page.getByText('Quiz submitted successfully!').waitFor();
  found.push(...(await brokenWords(page)).map((one) => `a toast, text at 200 %: ${one}`));
  await page.getByRole('heading', { name: 'Your Score' }).waitFor();
  await look('the results');
  const results = new URL(page.url()).pathname;
  // French words are longer.
  await page.goto(`${world.url}/dashboard/settings`);
  await page.getByRole('radio', { name: 'Français' }).click();
  await page.getByRole('heading', { name: 'Réglages' }).waitFor();
  await visit('/dashboard/cards', 'Par document');
  await visit('/dashboard/flashcards', 'Autres cartes');
  await visit('/dashboard/progress', 'Télécharger en CSV');
  await visit('/dashboard/exam/new', 'Créer l’examen');
  await visit('/dashboard/write', 'Enregistrer le quiz');
  await page.goto(world.url + results);
  await page.getByRole('button', { name: 'Ajouter à la révision' }).first().waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  found.push(...(await tooWide(page)).map((one) => `the results in French: ${one}`));
  expect(found).toEqual([]);
});
