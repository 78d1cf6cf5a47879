// One cell of the matrix: a fresh profile, the small quiz, one fault at one moment, healing, 30 s of patience, the oracle.
import { setTimeout as wait } from 'node:timers/promises';
import type { NetworkFault } from '../support/faultProxy.ts';
import { type Ground, key, LIMIT_SECONDS } from './ground.ts';
import { type Cell, localFaults, type Moment, nameOf, randomOf } from './matrix.ts';
import { Sitting } from './sitting.ts';

export type Outcome = {
  lost: number;
  double: number;
  stuck: number;
  falseSaved: number;
  /** from healing to arrival, without a touch */
  arrivedMs: number;
  /** the words that a reader needs, when something is not 0 */
  notes: string[];
};

const PATIENCE_MS = 30_000;
const HOURS_MS = 3_600_000;
const refusals = new Set(['404', '409', '413', '422']);

export async function runCell(ground: Ground, cell: Cell): Promise<Outcome> {
  const outcome: Outcome = { lost: 0, double: 0, stuck: 0, falseSaved: 0, arrivedMs: 0, notes: [] };
  const random = randomOf(nameOf(cell));
  const timed = cell.moment === 'timer at zero';
  const quizId = timed ? ground.timedId : ground.quizId;
  const before = new Set((await ground.submissions(quizId)).map((row) => row.submission_id));
  const arrived = async () => (await ground.submissions(quizId)).filter((row) => !before.has(row.submission_id));
  const sitting = new Sitting(ground, await ground.profile(), quizId);
  try {
    await take(ground, cell, sitting, quizId, random, outcome);
    await sayings(cell, sitting, arrived, outcome);
    await wait(500 + random() * 2_000);
    await heal(ground, cell, sitting);

    const healedAt = Date.now();
    let rows = await arrived();
    while (rows.length === 0 && Date.now() - healedAt < PATIENCE_MS) {
      await wait(200);
      rows = await arrived();
    }
    outcome.arrivedMs = Date.now() - healedAt;
    if (rows.length === 0) {
      outcome.stuck = 1;
      outcome.notes.push(`nothing arrived in ${PATIENCE_MS / 1000} s; on screen: ${await words(sitting)}`);
      return outcome;
    }
    // A second copy would come by now.
    await wait(1_500);
    rows = await arrived();
    if (rows.length !== 1) {
      outcome.double = rows.length - 1;
      outcome.notes.push(`${rows.length} submissions`);
    }
    await judge(ground, quizId, sitting, outcome);
  } catch (error) {
    outcome.stuck = 1;
    outcome.notes.push(
      `${error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error)}; on screen: ${await words(sitting)}`,
    );
  } finally {
    ground.proxy.heal();
    await sitting.kill();
    await ground.startServer();
  }
  outcome.falseSaved += sitting.broken.length;
  outcome.notes.push(...sitting.broken);
  return outcome;
}

/** What is answered: the key or something else, as the cell's own numbers say. */
function answersOf(random: () => number): Record<1 | 2 | 3, string> {
  const other = { 1: 'D', 2: `no idea ${Math.floor(random() * 1e6)}`, 3: 'Ümlaut, 文化\nand "quotes" $5' };
  const pick = (id: 1 | 2 | 3) => (random() < 0.5 ? key[id] : other[id]);
  return { 1: pick(1), 2: pick(2), 3: pick(3) };
}

async function take(
  ground: Ground,
  cell: Cell,
  sitting: Sitting,
  quizId: number,
  random: () => number,
  outcome: Outcome,
): Promise<void> {
  const answers = answersOf(random);
  const address = `/dashboard/quiz/${quizId}`;
  const strike = async (moment: Moment, back: () => Promise<void>) => {
    if (cell.moment !== moment) return;
    await wait(random() * 300);
    await hit(ground, cell, sitting, address, outcome);
    await back();
  };
  const here = (question: number) => () => sitting.reach(question);

  if (cell.moment === 'app start' && !isLocal(cell)) ground.proxy.arm(cell.fault as NetworkFault);
  await sitting.open('/dashboard');
  await strike('app start', async () => undefined);
  await sitting.open(address);
  await strike('quiz load', async () => undefined);

  await sitting.reach(1);
  await sitting.answer(1, answers[1]);
  await strike('first answer', here(1));
  await sitting.answer(1, answers[1]);
  await sitting.noteSaved(1);
  await sitting.flag();
  await strike('flag', here(1));
  await sitting.flag();
  await sitting.noteSaved(1);
  await sitting.check();
  await strike('check', here(1));
  await sitting.reach(2);

  const half = answers[2].slice(0, Math.ceil(answers[2].length / 2));
  await sitting.page.getByPlaceholder('Your answer...').pressSequentially(half, { delay: 20 });
  await strike('mid-typing', here(2));
  await sitting.answer(2, answers[2]);
  await sitting.noteSaved(2);
  await sitting.reach(3);
  await sitting.answer(3, answers[3]);
  await sitting.noteSaved(3);

  if (cell.moment === 'timer at zero') {
    const left = LIMIT_SECONDS * 1_000 - 4_000 - random() * 2_000;
    await strike('timer at zero', async () => undefined);
    await sitting.moveClock({ wall: left, mono: left });
    if (cell.fault === 'kill browser') {
      await sitting.kill();
      await sitting.moveClock({ wall: 60_000, mono: 0 });
      await sitting.open('/dashboard');
    }
    await sitting.page.getByText("Time's up! Submitting quiz automatically.").first().waitFor();
    return;
  }

  const hold = cell.moment === 'answer pending' && cell.fault !== 'kill server' ? ground.proxy.holdSubmissions() : null;
  await sitting.finish(() =>
    strike('confirm', async () => {
      // The dialog may be gone with the page: it is asked for again.
      if (await sitting.page.getByRole('dialog').isVisible()) return;
      await sitting.reach(3);
      await sitting.page.getByRole('button', { name: 'Finish Quiz' }).click();
    }),
  );
  if (cell.moment === 'answer pending') {
    await hold?.arrived;
    await strike('answer pending', async () => undefined);
    hold?.letGo();
  }
}

