// One cell of the matrix: the small quiz, one fault at one moment, healing, 30 s of patience, the oracle.
import { setTimeout as wait } from 'node:timers/promises';
import type { Ground } from './ground.ts';
import { heal, refusals } from './healing.ts';
import { type StoredAttempt, storedAttempt } from './inPage.ts';
import { type Cell, isNetwork, type Moment, randomOf } from './matrix.ts';
import { addFalseWords, judge, nothingYet, type Outcome, words } from './oracle.ts';
import { type Reviewing, reviewThere } from './reviewing.ts';
import { Sitting } from './sitting.ts';
import { answersOf } from './steps.ts';
import { type Scene, strike } from './strikes.ts';
import { seen } from './waiting.ts';

/** What leaves the phone other than it was. */
const spoiling: readonly string[] = ['new build', 'new build opened'];

export async function runCell(ground: Ground, cell: Cell): Promise<Outcome> {
  const outcome = nothingYet();
  const random = randomOf(`${cell.fault} × ${cell.moment} × ${cell.seed}`);
  const quizId = cell.moment === 'timer at zero' ? ground.timedId : ground.quizId;
  let sitting: Sitting | null = null;
  try {
    const phone = await ground.phone((told) => sitting?.hear(told));
    await phone.fresh();
    await lookForLateCopies(ground, quizId, outcome);
    sitting = new Sitting(ground, phone, quizId);
    sitting.mayBeSentAway = cell.fault === '401';
    sitting.onNotSaved = () => phone.room(true);
    const fromDashboard = cell.moment === 'app start' || cell.moment === 'answer pending';
    const screen = cell.moment === 'marking later' ? 'results' : 'quiz';
    const address = fromDashboard ? '/dashboard' : inReview(cell) ? '/dashboard/review' : `/dashboard/${screen}/${quizId}`;
    const scene: Scene = { ground, cell, sitting, address, random, outcome };
    const reviewing = await take(scene);
    // Most faults are short, some are longer than the screen's own patience.
    await wait(300 + random() ** 3 * 6_000);
    await heal(scene);
    await judge(ground, sitting, outcome);
    await reviewing?.judge(outcome);
  } catch (error) {
    await lookForLateCopies(ground, quizId, nothingYet()).catch(() => undefined);
    outcome.stuck += 1;
    const said = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
    outcome.notes.push(`${said}; on screen: ${sitting ? await words(sitting) : 'nothing'}`);
  } finally {
    ground.proxy.heal();
    ground.deploy(null);
    await ground.startServer();
  }
  if (sitting) {
    await addFalseWords(sitting, outcome);
    outcome.touches.push(...sitting.touches);
  }
  judgeTouches(cell, outcome);
  // A login that ended was revoked, maybe.
  if (outcome.touches.includes('signs in')) ground.spoilLogin();
  const isClean = outcome.lost + outcome.double + outcome.stuck + outcome.falseSaved === 0;
  if (!isClean || spoiling.includes(cell.fault)) await ground.spoilPhone();
  return outcome;
}

/** A student signs in again only where the server has said 401, and presses Retry only on a refusal or with the storage full. */
function judgeTouches({ fault }: Cell, outcome: Outcome): void {
  for (const touch of outcome.touches) {
    if (touch === 'signs in' ? fault === '401' : refusals.includes(fault) || fault === 'quota full') continue;
    outcome.stuck += 1;
    outcome.notes.push(`without need, the student ${touch === 'signs in' ? 'had to sign in' : 'had to press Retry'}`);
  }
}

async function lookForLateCopies(ground: Ground, quizId: number, outcome: Outcome): Promise<void> {
  const late = (await ground.submissions(quizId)).filter((row) => !ground.known.has(row.submission_id));
  if (late.length === 0) return;
  outcome.double += late.length;
  outcome.notes.push('a submission of an earlier cell came late');
  for (const row of late) ground.known.add(row.submission_id);
}

const inReview = ({ moment }: Cell): boolean => moment === 'rating' || moment === 'syncing';

/** The quiz from the first screen to handing in, and in review what follows, with the fault at its moment. */
async function take(scene: Scene): Promise<Reviewing | null> {
  const { ground, cell, sitting, random } = scene;
  const { phone, quizId } = sitting;
  const answers = answersOf(random);
  const at = async (moment: Moment, back: () => Promise<void>) => {
    if (cell.moment !== moment) return;
    await wait(random() * 300);
    await strike(scene);
    await back();
  };
  const here = (question: number) => () => sitting.reach(question);
  const asFound = async () => undefined;

  if (cell.moment === 'app start') {
    if (isNetwork(cell.fault)) ground.proxy.arm(cell.fault);
    await phone.open('/dashboard');
    await at('app start', asFound);
  }
  await phone.open(`/dashboard/quiz/${quizId}`);
  await at('quiz load', asFound);

  await sitting.reach(1);
  await sitting.answer(1, answers[1]);
  await at('first answer', here(1));
  await sitting.answer(1, answers[1]);
  await sitting.saved(1);
  await sitting.flag();
  await at('flag', here(1));
  await sitting.flag();
  await sitting.saved(1);
  await sitting.check();
  await at('check', here(1));
  await sitting.reach(2);

  await sitting.typeHalf(2, answers[2]);
  await at('mid-typing', here(2));
  // Half of the time what is there stays as it is: what was called saved must do.
  if (cell.moment !== 'mid-typing' || random() < 0.5) await sitting.answer(2, answers[2]);
  await sitting.saved(2);
  await sitting.reach(3);
  await answerThree(scene, answers[3], () => at('storing', here(3)));
  await sitting.saved(3);
  if (cell.moment === 'ticking') await tickThere(scene, () => at('ticking', here(3)));

  if (cell.moment === 'timer at zero') {
    await letTimeRunOut(scene, () => at('timer at zero', asFound));
    return null;
  }
  const strikeHere = () => at('marking later', asFound);
  await handIn(
    scene,
    () => at('confirm', asFound),
    () => at('answer pending', asFound),
  );
  if (cell.moment === 'marking later') await markThere(scene, strikeHere);
  if (!inReview(cell)) return null;
  await seen(sitting.page.getByText('Received', { exact: true }));
  // A quiz that is opened again now is a new attempt.
  sitting.log.close();
  const strikeThere = () => at(cell.moment, asFound);
  return reviewThere(scene, () => (cell.fault === 'second device' ? elsewhere(scene, strikeThere) : strikeThere()));
}

