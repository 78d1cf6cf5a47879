// A quiz that is made on the phone, under faults while it is made, sent, taken and handed in: it arrives once, with its answers once, and
// nothing is left under the phone's own number. Every day some of the cells; `npm run faults` runs all of them, after the
// matrix; alone they are `FAULTS_MADE=all npx vitest run --project faults tests/faults/made`.
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { NetworkFault } from '../support/faultProxy.ts';
import { type Ground, layGround } from './ground.ts';
import { leftBehind } from './inPage.ts';
import type { Phone } from './phone.ts';
import { until } from './waiting.ts';

const moments = ['making', 'taking', 'handing in'] as const;
type Moment = (typeof moments)[number];
const faults = [
  'kill browser',
  'kill server',
  'reload',
  'drop request',
  'drop answer',
  'cut body',
  'delay',
  'duplicate',
  'hang',
  '429 Retry-After',
  '500',
  '503 Retry-After',
  'captive portal 200',
] as const;
type Fault = (typeof faults)[number];

const everyDay: readonly [Fault, Moment][] = [
  ['drop answer', 'making'],
  ['kill browser', 'taking'],
  ['kill browser', 'handing in'],
];
const cells =
  process.env.FAULTS_MADE === 'all' ? moments.flatMap((moment) => faults.map((fault) => [fault, moment] as const)) : everyDay;

let ground: Ground;
beforeAll(async () => {
  ground = await layGround();
});
afterEach(async () => {
  ground.proxy.heal();
  await ground.startServer();
});
afterAll(() => ground.close());

test.each(cells)('%s while %s: the quiz and its answers arrive once, by themselves', async (fault, moment) => {
  const title = `Made under ${fault} while ${moment}`;
  const phone = await ground.phone(() => undefined);
  await phone.fresh();
  const strike = (now: Moment) => (now === moment ? struck(phone, fault) : undefined);

  await phone.open('/dashboard/import');
  await phone.page
    .getByLabel('Or paste the questions')
    .fill(`$CATEGORY: ${title}\n\nTwo and two? {=4 ~5}\n\nThe capital of Ghana? {=Accra}\n`);
  const press = phone.page.getByRole('button', { name: 'Import 2 questions' });
  await press.waitFor();
  // What is typed lies on the disk a moment later.
  await wait(600);
  if (isNetwork(fault)) await strike('making');
  await press.click();
  if (!isNetwork(fault)) await strike('making');
  await goOn(phone, title);

  const question = (n: number) => phone.page.getByText(new RegExp(`^Question ${n} of 2$`)).first();
  const saved = () => phone.page.getByText('Saved on this device', { exact: true }).first().waitFor();
  await phone.page.getByRole('link', { name: new RegExp(`^(Take Quiz|Resume): ${title}`) }).click();
  await question(1).waitFor();
  await phone.page.keyboard.press('b');
  await saved();
  await strike('taking');
  if (moment === 'taking' && !isNetwork(fault)) await reopen(phone, title);
  await question(1).waitFor();
  await phone.page.getByRole('button', { name: 'Next Question' }).click();
  await question(2).waitFor();
  await phone.page.getByPlaceholder('Your answer...').fill('Accra');
  await saved();
  await phone.page.getByRole('button', { name: 'Check Answer' }).click();
  // Finish Quiz would check what is not checked yet, and open no dialog.
  // It is said twice, once for who listens.
  await phone.page.getByText('Correct!', { exact: true }).first().waitFor();
  await phone.page.getByRole('button', { name: 'Finish Quiz' }).click();
  if (isNetwork(fault)) await strike('handing in');
  await phone.page.getByRole('button', { name: 'Confirm & Finish' }).click();
  if (!isNetwork(fault)) await strike('handing in');

  await wait(1_000);
  ground.proxy.heal();
  await ground.startServer();
  await phone.open('/dashboard');
  if (fault === 'kill browser' && moment === 'handing in') await finishAgain(phone);

  const mine = async () => (await ground.documents()).filter(({ filename }) => filename === title);
  const submissions = async () => ground.submissions((await mine())[0]?.generated_quiz_id ?? 0);
  await until(async () => (await mine()).length > 0 && (await submissions()).length > 0, 'the quiz and its answers', 60_000);
  await until(async () => (await phone.page.evaluate<number>(leftBehind)) === 0, 'nothing left at the old number');
  await wait(2_000);
  const [only, ...more] = await submissions();
  expect([(await mine()).length, more.length]).toEqual([1, 0]);
  const { results } = await ground.given((await mine())[0]?.generated_quiz_id ?? 0, only?.submission_id ?? '');
  expect(results.map(({ answer_given: given }) => given)).toEqual(['B', 'Accra']);
});

function isNetwork(fault: Fault): fault is Exclude<Fault, 'kill browser' | 'kill server' | 'reload'> & NetworkFault {
  return !['kill browser', 'kill server', 'reload'].includes(fault);
}

async function struck(phone: Phone, fault: Fault): Promise<void> {
  if (isNetwork(fault)) return ground.proxy.arm(fault);
  if (fault === 'kill server') return ground.killServer();
  if (fault === 'kill browser') {
    await phone.kill();
    return phone.open('/dashboard');
  }
  await phone.page.reload();
}

/** On the dashboard with the quiz in the list. Where the press was cut off, what was typed is still there, and is imported again. */
async function goOn(phone: Phone, title: string): Promise<void> {
  const row = phone.page.getByRole('link', { name: new RegExp(`^Take Quiz: ${title}`) });
  // A reload may have come before the screen led there by itself.
  if (!phone.page.url().endsWith('/dashboard')) await wait(3_000);
  if (!phone.page.url().endsWith('/dashboard')) await phone.open('/dashboard');
  const isThere = await row.waitFor({ timeout: 8_000 }).then(
    () => true,
    () => false,
  );
  if (isThere) return;
  await phone.open('/dashboard/import');
  await phone.page.getByRole('button', { name: 'Import 2 questions' }).click();
  await row.waitFor();
}

async function reopen(phone: Phone, title: string): Promise<void> {
  await phone.open('/dashboard');
  await phone.page.getByRole('link', { name: new RegExp(`^Resume: ${title}`) }).click();
}

/** Where the end itself was cut off, the attempt is still open, and is handed in again. */
async function finishAgain(phone: Phone): Promise<void> {
  const resume = phone.page.getByRole('link', { name: 'Resume Quiz' }).first();
  const isOpen = await resume.waitFor({ timeout: 3_000 }).then(
    () => true,
    () => false,
  );
  if (!isOpen) return;
  await resume.click();
  await phone.page.getByText('Question 2 of 2').first().waitFor();
  await phone.page.getByRole('button', { name: 'Finish Quiz' }).click();
  await phone.page.getByRole('button', { name: 'Confirm & Finish' }).click();
  await phone.page.getByRole('heading', { name: 'Quiz Results' }).waitFor();
}
