// Ten questions, and one cut at every place where one can come: the network gone after the n-th request, the browser killed
// after the n-th transaction of the database, for every n that an undisturbed attempt has.
import type { NetworkFault } from '../support/faultProxy.ts';
import type { Ground } from './ground.ts';
import { completedTransactions, dieAtTransaction, outboxSize, type StoredAttempt, storedAttempt } from './inPage.ts';
import { shownIn } from './log.ts';
import { randomOf } from './matrix.ts';
import { addFalseWords, judge, nothingYet, type Outcome, words } from './oracle.ts';
import { TEN, tenKey } from './papers.ts';
import { Sitting } from './sitting.ts';
import { until } from './waiting.ts';

export const exhaustions = ['request lost from n', 'answer lost from n', 'killed at n'] as const;
export type Exhaustion = (typeof exhaustions)[number];

/** How many requests and transactions an attempt has that nothing disturbs. */
export async function countTen(ground: Ground): Promise<{ requests: number; transactions: number }> {
  const sitting = await sit(ground);
  ground.proxy.heal();
  await sitting.phone.open(`/dashboard/quiz/${ground.tenId}`);
  await takeTen(sitting, () => 0);
  await until(async () => (await sitting.page.evaluate<number>(outboxSize)) === 0, 'the undisturbed attempt arrives');
  const transactions = await sitting.page.evaluate<number>(completedTransactions);
  const outcome = nothingYet();
  const requests = ground.proxy.seen();
  await judge(ground, sitting, outcome);
  await addFalseWords(sitting, outcome);
  if (outcome.notes.length > 0) throw new Error(`An undisturbed attempt failed: ${outcome.notes.join('; ')}`);
  return { requests, transactions };
}

export async function runExhaustion(ground: Ground, kind: Exhaustion, n: number, seed: number): Promise<Outcome> {
  const outcome = nothingYet();
  const random = randomOf(`${kind} ${n} ${seed}`);
  const sitting = await sit(ground);
  try {
    if (kind === 'killed at n') await takeKilled(ground, sitting, n, random);
    else await takeCut(ground, sitting, kind === 'request lost from n' ? 'drop request' : 'drop answer', n, random);
    await judge(ground, sitting, outcome);
  } catch (error) {
    outcome.stuck += 1;
    const said = error instanceof Error ? error.message.split('\n').slice(0, 3).join(' ') : String(error);
    outcome.notes.push(`${said}; on screen: ${await words(sitting)}`);
  } finally {
    ground.proxy.heal();
  }
  await addFalseWords(sitting, outcome);
  if (outcome.notes.length > 0) await ground.spoilPhone();
  return outcome;
}

async function sit(ground: Ground): Promise<Sitting> {
  let sitting: Sitting | null = null;
  const phone = await ground.phone((told) => sitting?.hear(told));
  await phone.fresh();
  for (const row of await ground.submissions(ground.tenId)) ground.known.add(row.submission_id);
  sitting = new Sitting(ground, phone, ground.tenId);
  return sitting;
}

async function takeCut(ground: Ground, sitting: Sitting, fault: NetworkFault, n: number, random: () => number): Promise<void> {
  ground.proxy.armAfter(n, fault);
  await sitting.phone.open(`/dashboard/quiz/${ground.tenId}`);
  await takeTen(sitting, random);
  ground.proxy.heal();
}

async function takeKilled(ground: Ground, sitting: Sitting, n: number, random: () => number): Promise<void> {
  const { phone, log } = sitting;
  let killed: Promise<void> | null = null;
  ground.proxy.onTestCall(() => {
    killed ??= phone.kill();
  });
  await phone.page.addInitScript({ content: dieAtTransaction(n) });
  let isFinishing = false;
  const finishing = () => {
    isFinishing = true;
  };
  try {
    await phone.open(`/dashboard/quiz/${ground.tenId}`);
    await takeTen(sitting, random, finishing);
    // The last transactions come with the answer. On a busy machine a sitting may have one more than another (33, not 32): where
    // this one has fewer than were counted and has nothing left to send, it is killed after its own last one.
    await until(() => killed !== null, 'the page comes to its last transaction', 5_000).catch(async (error: unknown) => {
      if ((await sitting.page.evaluate<number>(outboxSize)) > 0) throw error;
      killed ??= phone.kill();
    });
  } catch (error) {
    // What was under way when the browser died.
    if (killed === null) throw error;
  }
  await killed;
  await phone.open('/dashboard');
  const stored = await sitting.page.evaluate<StoredAttempt | null>(storedAttempt(ground.tenId));
  for (const [question] of log.answers()) if (stored) log.compare(shownIn(stored, question));
  // The attempt has ended: it is sent by itself.
  if (isFinishing && stored === null) return;
  await phone.open(`/dashboard/quiz/${ground.tenId}`);
  await takeTen(sitting, random);
}

/** All ten, one flag, one check, and handing in. It goes on where an attempt stands. */
async function takeTen(sitting: Sitting, random: () => number, finishing: () => void = () => {}): Promise<void> {
  for (let question = 1; question <= TEN; question += 1) {
    await sitting.reach(question);
    const key = tenKey(question);
    await sitting.answer(question, random() < 0.7 ? key : key === 'A' ? 'B' : 'A');
    await sitting.saved(question);
    if (question === 3) {
      await sitting.flag();
      await sitting.saved(question);
    }
    if (question === 5) await sitting.check();
  }
  await sitting.finish(async () => finishing());
}
