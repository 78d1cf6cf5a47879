// Has the Ollama of this machine pull a model. What it is, how large and under which licence is read from its host first, said and asked. Of a try
// that fails nothing is left but what Ollama keeps of a download that broke off. The protocol: github.com/ollama/ollama, docs/api.md ("Pull a
// Model": lines of JSON; a cancelled pull goes on where it was), server/routes.go (`error` as the last line, or alone with a status) and
// docs/faq.mdx (its folders); huggingface.co/docs/hub/ollama (the name of a file as the tag).
import { existsSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { StartFailure } from '../config.ts';
import type { ServerChoice } from './choice.ts';
import { requireRoom } from './download.ts';
import { type GetOptions, isFreeLicence, progressOf, requireMemory } from './fileModel.ts';
import { type HubFile, readHub } from './hub.ts';
import { gigabytes } from './localModel.ts';
import { type FoundModel, findServers, ollamaHas } from './servers.ts';

export type PullOptions = GetOptions & {
  /** of the Ollama */
  address: string;
  env: NodeJS.ProcessEnv;
  /** between two tries, twice as long each time */
  againMs?: number;
};

type Pull = { address: string; host: string; name: string; source: HubFile };

const TRIES = 5;
const AGAIN_MS = 1_000;
/** Ollama says ten times a second how far it is: what does not change for so long is stuck. It reads all of a file to verify it. */
const STILL_MS = 60_000;
const VERIFY_MS = 1_800_000;
const MOST_LINE = 100_000;
const MOST_ERROR = 200;
const DISK_BLOCK = 512;
/** types/model/name.go of Ollama */
const TAG = /^\w[\w.-]{0,79}$/;
const FULL_DISK = /no space left|not enough space|disk quota/i;
const NO_NETWORK = /dial |no such host|unreachable|timeout|timed out|connection re(?:set|fused)|tls|EOF|max retries/i;

const Line = z.object({
  status: z.string().optional(),
  digest: z.string().optional(),
  completed: z.number().optional(),
  error: z.string().optional(),
});
type Line = z.infer<typeof Line>;

/** Gets the model, has `tryIt` decide whether it is of use, and gives it back; else deletes what this call brought. */
export async function pullModel(options: PullOptions, tryIt: (choice: ServerChoice) => Promise<void>): Promise<ServerChoice> {
  const { address, host, model, env, say, agree, againMs = AGAIN_MS } = options;
  const source = await readHub(host, model);
  const name = nameOf(host, source);
  const pull: Pull = { address, host, name, source };
  const earlier = await findPulled(pull);
  // One that does not describe itself now is not ours to delete later.
  if (earlier === undefined && (await ollamaHas(address, name).catch(() => false)))
    throw new StartFailure(`Ollama has ${name} already, and does not say that it can write: name another model.`);
  if (earlier === undefined) requireRoomOfOllama(source, env);
  requireMemory(source);
  const description = `${source.file} (${gigabytes(source.bytes)}, licence ${source.licence}) of ${model}`;
  if (earlier === undefined) say(`Ollama on this machine pulls ${description} from ${new URL(host).host}.`);
  else say(`Ollama on this machine has ${description} already.`);
  await agree(
    earlier === undefined ? 'It goes to the other models of Ollama.' : 'Nothing is downloaded.',
    'Do it?',
    isFreeLicence(source),
  );
  try {
    if (earlier === undefined) await pullWhole(pull, progressOf(source.bytes, say), againMs);
    const pulledModel = earlier ?? (await findPulled(pull));
    if (pulledModel === undefined)
      throw new StartFailure(`Ollama pulled ${name}, but does not list it as a model that can write.`);
    const { program, baseUrl, model: listedName } = pulledModel;
    const isPulled = earlier === undefined;
    const choice: ServerChoice = { kind: 'server', program, baseUrl, model: listedName, repository: model, isPulled };
    await tryIt(choice);
    return choice;
  } catch (error) {
    if (earlier === undefined) await deletePulled(address, name);
    throw error;
  }
}

/** The name that Ollama has for this file of this host. */
function nameOf(host: string, { model, file, url }: HubFile): string {
  const isInFolder = !/\/resolve\/[^/]+\/[^/]+$/.test(url);
  if (isInFolder || !TAG.test(file))
    throw new StartFailure(`Ollama cannot pull ${file} of ${model}, by its name or its folder: name another model.`);
  return `${new URL(host).host}/${model}:${file}`;
}

async function findPulled({ address, name }: Pull): Promise<FoundModel | undefined> {
  const models = await findServers(address);
  return models.find(({ program, model }) => program === 'Ollama' && model.toLowerCase() === name.toLowerCase());
}

/** Throws where its disk has too little room. Where its folder is not seen from here, Ollama says so itself. */
function requireRoomOfOllama({ bytes, sha256 }: HubFile, env: NodeJS.ProcessEnv): void {
  const folders = [
    env.OLLAMA_MODELS ?? path.join(homedir(), '.ollama', 'models'),
    path.join('/usr', 'share', 'ollama', '.ollama', 'models'),
  ];
  const folder = folders.find((place) => existsSync(place));
  if (folder === undefined) return;
  const part = statSync(path.join(folder, 'blobs', `sha256-${sha256}-partial`), { throwIfNoEntry: false });
  requireRoom(folder, bytes - (part?.blocks ?? 0) * DISK_BLOCK);
}

/** Once more where it broke off, as long as it gets further. Throws a StartFailure in the end. */
async function pullWhole(pull: Pull, onProgress: (bytes: number) => void, againMs: number): Promise<void> {
  let bytes = 0;
  let failures = 0;
  const note = ({ digest, completed = 0 }: Line) => {
    if (digest !== `sha256:${pull.source.sha256}` || completed <= bytes) return;
    bytes = completed;
    onProgress(bytes);
  };
  for (;;) {
    const bytesBefore = bytes;
    if (await pullOnce(pull, note)) break;
    failures = bytes > bytesBefore ? 1 : failures + 1;
    if (failures >= TRIES)
      throw new StartFailure(
        `The download broke off at ${gigabytes(bytes)} of ${gigabytes(pull.source.bytes)}: run the same command again, and it goes on from there.`,
      );
    await sleep(againMs * 2 ** (failures - 1));
  }
  if (bytes !== pull.source.bytes)
    throw new StartFailure(
      `Ollama pulled another file than ${pull.host} says ${pull.source.model} has, so it was deleted. Run the same command again.`,
    );
}

/** False where it broke off. */
async function pullOnce(pull: Pull, note: (line: Line) => void): Promise<boolean> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), STILL_MS);
  let last = '';
  try {
    const response = await fetch(`${pull.address}/api/pull`, {
      method: 'POST',
      body: JSON.stringify({ model: pull.name }),
      signal: silence.signal,
      redirect: 'error',
    });
    if (!response.ok) throw refusalOf(pull, response.status, await response.text());
    for await (const text of linesOf(response)) {
      if (text !== last) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), text.includes('verifying') ? VERIFY_MS : STILL_MS);
      }
      last = text;
      const line = lineOf(text);
      if (line === null) throw new StartFailure(`What answers at ${pull.address} does not pull models as Ollama does.`);
      if (line.error !== undefined) throw failureOf(pull, line.error);
      note(line);
      if (line.status === 'success') return true;
    }
    return false;
  } catch (error) {
    if (error instanceof StartFailure) throw error;
    return false;
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

async function* linesOf({ body }: Response): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter((line) => line.trim() !== '');
    if (rest.length > MOST_LINE) yield rest;
  }
  if (rest.trim() !== '') yield rest;
}

