// The engine's process, in plain JavaScript: it watches over the thread in which one document is read, and ends itself when the
// document takes too much memory or the server is gone. It is the first to go where the machine has no memory left.
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

const { OLD_MB, YOUNG_MB, WHOLE_MB } = process.env;
const LOOK_MS = 100;

const die = () => process.kill(process.pid, 'SIGKILL');
process.on('disconnect', die);
// A server that was killed while this file was loading ends the channel before anyone listens.
if (!process.connected) die();
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Only Linux knows it.
}

const thread = new Worker(new URL('./engineEntry.mjs', import.meta.url), {
  resourceLimits: { maxOldGenerationSizeMb: Number(OLD_MB), maxYoungGenerationSizeMb: Number(YOUNG_MB) },
  execArgv: [],
  env: {},
  // Output of libraries about a document is not logged.
  stdout: true,
  stderr: true,
});
/** Reports the outcome and exits only after it was sent. */
const last = (message) => process.send(message, die);
thread.on('message', (message) => process.send(message, () => {}));
thread.on('error', (error) =>
  last(
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { kind: 'memory' } : { kind: 'failed', name: error.name, message: error.message },
  ),
);
thread.on('exit', (code) => last({ kind: 'failed', name: 'Exit', message: `The engine's thread ended early (${code}).` }));
process.on('message', (message) => thread.postMessage(message));

// What lies outside the thread's heap, files and pictures and the text recognition, has no limit of its own.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(WHOLE_MB) * 1024 * 1024) last({ kind: 'memory' });
}, LOOK_MS);