const anyPoints = (random: () => number): number[] => [[], [0], [1], [0, 1]][Math.floor(random() * 4)] ?? [];

/** The essay is marked at its check, with the fault around it. */
async function tickThere({ cell, sitting, random }: Scene, strikeHere: () => Promise<void>): Promise<void> {
  await sitting.tick(anyPoints(random));
  await strikeHere();
  // A device that is full may have nothing new to store, and all that was called saved stands.
  const shown = await sitting.ticks();
  if (shown !== null) sitting.log.compareTicks(shown, 'the screen');
  // Half of the time what is there stays as it is: what was called saved must do.
  if (cell.fault === 'quota full' || random() < 0.5) await sitting.tick(anyPoints(random));
}

/** The essay is marked in the results: before and after the network fails, and while everything else does. */
async function markThere(scene: Scene, strikeHere: () => Promise<void>): Promise<void> {
  const { cell, sitting, random } = scene;
  const { phone, quizId } = sitting;
  await sitting.reachResults();
  if (isNetwork(cell.fault) || cell.fault === 'kill server') {
    if (random() < 0.5) await sitting.markLater(anyPoints(random));
    await strikeHere();
    const points = anyPoints(random);
    if (cell.fault !== '401') return sitting.markLater(points);
    // The first tick may lead to the login; what is not ticked by then is ticked after it.
    return sitting.markLater(points).catch(async () => {
      await sitting.reachResults();
      await sitting.markLater(points);
    });
  }
  await sitting.markLater(anyPoints(random));
  if (cell.fault === 'second device') return elsewhere(scene, strikeHere);
  await strikeHere();
  if (cell.fault === 'quota full') return;
  await phone.open(`/dashboard/results/${quizId}`);
  await sitting.reachResults();
  sitting.log.compareTicks(await sitting.ticks(), 'the screen');
  if (random() < 0.5) await sitting.markLater(anyPoints(random));
}

async function answerThree({ cell, sitting }: Scene, answer: string, storing: () => Promise<void>): Promise<void> {
  if (cell.moment === 'storing') {
    const letGo = await sitting.answerHeld(3, answer);
    await storing();
    await letGo();
  }
  await sitting.answer(3, answer);
}

/** What this phone has handed in already is not the other's. */
async function elsewhere({ ground, sitting }: Scene, strikeHere: () => Promise<void>): Promise<void> {
  const rows = await ground.submissions(sitting.quizId);
  const own = rows.map((row) => row.submission_id).filter((id) => !ground.known.has(id));
  for (const id of own) ground.known.add(id);
  await strikeHere();
  for (const id of own) ground.known.delete(id);
}

async function letTimeRunOut({ cell, sitting, random }: Scene, zero: () => Promise<void>): Promise<void> {
  const { phone } = sitting;
  await zero();
  // Zero comes in two to four seconds from now, however long the way here was.
  const stored = await sitting.page.evaluate<StoredAttempt | null>(storedAttempt(sitting.quizId));
  const left = Math.max(0, (stored?.timer?.leftMs ?? 0) - 2_000 - random() * 2_000);
  await phone.moveClock({ wall: left, mono: left });
  if (cell.fault === 'kill browser') {
    await phone.kill();
    await phone.moveClock({ wall: 60_000, mono: 0 });
    await phone.open('/dashboard');
  }
  const notSaved = sitting.page.getByText('Not saved', { exact: true });
  // Another tab may have handed it in, and told it there.
  const timeUp = sitting.page
    .getByText("Time's up! Submitting quiz automatically.")
    .or(sitting.page.getByRole('heading', { name: 'Quiz Results' }));
  await seen(timeUp.or(notSaved));
  if (await notSaved.isVisible()) {
    await sitting.onNotSaved();
    await seen(timeUp);
  }
}

async function handIn(
  { ground, cell, sitting }: Scene,
  confirm: () => Promise<void>,
  pending: () => Promise<void>,
): Promise<void> {
  const hold = cell.moment === 'answer pending' && cell.fault !== 'kill server' ? ground.proxy.holdSubmissions() : null;
  await sitting.finish(async () => {
    await confirm();
    // The dialog may be gone with the page: it is asked for again.
    if (cell.moment !== 'confirm' || (await sitting.page.getByRole('dialog').isVisible())) return;
    await sitting.reach(3);
    await sitting.askToFinish();
  });
  if (cell.moment !== 'answer pending') return;
  await hold?.arrived;
  // A quiz that is opened again now is a new attempt.
  sitting.log.close();
  await pending();
  hold?.letGo();
}
