// One measured run in a program of its own: bare text extraction, reading, or a whole quiz. It loads what it needs as the
// command line does (scripts/quizThread.mjs), so that what it takes is what a student's document takes.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { register } from 'tsx/esm/api';

const MB = 1024 * 1024;
const [, , kind, file] = process.argv;

/** With the library as it comes. */
async function bare() {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.min.mjs');
  await import('pdfjs-dist/legacy/build/pdf.worker.min.mjs');
  return (data) => bareText(getDocument, data);
}

async function bareText(getDocument, data) {
  const document = await getDocument({ data, verbosity: 0 }).promise;
  let items = 0;
  for (let number = 1; number <= document.numPages; number += 1)
    items += (await (await document.getPage(number)).getTextContent()).items.length;
  await document.destroy();
  return items;
}

async function loaded() {
  if (kind === 'bare') return bare();
  const { pdfjs } = await import('../pdfjs.mjs');
  const unregister = register();
  const { makeQuiz } = await import('../../src/engine/engine.ts');
  const { readDocument } = await import('../../src/engine/read/reader.ts');
  await unregister();
  if (kind === 'read') return async (bytes) => (await readDocument(bytes, 'book.pdf', pdfjs)).pages.length;
  return async (bytes, onStage) => (await makeQuiz({ name: 'book.pdf', bytes }, { pdfjs, onStage })).questions.length;
}

/**
 * Milliseconds that the program's own thread has had of a processor: the clock's time of a machine with nothing else to do.
 * Only Linux tells; elsewhere the time of all its threads.
 */
function threadTime() {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return processorTime();
  }
}

function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const work = await loaded();
const bytes = new Uint8Array(readFileSync(file));
const start = process.memoryUsage.rss() / MB;
const before = { clock: performance.now(), processor: processorTime(), thread: threadTime() };
let read = before.thread;
const made = await work(bytes, (stage) => {
  if (stage === 'writing') read = threadTime();
});
const after = { clock: performance.now(), processor: processorTime(), thread: threadTime() };
const report = {
  made,
  clock: after.clock - before.clock,
  processor: after.processor - before.processor,
  thread: after.thread - before.thread,
  writing: kind === 'quiz' ? after.thread - read : 0,
  start,
  peak: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(report));
