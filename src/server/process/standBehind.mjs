// What every process for heavy work does first, in plain JavaScript: it ends with the server, is the first to go where the machine has no
// memory left, and stands behind the server's requests where they want the processor, too.
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** As `nice` counts: a sixtieth of what a request gets, where both want the same processor. */
const PRIORITY = 19;

export const die = () => process.kill(process.pid, 'SIGKILL');

/** The threads of this process, on Linux. */
export const ownThreads = () => readdirSync('/proc/self/task');

export function standBehind() {
  process.on('disconnect', die);
  // A server that was killed while this file was loading ends the channel before anyone listens.
  if (!process.connected) die();
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux knows it.
  }
  try {
    // Linux keeps one for each thread; those that begin later have that of the thread that begins them.
    for (const id of process.platform === 'linux' ? ownThreads() : [0]) setPriority(Number(id), PRIORITY);
  } catch {
    // Then it works beside the requests.
  }
}
