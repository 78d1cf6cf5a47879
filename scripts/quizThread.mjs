// The thread of quiz.mjs: a path in, {quiz} or {error} out, with a line for each draft. Documents are parsed here, apart from the program.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { register } from 'tsx/esm/api';
import { pdfjs } from './pdfjs.mjs';

const unregister = register();
const { makeQuiz, UnusableDocument } = await import('../src/engine/engine.ts');
const { documentFailures } = await import('../src/texts/en/documentFailures.ts');
await unregister();

/** "2.41 short_answer gap: duplicate (What is …?): The _____ is … [answer]" */
function lineOf({ draft: { score, type, kind, text, answer }, fate, by }) {
  return `${score.toFixed(2)} ${type} ${kind.name}: ${fate}${by ? ` (${by})` : ''}: ${text} [${answer}]`.replaceAll('\n', ' ');
}

async function outcomeOf(path) {
  const drafts = [];
  const onFate = (fate) => drafts.push(lineOf(fate));
  try {
    const { title, settings, questions } = await makeQuiz(
      { name: basename(path), bytes: new Uint8Array(readFileSync(path)) },
      { pdfjs, onFate },
    );
    return { quiz: { title, settings, questions }, drafts };
  } catch (error) {
    if (error instanceof UnusableDocument) return { error: documentFailures[error.code], drafts };
    return { error: `This file could not be read: ${error instanceof Error ? error.message.split('\n')[0] : 'unknown reason'}` };
  }
}

parentPort.on('message', async (path) => parentPort.postMessage(await outcomeOf(path)));
