// Drains one lane of the queue when it is asked to, and by a timer while something in it waits. The timer follows the rows
// themselves, whoever wrote them: this page, another tab or the worker.
import { liveQuery } from 'dexie';
import { sendableRows } from '#device/queue/kinds';
import { nextDrainIn } from '#device/queue/queue';
import type { Lane } from '#device/rows/kind';
import type { Resend } from '#device/rows/waiting';
import { db } from '../data/device.ts';
import { sessionNow } from '../data/session.ts';

const LEAST_WAIT_MS = 1_000;
/** when the rows could not even be read */
const BLIND_WAIT_MS = 10_000;

type Draining = { drain: (eager: boolean) => Promise<void>; stop: () => void };

/** Starts the timer. `send` drains the lane; whatever it throws is logged, and it is tried again. */
export function keepDraining(lane: Lane, send: (options: { eager: boolean }) => Promise<unknown>): Draining {
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const findSendable = () => sendableRows(db, sessionNow().user?.user_id ?? 0, lane);

  async function drain(eager: boolean): Promise<void> {
    await send({ eager }).catch((error: unknown) => console.error('Sending failed; it is tried again.', error));
    // A drain that changed no row (its own storing failed, or the clock was moved back) wakes no watch.
    await findSendable().then(arm, () => armIn(BLIND_WAIT_MS));
  }
  function arm(rows: readonly Resend[]): void {
    // Without a network no file is tried: the lane wakes when there is one.
    armIn(lane === 'files' && !navigator.onLine ? null : nextDrainIn(rows, Date.now()));
  }
  function armIn(wait: number | null): void {
    clearTimeout(timer);
    if (wait !== null && !stopped) timer = setTimeout(() => void drain(false), Math.max(LEAST_WAIT_MS, wait));
  }
  const watch = liveQuery(findSendable).subscribe({ next: arm, error: (error: unknown) => console.error(error) });
  return {
    drain,
    stop() {
      stopped = true;
      clearTimeout(timer);
      watch.unsubscribe();
    },
  };
}
