// A model is downloaded from a host that behaves well or badly: everything is checked and asked before, what breaks off goes on, and of a try
// that fails nothing is left.
import { existsSync, mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { download } from '#server/model/download';
import { getFileModel } from '#server/model/fileModel';
import { readHub } from '#server/model/hub';
import { type HostBehaviour, MODEL, startModelHost } from '../support/modelHost.ts';
import { newTestFolder } from '../support/postgres.ts';
import { tinyModel } from '../support/tinyModel.ts';

const FILE = 'tiny-instruct-q4_k_m.gguf';

async function world(behaviour: HostBehaviour, about: object = {}) {
  const host = await startModelHost(behaviour, about);
  const dataDir = await newTestFolder('file-model-');
  const lines: string[] = [];
  const questions: string[] = [];
  let installed = 0;
  const runtime = {
    name: 'node-llama-cpp 3',
    isKnownPlatform: true,
    isInstalled: existsSync,
    install: (folder: string) => {
      installed += 1;
      mkdirSync(folder, { recursive: true });
      return null;
    },
  };
  const options = { host: host.url, model: MODEL, dataDir, runtime, say: (line: string) => void lines.push(line) };
  const agree = async (statement: string, question: string, isFree: boolean) =>
    void questions.push(`${statement} ${question} ${isFree}`);
  const get = (tryIt = async () => {}, more: Partial<Parameters<typeof getFileModel>[0]> = {}) =>
    getFileModel({ ...options, agree, ...more }, tryIt);
  const left = async () => (await readdir(dataDir, { recursive: true })).sort();
  return { host, dataDir, lines, questions, get, left, installs: () => installed };
}

test('says what it brings, how large and under which licence, asks, and remembers what the host said', async () => {
  const { host, dataDir, lines, questions, get } = await world('good');
  const choice = await get();
  expect(choice).toMatchObject({ kind: 'file', model: MODEL, file: FILE, licence: 'apache-2.0', bytes: tinyModel().length });
  expect(lines.slice(0, 2)).toEqual([
    'It installs node-llama-cpp 3 (MIT licence, about 90 MB) from the npm registry.',
    `It downloads ${FILE} (0.0 GB, licence apache-2.0) of ${MODEL} from ${new URL(host.url).host}.`,
  ]);
  expect(lines.at(-1)).toBe('100 % of 0.0 GB');
  expect(questions).toEqual([`Both go to ${path.join(dataDir, 'model')}. Do it? true`]);
  expect(await readFile(path.join(dataDir, 'model', FILE))).toEqual(tinyModel());
});

test('what is there already is not downloaded again', async () => {
  const { dataDir, host, lines, questions, get } = await world('good');
  await mkdir(path.join(dataDir, 'model', 'runtime'), { recursive: true });
  await writeFile(path.join(dataDir, 'model', FILE), tinyModel());
  await get();
  expect({ lines, questions, asked: host.asked.length }).toEqual({
    lines: [],
    questions: ['Nothing is downloaded. Do it? true'],
    asked: 1,
  });
});

test('nothing is brought before it is agreed to', async () => {
  const { get, left, host, installs } = await world('good');
  await expect(get(undefined, { agree: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  expect({ left: await left(), asked: host.asked.length, installs: installs() }).toEqual({ left: [], asked: 1, installs: 0 });
});

test('a licence that is not a free one is asked about, whatever --yes says', async () => {
  const { questions, get } = await world('good', { cardData: { license: 'llama3' } });
  await get();
  expect(questions[0]).toMatch(/false$/);
});

test('a download that breaks off goes on where it was', async () => {
  const { host, get } = await world('breaks off');
  await get();
  expect(host.asked.map((line) => line.split(' ')[1])).toEqual([undefined, undefined, expect.stringMatching(/^bytes=\d+-$/)]);
});

test('what broke off for good is gone on with by the next call', async () => {
  const bad = await startModelHost('sends nothing');
  const good = await startModelHost('good');
  const file = path.join(await newTestFolder('part-'), FILE);
  await writeFile(`${file}.part`, tinyModel().subarray(0, 150_000));
  await expect(download(await readHub(bad.url, MODEL), file, () => {}, 1)).rejects.toThrow(
    /^The download broke off at 0\.0 GB of 0\.0 GB: run the same command again/,
  );
  await download(await readHub(good.url, MODEL), file, () => {}, 1);
  expect(good.asked.at(-1)).toMatch(/ bytes=150000-$/);
  expect(await readFile(file)).toEqual(tinyModel());
});

test.each<[HostBehaviour, RegExp]>([
  ['sends more', /^The host of the model sends more than it says the file has\.$/],
  ['wrong checksum', /has another checksum than its host says, so it was deleted/],
  ['forbids', /^The host of the model answers 403, and not with the file\.$/],
  ['huge', /needs about .* GB of free memory, and .* GB are free: name a smaller model\.$/],
])('a host that %s: one line, and nothing is left', async (behaviour, line) => {
  const { get, left } = await world(behaviour);
  await expect(get()).rejects.toThrow(line);
  expect(await left()).toEqual([]);
});

test.each<[string, object, RegExp]>([
  ['is gated', { gated: 'manual' }, /only for those who agreed to its terms/],
  ['names no licence', { cardData: {} }, /names no licence/],
  ['is a mirror', { cardData: { license: 'mit', base_model: 'other/model' } }, /holds the model other\/model of somebody else/],
  ['has no such file', { siblings: [] }, /has no GGUF file in one piece/],
  ['has another name', { id: 'maker/renamed' }, /knows maker\/tiny-instruct as maker\/renamed/],
  ['is something else', { sha: 'main' }, /answers 200 and nothing that describes/],
])('a repository that %s is refused', async (_, about, line) => {
  const { get, left } = await world('good', about);
  await expect(get()).rejects.toThrow(line);
  expect(await left()).toEqual([]);
});
