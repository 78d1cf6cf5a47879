// The engine's process, in plain JavaScript: it watches over the thread in which one document is read, and ends itself when the
// document takes too much memory or time, or the server is gone. It is the first to go where the machine has no memory left, and
// steps back behind the server's requests when it takes long.
import { readdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';

const { OLD_MB, YOUNG_MB, WHOLE_MB, TIME_PERCENT } = process.env;
const share = Number(TIME_PERCENT) / 100;
const LOOK_MS = 100;
/** Before the thread has said how much there is to do. */
const FIRST_SECONDS = 3;
/** By the clock, until the thread has loaded the engine: that is not the document's time. */
const LOADING_SECONDS = 300;
/** Where the machine is busy or the document waits for something, it may take so many times as long by the clock. */
const WALL = 6;
const STEP_BACK_SECONDS = 4;
/** A hurried document that is not read by then is a long one. */
const HURRIED_SECONDS = 20;
const STEPPED_BACK = 5;

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

/** Since when the document is read: once it has come, and the engine is loaded. */
let began = null;
let hasTask = false;
let isLoaded = false;
let allowed = FIRST_SECONDS;
let hasModel = false;
let isHurried = false;
let hasSteppedBack = false;

function begin() {
  if (hasTask && isLoaded) began = { cpu: process.cpuUsage(), at: performance.now() };
}

/** In seconds by the processor and by the clock. */
function used() {
  const { user, system } = process.cpuUsage(began.cpu);
  return { cpu: (user + system) / 1e6, wall: (performance.now() - began.at) / 1000 };
}

/** Every thread of its own: Linux keeps a priority for each. */
function stepBack() {
  hasSteppedBack = true;
  try {
    for (const id of process.platform === 'linux' ? readdirSync('/proc/self/task') : [0]) setPriority(Number(id), STEPPED_BACK);
  } catch {
    // Then it goes on as it is.
  }
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
    isHurried = message.task.isHurried;
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
  const { cpu, wall } = used();
  const isOver = (seconds) => cpu > seconds * share || (wall > seconds * share * WALL && !hasModel);
  if (isOver(allowed)) last({ kind: 'time' });
  else if (isHurried && isOver(HURRIED_SECONDS)) last({ kind: 'long' });
  else if (cpu > STEP_BACK_SECONDS && !hasSteppedBack) stepBack();
}, LOOK_MS);
