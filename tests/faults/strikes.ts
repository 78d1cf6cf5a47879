// What each fault does when its moment has come. It begins the fault, and ends it only where the fault is over by itself.
import { lendPhone } from './accounts.ts';
import type { Ground } from './ground.ts';
import { closeConnections, databaseVersion } from './inPage.ts';
import { type Cell, isNetwork } from './matrix.ts';
import type { Outcome } from './oracle.ts';
import type { Sitting } from './sitting.ts';
import { takeElsewhere } from './steps.ts';
import { until } from './waiting.ts';

export type Scene = {
  ground: Ground;
  cell: Cell;
  sitting: Sitting;
  /** where the student is */
  address: string;
  random: () => number;
  outcome: Outcome;
};

const HOUR_MS = 3_600_000;
const FROZEN_MS = 1_000;

export async function strike(scene: Scene): Promise<void> {
  const { ground, cell, sitting, address, random, outcome } = scene;
  const { phone } = sitting;
  const { fault } = cell;
  if (isNetwork(fault)) return ground.proxy.arm(fault);
  switch (fault) {
    case 'kill browser':
      await phone.kill();
      return phone.open(address);
    case 'kill server':
      return ground.killServer();
    case 'reload':
      return void (await phone.page.reload());
    case 'frozen tab':
      return phone.freeze(FROZEN_MS, async () => undefined);
    case 'discarded tab':
      return phone.discard(address);
    case 'second tab':
      return phone.secondTab(address);
    case 'second device':
      await takeElsewhere(ground, sitting.quizId, random, outcome);
      return sitting.leaveOthersOut();
    case 'clock +2 h':
    case 'clock -2 h':
      return phone.moveClock({ wall: fault === 'clock +2 h' ? 2 * HOUR_MS : -2 * HOUR_MS, mono: 0 });
    case '8 h of sleep':
      // Some systems let the monotonic clock sleep too.
      return phone.freeze(FROZEN_MS, () => phone.moveClock({ wall: 8 * HOUR_MS, mono: random() < 0.5 ? 0 : 8 * HOUR_MS }));
    case 'new build':
      return bringNewBuild(scene);
    case 'new build opened': {
      const version = () => phone.page.evaluate<number>(databaseVersion);
      const before = await version();
      await bringNewBuild(scene);
      for (let tries = 0; tries < 8; tries += 1) {
        await phone.leaveAndOpen(address, 300 * 2 ** tries);
        const tookOver = await until(async () => (await version()) > before, 'the next schema', 3_000).then(
          () => true,
          () => false,
        );
        if (tookOver) return;
        // A worker that waits for an answer is not replaced before it has one.
        if (cell.moment === 'answer pending') return;
      }
      throw new Error('The new build did not take over.');
    }
    case 'quota full':
      return phone.room(false);
    case 'connection closed':
      return void (await phone.page.evaluate(closeConnections(random() < 0.5)));
    case 'another login': {
      ground.spoilLogin();
      const seen = await lendPhone(phone.page, phone.url, ground.student, ground.other);
      outcome.falseSaved += seen.length;
      outcome.notes.push(...seen);
      return phone.open(address);
    }
    default:
      throw new Error(`No such fault: ${fault satisfies never}`);
  }
}

/** Another version is deployed, the browser has found it, and it waits for the student. */
async function bringNewBuild({ ground, sitting }: Scene): Promise<void> {
  ground.deploy(ground.nextBuild());
  await sitting.page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const isWaiting = () => sitting.page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  await until(isWaiting, 'the new build waits');
}
