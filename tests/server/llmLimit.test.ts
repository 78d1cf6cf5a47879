// The time for a document holds, whatever the garbage collector does meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { createLlm, MODEL_LIMITS } from '#server/outside/llm';
import { silentLog } from '#server/process/log';
import { startModelServer } from '../support/modelServer.ts';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

const nobody = { baseUrl: 'http://127.0.0.1:9', apiKey: null, model: 'campus-7b' };
const request = { reply: 'questions', system: 'Write.', prompt: 'A passage.' } as const;

test('the time of a document ends, also after the garbage was collected', async () => {
  const { signal } = new AbortController();
  const model = createLlm(nobody, silentLog, { ...MODEL_LIMITS, documentMs: 300 }).forDocument(signal);
  collect();
  await wait(50);
  collect();
  await wait(400);
  await expect(model.ask(request)).rejects.toMatchObject({ name: 'TimeoutError' });
});

/** As in a server that works on other things meanwhile. */
function collecting(): void {
  const often = setInterval(collect, 50);
  onTestFinished(() => clearInterval(often));
}

test.each([
  ['that says nothing', 'stalls', { silenceMs: 400 }, 'The time for the next word is used up.'],
  ['that never ends', 'drips', { requestMs: 600 }, 'The time for this request is used up.'],
  ['that is too slow for a document', 'drips', { documentMs: 600 }, 'The time for this document is used up.'],
] as const)('a model %s is left in time, whatever is collected', async (_, behaviour, limit, reason) => {
  const server = await startModelServer(behaviour);
  const llm = createLlm({ ...nobody, baseUrl: server.url }, silentLog, { ...MODEL_LIMITS, ...limit });
  const { signal } = new AbortController();
  const model = llm.forDocument(signal);
  collecting();
  await expect(model.ask(request)).rejects.toThrow(reason);
});

test('a server that stops ends it at once', async () => {
  const stop = new AbortController();
  const model = createLlm(nobody, silentLog).forDocument(stop.signal);
  stop.abort(new Error('The server is stopping.'));
  await expect(model.ask(request)).rejects.toThrow('The server is stopping.');
});
