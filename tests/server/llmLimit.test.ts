// The time for a document holds, whatever the garbage collector does meanwhile.
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { silentLog } from '#server/log';
import { createLlm, MODEL_LIMITS } from '#server/outside/llm';

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

test('a server that stops ends it at once', async () => {
  const stop = new AbortController();
  const model = createLlm(nobody, silentLog).forDocument(stop.signal);
  stop.abort(new Error('The server is stopping.'));
  await expect(model.ask(request)).rejects.toThrow('The server is stopping.');
});