function isLocal(cell: Cell): boolean {
  return (localFaults as readonly string[]).includes(cell.fault);
}

async function hit(ground: Ground, cell: Cell, sitting: Sitting, address: string, outcome: Outcome): Promise<void> {
  const { fault } = cell;
  switch (fault) {
    case 'kill browser':
      await sitting.kill();
      await sitting.open(cell.moment === 'app start' || cell.moment === 'answer pending' ? '/dashboard' : address);
      return;
    case 'kill server':
      await ground.killServer();
      return;
    case 'reload':
      await sitting.page.reload();
      return;
    case 'second tab': {
      const tab = await sitting.page.context().newPage();
      await tab.goto(ground.url + address);
      await tab.bringToFront();
      await wait(500);
      await sitting.page.bringToFront();
      return;
    }
    case 'clock +2 h':
    case 'clock -2 h':
      await sitting.moveClock({ wall: fault === 'clock +2 h' ? 2 * HOURS_MS : -2 * HOURS_MS, mono: 0 });
      return;
    case 'another login':
      ground.spoil();
      outcome.notes.push(...(await sitting.lendPhone()));
      outcome.falseSaved += outcome.notes.length;
      await sitting.open(cell.moment === 'app start' || cell.moment === 'answer pending' ? '/dashboard' : address);
      if (cell.moment === 'timer at zero') await sitting.reach(3);
      return;
    default:
      ground.proxy.arm(fault);
  }
}

/** A word of arrival on screen while the server has nothing is a lie. */
async function sayings(cell: Cell, sitting: Sitting, arrived: () => Promise<unknown[]>, outcome: Outcome): Promise<void> {
  if (cell.fault === 'kill server') return;
  const { page } = sitting;
  const says = page.getByText('Quiz submitted successfully!').or(page.getByText('Received', { exact: true }));
  await says
    .or(page.getByText('Saved on this device. It will be sent when you are online.'))
    .or(page.getByText('Waiting to send'))
    .or(page.getByText('Your answers were not accepted'))
    .first()
    .waitFor({ timeout: 8_000 })
    .catch(() => undefined);
  if ((await says.count()) > 0 && (await arrived()).length === 0) {
    outcome.falseSaved += 1;
    outcome.notes.push('the screen said that it had arrived');
  }
}

/** The fault is over. What only a student can mend, a student mends: a login that ended, a refusal. Nothing else is touched. */
async function heal(ground: Ground, cell: Cell, sitting: Sitting): Promise<void> {
  ground.proxy.heal();
  await ground.startServer();
  if (cell.fault === '401') {
    await sitting.open('/dashboard');
    const email = sitting.page.getByLabel('Email', { exact: true });
    await email
      .or(sitting.page.getByRole('heading', { name: 'Your Documents' }))
      .first()
      .waitFor();
    if (await email.isVisible()) await sitting.page.reload().then(() => signIn(ground, sitting));
  }
  if (refusals.has(cell.fault)) {
    await sitting.open('/dashboard/offline');
    const retry = sitting.page.getByRole('button', { name: /^Retry/ });
    await retry

      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => undefined);
    if (await retry.isVisible()) await retry.click();
  }
}

async function signIn(ground: Ground, sitting: Sitting): Promise<void> {
  const { email, password } = ground.student;
  await sitting.page.getByLabel('Email', { exact: true }).fill(email);
  await sitting.page.getByLabel('Password', { exact: true }).fill(password);
  await sitting.page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The server against the log: the same answers, and the score that the key above gives. */
async function judge(ground: Ground, quizId: number, sitting: Sitting, outcome: Outcome): Promise<void> {
  const { score, results } = await ground.given(quizId);
  const given = new Map(results.map((r) => [r.question_id, String(r.answer_given ?? '')]));
  for (const [question, text] of sitting.log) {
    if (given.get(question) !== text) {
      outcome.lost += 1;
      outcome.notes.push(`question ${question}: saved "${text}", the server has "${given.get(question)}"`);
    }
  }
  const right = ([1, 2, 3] as const).filter((id) => sitting.log.get(id) === key[id]).length;
  const own = Math.round((right * 1000) / 3) / 10;
  if (score !== own) {
    outcome.lost += 1;
    outcome.notes.push(`the score is ${score}, computed ${own}`);
  }
}

async function words(sitting: Sitting): Promise<string> {
  try {
    const text = await sitting.page.locator('body').innerText({ timeout: 2_000 });
    return `${sitting.page.url()} ${text.replace(/\s+/g, ' ').slice(0, 400)}`;
  } catch {
    return 'no page';
  }
}