/** Null where it is none of a pull. */
function lineOf(text: string): Line | null {
  try {
    return Line.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/** The error that stands alone in an answer, or that the program pulls nothing. */
function refusalOf(pull: Pull, status: number, body: string): StartFailure {
  const error = lineOf(body)?.error;
  if (error !== undefined) return failureOf(pull, error);
  return new StartFailure(
    `The Ollama at ${pull.address} pulls no models (it answers ${status}): \`ollama pull ${pull.name}\` may.`,
  );
}

/** What Ollama says of a pull that failed, as one line. */
function failureOf({ host, name }: Pull, error: string): StartFailure {
  if (FULL_DISK.test(error)) return new StartFailure('The disk of Ollama is full: make room, then run the same command again.');
  if (NO_NETWORK.test(error))
    return new StartFailure(
      `Ollama cannot reach ${host}: look at the network, then run the same command again, and it goes on from there.`,
    );
  const reason = error.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, MOST_ERROR);
  return new StartFailure(`Ollama did not pull ${name}: ${reason.trim().replace(/\.$/, '')}.`);
}

/** False where Ollama does not delete it, or does not answer. */
export async function deletePulled(address: string, name: string): Promise<boolean> {
  const init = { method: 'DELETE', body: JSON.stringify({ model: name }), signal: AbortSignal.timeout(STILL_MS) };
  return fetch(`${address}/api/delete`, init).then(
    ({ ok }) => ok,
    () => false,
  );
}
