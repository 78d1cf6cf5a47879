// Runs inside the thread that writes one quiz as a file. Limits are set in fileProcess.ts.
import { parentPort } from 'node:worker_threads';
import type { Question } from '#core/quiz/quiz';
import { bytesOf } from '../quizzes/export/index.ts';
import type { FileTask } from './fileProcess.ts';
import { workTime } from './workTime.ts';

async function report({ head, questions, ...form }: FileTask): Promise<unknown> {
  try {
    return { kind: 'file', bytes: await bytesOf({ ...head, questions: JSON.parse(questions) as Question[] }, form) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: String(error) };
    return { kind: 'failed', name, message };
  }
}

parentPort?.postMessage({ kind: 'loaded' });
parentPort?.on('message', async ({ task }: { task: FileTask }) => {
  parentPort?.postMessage({ kind: 'allow', seconds: workTime.download(task.questions.length) });
  parentPort?.postMessage(await report(task));
});
