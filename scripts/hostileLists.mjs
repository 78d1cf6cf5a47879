// The thread of hostile.ts that asks for a student's list, one after the other, and takes the times: what the program does beside it, such as
// making a file of a gigabyte, must not be in them. A message ends it; its answer is the times in ms.
import { parentPort, workerData } from 'node:worker_threads';

const { url, token } = workerData;
const times = [];
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const before = performance.now();
  const answer = await fetch(url, { headers: { Authorization: `Bearer ${token}` } }).catch(() => null);
  await answer?.arrayBuffer();
  // A list that nobody answers is as bad as one that never comes.
  times.push(answer?.ok ? performance.now() - before : Number.MAX_SAFE_INTEGER);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
parentPort.postMessage(times);
