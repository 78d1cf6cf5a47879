// Runs the server in a process of its own and starts it again when it dies. Whoever asks either process to stop ends both.
import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

const MOST_DEATHS = 5;
const WITHIN_MS = 60_000;
const PAUSE_MS = 1_000;
const LAST_WORDS_MS = 500;
/** A terminal and npm both pass Ctrl+C on. */
const SAME_SIGNAL_MS = 1_000;
const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** How the server ends when it was asked to: 128 and the number of the signal after a second one. */
const STOP_CODES = [0, 129, 130, 143];
/** What V8 writes to standard error before it aborts. */
const HEAP_FULL = /heap out of memory/;

/** Why a process ended, for the log. */
function reasonOf({ code, signal, isHeapFull }) {
  if (isHeapFull) return 'it ran out of heap memory';
  if (signal === 'SIGKILL') return 'SIGKILL, as the system does when the machine runs out of memory';
  return signal ?? `exit code ${code}`;
}

/** Starts `file` once. Its standard error is passed on and searched for the reason of a death. */
function start(file, env) {
  const child = fork(file, [], { env, stdio: ['inherit', 'inherit', 'pipe', 'ipc'] });
  const server = { child, isReady: false, isHeapFull: false };
  let tail = '';
  child.stderr.on('data', (chunk) => {
    process.stderr.write(chunk);
    tail = (tail + chunk).slice(-1000);
    server.isHeapFull ||= HEAP_FULL.test(tail);
  });
  child.on('message', (message) => {
    server.isReady ||= message === 'ready';
  });
  const isRead = new Promise((resolve) => child.stderr.once('close', resolve));
  server.ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: error.message, isHeapFull: false }));
    // Not 'close', which does not come once the channel was closed here. Another process may hold the end of standard error.
    child.once('exit', async (code, signal) => {
      await Promise.race([isRead, sleep(LAST_WORDS_MS)]);
      resolve({ code, signal, isHeapFull: server.isHeapFull });
    });
  });
  return server;
}

/**
 * Keeps `file` running. Resolves with the exit code of this process: after a stop, after a first start that failed, or after five
 * deaths within a minute.
 */
export async function supervise(file, env) {
  let server;
  let askedAt = Number.POSITIVE_INFINITY;
  const stopping = new AbortController();
  // The server stops when this channel closes, so it stops too when this process is killed. A second signal ends it at once.
  const stop = () => {
    const now = performance.now();
    if (now - askedAt > SAME_SIGNAL_MS) server.child.kill('SIGKILL');
    else if (server.child.connected) server.child.disconnect();
    askedAt = Math.min(askedAt, now);
    stopping.abort();
  };
  for (const signal of STOP_SIGNALS) process.on(signal, stop);

  let deaths = [];
  for (let isFirst = true; ; isFirst = false) {
    server = start(file, env);
    const end = await server.ended;
    if (stopping.signal.aborted || STOP_CODES.includes(end.code) || STOP_SIGNALS.includes(end.signal)) return end.code ?? 0;
    // It has said why, and the next start would say the same.
    if (isFirst && !server.isReady && end.code !== null && !end.isHeapFull) return end.code;
    const now = performance.now();
    deaths = [...deaths.filter((at) => now - at < WITHIN_MS), now];
    const reason = reasonOf(end);
    if (deaths.length >= MOST_DEATHS) {
      console.error(`Oasis ended ${MOST_DEATHS} times within a minute, at last by ${reason}. It is not started again.`);
      return end.code || 1;
    }
    console.error(`Oasis ended: ${reason}. It is started again.`);
    await sleep((deaths.length - 1) * PAUSE_MS, undefined, { signal: stopping.signal }).catch(() => {});
    if (stopping.signal.aborted) return 0;
  }
}
