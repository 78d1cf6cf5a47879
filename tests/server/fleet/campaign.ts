// So many kills under load, and what came of them.
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '#engine/random';
import { openFleet, type Victim } from './fleet.ts';
import { workUntil } from './load.ts';
import { judge, type Verdict } from './oracle.ts';

const LOAD_MS = [200, 1_200] as const;

export type Report = Verdict & {
  kills: Record<Victim, number>;
  accounts: number;
  sent: number;
  acknowledged: number;
  refused: string[];
};

/** `seed` chooses moments, victims and what students do; the victims are the same each time. Nothing runs when this resolves. */
export async function killMany(kills: number, seed: number, tell: (line: string) => void = () => {}): Promise<Report> {
  const random = seededRandom(seed);
  const fleet = await openFleet(seededRandom(seed + 1));
  let isOver = false;
  const work = workUntil(fleet, seededRandom(seed + 2), () => isOver);
  const killed: Record<Victim, number> = { web: 0, worker: 0, PostgreSQL: 0, S3: 0 };
  try {
    for (let n = 1; n <= kills; n += 1) {
      await wait(LOAD_MS[0] + random() * (LOAD_MS[1] - LOAD_MS[0]));
      killed[await fleet.kill(random())] += 1;
      if (n % 20 === 0) tell(`${n} kills`);
    }
    isOver = true;
    const ledger = await work;
    const { members, sent, acknowledged, refused } = ledger;
    return { ...(await judge(fleet, ledger)), kills: killed, accounts: members.length, sent, acknowledged, refused };
  } finally {
    isOver = true;
    await work.catch(() => {});
    await fleet.close();
  }
}

/** How often a mail may have gone a second time: each sender has one in hand when it or the database is killed. */
export function mostSentAgain({ worker, PostgreSQL }: Record<Victim, number>): number {
  return worker + 2 * PostgreSQL;
}
