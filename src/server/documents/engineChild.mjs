// A process for one piece of work, in plain JavaScript: it watches over the thread in which one document is read, or one quiz written
// as a file, and ends itself when that takes too much memory or time, or the server is gone. It is the first to go where the machine has no memory left, and
// stands behind the server's requests where they want the processor, too.
import { Worker } from 'node:worker_threads';
import { die, ownThreads, standBehind } from '../process/standBehind.mjs';
import { isOverdue, waitedSeconds } from './overdue.mjs';

const { OLD_MB, YOUNG_MB, WHOLE_MB, TIME_PERCENT, ENTRY } = process.env;
const share = Number(TIME_PERCENT) / 100;
const LOOK_MS = 100;
/** Before the thread has said how much there is to do. */
const FIRST_SECONDS = 3;
/** By the clock, until the thread has loaded the engine: that is not the document's time. */
const LOADING_SECONDS = 300;
/** A hurried document that is not read by then is a long one. */
const HURRIED_SECONDS = 20;

standBehind();

const thread = new Worker(new URL(ENTRY), {
  resourceLimits: { maxOldGenerationSizeMb: Number(OLD_MB), maxYoungGenerationSizeMb: Number(YOUNG_MB) },
  execArgv: [],
  env: {},
  // Output of libraries about a document is not logged.
  stdout: true,
  stderr: true,
});
/** Reports the outcome and exits only after it was sent. */
const last = (message) => process.send(message, die);

/** Since when the document is read: once it has come, and the engine is loaded. */
let began = null;
let hasTask = false;
let isLoaded = false;
let allowed = FIRST_SECONDS;
let hasModel = false;
let isHurried = false;

function begin() {
  if (hasTask && isLoaded) began = { cpu: process.cpuUsage(), at: performance.now(), waited: waitedSeconds(ownThreads) };
}

/** In seconds by the processor and by the clock. */
function used() {
  const { user, system } = process.cpuUsage(began.cpu);
  const waited = () => waitedSeconds(ownThreads) - began.waited;
  return { cpu: (user + system) / 1e6, wall: (performance.now() - began.at) / 1000, waited };
}

thread.on('message', (message) => {
  if (message.kind === 'loaded') {
    isLoaded = true;
    begin();
  } else if (message.kind === 'allow') allowed += message.seconds;
  else process.send(message, () => {});
});
thread.on('error', (error) =>
  last(
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? { kind: 'memory' } : { kind: 'failed', name: error.name, message: error.message },
  ),
);
thread.on('exit', (code) => last({ kind: 'failed', name: 'Exit', message: `The engine's thread ended early (${code}).` }));
process.on('message', (message) => {
  if ('task' in message) {
    hasTask = true;
    hasModel = message.task.model !== null;
    isHurried = message.task.isHurried === true;
    begin();
  }
  thread.postMessage(message);
});

const loadedUntil = performance.now() + LOADING_SECONDS * 1000;
setInterval(() => {
  // What lies outside the thread's heap, files and pictures and the text recognition, has no limit of its own.
  if (process.memoryUsage.rss() > Number(WHOLE_MB) * 1024 * 1024) last({ kind: 'memory' });
  if (!isLoaded && performance.now() > loadedUntil)
    last({ kind: 'failed', name: 'Loading', message: 'The engine could not be loaded in time.' });
  if (began === null) return;
  const now = used();
  if (isOverdue(now, allowed * share, hasModel)) last({ kind: 'time' });
  else if (isHurried && isOverdue(now, HURRIED_SECONDS * share, hasModel)) last({ kind: 'long' });
}, LOOK_MS);
