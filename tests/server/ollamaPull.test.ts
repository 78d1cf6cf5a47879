// Ollama pulls a model: what it is was read from its host and agreed to before, what breaks off goes on, and of a try that fails nothing is left.
import { expect, test } from 'vitest';
import { type PullOptions, pullModel } from '#server/model/ollamaPull';
import { MODEL, startModelHost } from '../support/modelHost.ts';
import { type PullBehaviour, startOllama } from '../support/ollama.ts';
import { newTestFolder } from '../support/postgres.ts';

const FILE = 'tiny-instruct-q4_k_m.gguf';

async function world(behaviour: PullBehaviour, about: object = {}) {
  const host = await startModelHost('good', about);
  const ollama = await startOllama(behaviour);
  const name = `${new URL(host.url).host}/${MODEL}:${FILE}`;
  const lines: string[] = [];
  const questions: string[] = [];
  const options: PullOptions = {
    ...{ address: ollama.url, host: host.url, model: MODEL, env: {}, againMs: 1 },
    say: (line) => void lines.push(line),
    agree: async (statement, question, isFree) => void questions.push(`${statement} ${question} ${isFree}`),
  };
  const get = (tryIt = async () => {}, more: Partial<PullOptions> = {}) => pullModel({ ...options, ...more }, tryIt);
  return { host, ollama, name, lines, questions, get };
}

test('says what is pulled, how large and under which licence, asks, shows how far it is, and names what Ollama then has', async () => {
  const { host, ollama, name, lines, questions, get } = await world('good');
  expect(await get()).toEqual({
    kind: 'server',
    program: 'Ollama',
    baseUrl: `${ollama.url}/v1`,
    model: name,
    repository: MODEL,
    isPulled: true,
  });
  expect(lines.slice(0, 2)).toEqual([
    `Ollama on this machine pulls ${FILE} (0.0 GB, licence apache-2.0) of ${MODEL} from ${new URL(host.url).host}.`,
    '10 % of 0.0 GB',
  ]);
  expect(lines.at(-1)).toBe('100 % of 0.0 GB');
  expect(questions).toEqual(['It goes to the other models of Ollama. Do it? true']);
  expect(ollama.asked).toContain(`POST /api/pull ${name}`);
});

test('what Ollama has already is not pulled again, and not deleted when it is of no use', async () => {
  const { ollama, name, get } = await world('good');
  ollama.models.push(name);
  await expect(get(() => Promise.reject(new Error('no use')))).rejects.toThrow('no use');
  expect({ models: ollama.models, pulls: ollama.asked.filter((one) => one.includes('pull')) }).toEqual({
    models: [name],
    pulls: [],
  });
});

test('nothing is pulled before it is agreed to', async () => {
  const { ollama, get } = await world('good');
  await expect(get(undefined, { agree: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  expect(ollama.asked.filter((one) => !one.includes('show'))).toEqual([]);
});

test('what broke off goes on', async () => {
  const { ollama, name, lines, get } = await world('breaks off once');
  await get();
  expect(ollama.asked.filter((one) => one.includes('pull')).length).toBe(2);
  expect({ models: ollama.models, last: lines.at(-1) }).toEqual({ models: [name], last: '100 % of 0.0 GB' });
});

test('what is of no use is deleted again', async () => {
  const { ollama, name, get } = await world('good');
  await expect(get(() => Promise.reject(new Error('no use')))).rejects.toThrow('no use');
  expect({ models: ollama.models, last: ollama.asked.at(-1) }).toEqual({ models: [], last: `DELETE /api/delete ${name}` });
});

test.each<[PullBehaviour, RegExp]>([
  [
    'always breaks off',
    /^The download broke off at 0\.0 GB of 0\.0 GB: run the same command again, and it goes on from there\.$/,
  ],
  [
    'has no network',
    /^Ollama cannot reach http:\/\/\S+: look at the network, then run the same command again, and it goes on from there\.$/,
  ],
  ['has a full disk', /^The disk of Ollama is full: make room, then run the same command again\.$/],
  ['does not know it', /^Ollama did not pull \S+: pull model manifest: file does not exist\.$/],
  ['refuses at once', /^Ollama did not pull \S+: policy forbids \[31mit\.$/],
  ['pulls nothing', /^The Ollama at \S+ pulls no models \(it answers 404\): `ollama pull \S+` may\.$/],
  ['answers with a page', /^What answers at \S+ does not pull models as Ollama does\.$/],
  ['sends one endless line', /^What answers at \S+ does not pull models as Ollama does\.$/],
  [
    'pulls another file',
    /^Ollama pulled another file than \S+ says maker\/tiny-instruct has, so it was deleted\. Run the same command again\.$/,
  ],
  ['cannot write', /^Ollama pulled \S+, but does not list it as a model that can write\.$/],
])('an Ollama that %s is one line, and leaves nothing', async (behaviour, line) => {
  const { ollama, get } = await world(behaviour);
  await expect(get()).rejects.toThrow(line);
  expect(ollama.models).toEqual([]);
});

test('an Ollama that is gone is one line', async () => {
  const { get } = await world('good');
  await expect(get(undefined, { address: 'http://127.0.0.1:9' })).rejects.toThrow(/^The download broke off at 0\.0 GB/);
});

test.each([
  [
    'too large a file',
    [{ rfilename: 'a-q4_0.gguf', lfs: { sha256: '1'.repeat(64), size: 8e14 } }],
    /^maker\/tiny-instruct needs about 880001\.5 GB of free memory, and /,
  ],
  [
    'a file in a folder',
    [{ rfilename: 'Q4/a-q4_0.gguf', lfs: { sha256: '1'.repeat(64), size: 8 } }],
    /^Ollama cannot pull a-q4_0\.gguf of maker\/tiny-instruct, by its name or its folder: name another model\.$/,
  ],
])('%s is one line, and nothing is asked of Ollama', async (_, siblings, line) => {
  const { ollama, get } = await world('good', { siblings });
  await expect(get()).rejects.toThrow(line);
  expect(ollama.asked.filter((one) => one.includes('pull'))).toEqual([]);
});

test('a disk of Ollama with too little room is one line, where its folder is seen', async () => {
  const { get } = await world('good', { siblings: [{ rfilename: 'a-q4_0.gguf', lfs: { sha256: '1'.repeat(64), size: 8e14 } }] });
  const folder = await newTestFolder('ollama-');
  await expect(get(undefined, { env: { OLLAMA_MODELS: folder } })).rejects.toThrow(`The disk of ${folder} has `);
});
