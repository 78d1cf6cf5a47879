// npm run -s quiz -- FILE...: reads documents and prints their quizzes as JSON. One file: the quiz; several: one line each,
// {file, quiz} or {file, error}. Nothing else goes to standard output; a file that cannot be used ends with exit code 1.
// `--why FILE...` prints each draft instead: its score, type and kind, whether it was chosen or what took it, and its text.
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { ensureInstalled } from './install.mjs';

const DEADLINE_MS = 55_000;
const HEAP_MB = 320;
/** Most of what a document makes is thrown away at once: with more room for the young it is thrown away in fewer steps. */
const YOUNG_MB = 96;
const MOST_BYTES = 100 * 1024 * 1024;
const TOO_LONG = 'This document takes too long to read. Split it and try one of the parts.';
const TOO_LARGE = 'This file is too large to read once it is unpacked. Split it and upload one of the parts.';

/** npm runs scripts in the project's folder; a relative path means the folder that npm was called from. */
function absolute(file) {
  const folder = process.env.npm_lifecycle_event === 'quiz' && process.env.INIT_CWD ? process.env.INIT_CWD : process.cwd();
  return resolve(folder, file);
}

/** What is wrong with a path before anything is read, or null. */
function pathProblem(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 'There is no such file.';
  if (stats.isDirectory()) return 'This is a folder. Name one or more files.';
  if (!stats.isFile()) return 'This is no ordinary file.';
  return stats.size > MOST_BYTES ? 'This file is too large. The maximum is 100 MB.' : null;
}

let worker = null;
let settle = null;

/** Ends the wait for the file at hand. A thread that died or hangs is replaced for the next one. */
function end(outcome, isOver) {
  settle?.(outcome);
  settle = null;
  if (!isOver) return;
  void worker?.terminate();
  worker = null;
}

function openWorker() {
  const thread = new Worker(new URL('./quizThread.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
    // What a library prints about a document belongs on neither stream.
    stdout: true,
    stderr: true,
  });
  const unlessReplaced = (act) => (value) => {
    if (thread === worker) act(value);
  };
  thread.on('message', (outcome) => end(outcome, false));
  thread.on(
    'error',
    unlessReplaced((error) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end({ error: isMemory ? TOO_LARGE : `The quiz engine failed on this file: ${error.message.split('\n')[0]}` }, true);
    }),
  );
  thread.on(
    'exit',
    unlessReplaced(() => end({ error: 'The quiz engine ended early on this file.' }, true)),
  );
  return thread;
}

/** One file in the thread: {quiz} or {error}. */
async function quizOf(path) {
  worker ??= openWorker();
  const deadline = setTimeout(() => end({ error: TOO_LONG }, true), DEADLINE_MS);
  try {
    return await new Promise((done) => {
      settle = done;
      worker.postMessage(path);
    });
  } finally {
    clearTimeout(deadline);
  }
}

async function outcomeOf(file) {
  const path = absolute(file);
  const problem = pathProblem(path);
  const outcome = problem ? { error: problem } : await quizOf(path);
  if (outcome.error) {
    console.error(`${file}: ${outcome.error}`);
    process.exitCode = 1;
  }
  return outcome;
}

const isWhy = process.argv[2] === '--why';
const files = process.argv.slice(isWhy ? 3 : 2);
if (files.length === 0) {
  console.error('Name a file: npm run -s quiz -- FILE...');
  process.exitCode = 1;
} else {
  ensureInstalled();
  for (const file of files) {
    const { quiz, error, drafts = [] } = await outcomeOf(file);
    if (isWhy) process.stdout.write(drafts.map((line) => `${line}\n`).join(''));
    else if (files.length > 1) process.stdout.write(`${JSON.stringify(quiz ? { file, quiz } : { file, error })}\n`);
    else if (quiz) process.stdout.write(`${JSON.stringify(quiz, null, 2)}\n`);
  }
  await worker?.terminate();
}
