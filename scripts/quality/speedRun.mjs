// One measured run in a program of its own: bare text extraction, reading, or a whole quiz. It loads what it needs as the
// command line does (scripts/quizThread.mjs), so that what it takes is what a student's document takes.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.min.mjs';
// Loaded before tsx listens: it would look at two megabytes that need nothing done to them.
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
import { register } from 'tsx/esm/api';

const MB = 1024 * 1024;
const [, , kind, file] = process.argv;

async function bareText(data) {
  const document = await pdfjs.getDocument({ data, verbosity: 0 }).promise;
  let items = 0;
  for (let number = 1; number <= document.numPages; number += 1)
    items += (await (await document.getPage(number)).getTextContent()).items.length;
  await document.destroy();
  return items;
}

async function loaded() {
  if (kind === 'bare') return bareText;
  const unregister = register();
  const { makeQuiz } = await import('../../src/engine/engine.ts');
  const { readDocument } = await import('../../src/engine/read/reader.ts');
  const { sharedTagger } = await import('../../src/engine/text/tagger.ts');
  await unregister();
  if (kind === 'read') return async (bytes) => (await readDocument(bytes, 'book.pdf', pdfjs)).pages.length;
  // Made once for each program, not for each document.
  sharedTagger();
  return async (bytes, onStage) => (await makeQuiz({ name: 'book.pdf', bytes }, { pdfjs, onStage })).questions.length;
}

const work = await loaded();
const bytes = new Uint8Array(readFileSync(file));
const start = process.memoryUsage.rss() / MB;
const clock = performance.now();
const before = process.cpuUsage();
let read = before;
const made = await work(bytes, (stage) => {
  if (stage === 'writing') read = process.cpuUsage();
});
const end = performance.now();
const milliseconds = ({ user, system }) => (user + system) / 1000;
const after = process.cpuUsage();
const report = {
  made,
  clock: end - clock,
  processor: milliseconds(after) - milliseconds(before),
  writing: kind === 'quiz' ? milliseconds(after) - milliseconds(read) : 0,
  start,
  peak: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(report));
