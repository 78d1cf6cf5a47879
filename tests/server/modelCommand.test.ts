// `npm run model` beside a running Oasis: what it sets up is used without a restart, also for the documents that are there already, and what
// fails is one line.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { documentOf, finished, uploadFixture } from '../support/documents.ts';
import { requireRuntime, runtimeFolder } from '../support/localRuntime.ts';
import { MODEL, startModelHost } from '../support/modelHost.ts';
import { startModelServer } from '../support/modelServer.ts';
import { startOllama } from '../support/ollama.ts';
import { newStudent, type Student } from '../support/people.ts';
import { freePort, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

beforeAll(requireRuntime);

const script = fileURLToPath(new URL('../../scripts/model.mjs', import.meta.url));

/** The command as it is run by hand, with nobody at a terminal. */
function runModel(args: string[], env: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const all = { PATH: process.env.PATH, HOME: process.env.HOME, ...env };
    const child = execFile(process.execPath, [script, ...args], { env: all }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, output: out + err }),
    );
    child.stdin?.end();
  });
}

/** A student of an Oasis with one document that has its quiz. */
async function studentOf(url: string): Promise<{ student: Student; id: number; first: number | null }> {
  const student = await newStudent({ fetch: ((input: string, init?: RequestInit) => fetch(url + input, init)) as typeof fetch });
  const id = await uploadFixture(student);
  return { student, id, first: (await finished(student, id)).generated_quiz_id };
}

const addressOf = ({ url }: { url: string }) => new URL(url).origin;

test.each(['a PostgreSQL of its own', 'one that Oasis brings'])('is used at once, with %s', async (database) => {
  const dataDir = path.join(await newTestFolder('model-'), 'data');
  const env = database.startsWith('a ') ? { DATABASE_URL: await newEmptyDatabase() } : {};
  const server = await spawnServer({ dataDir, port: await freePort(), env });
  onTestFinished(() => server.kill());
  const { student, id, first } = await studentOf(server.url);
  const settings = { ...env, DATA_DIR: dataDir };
  const model = await startModelServer('good');
  const { code, output } = await runModel(['--yes', '--at', addressOf(model)], settings);
  expect(output).toContain('Ollama on this machine has the model campus-7b.\n');
  expect(output).toMatch(/\d+ tokens a second\. A long chapter will take some \d+ minutes?\b/);
  expect(output).toContain('From now on campus-7b writes a better quiz');
  expect(code).toBe(0);
  await expect.poll(async () => (await documentOf(student, id)).generated_quiz_id).not.toBe(first);
  expect(await runModel(['--off'], settings)).toEqual({
    code: 0,
    output: 'The language model is off. Quizzes that it wrote stay.\n',
  });
  expect(await runModel(['--off'], settings)).toMatchObject({ output: 'There was no language model set up.\n' });
});

test('a model that writes nothing usable is not set up', async () => {
  const env = { DATA_DIR: path.join(await newTestFolder('model-'), 'data') };
  const model = await startModelServer('made-up quotes');
  const { code, output } = await runModel(['--yes', '--at', addressOf(model)], env);
  expect(output.split('\n').at(-2)).toBe('campus-7b wrote no question that can be used, so it is not set up. Try another model.');
  expect(code).toBe(1);
  expect(await runModel(['--off'], env)).toMatchObject({ output: 'There was no language model set up.\n' });
});

test.each([
  [
    ['--at', 'http://127.0.0.1:9'],
    'No Ollama, LM Studio or llama.cpp server with a model answers on this machine: start one, or name a model to download: npm run model -- --model OWNER/NAME (a repository at huggingface.co, of the maker of the model).',
  ],
  [
    ['--at', 'http://127.0.0.1:9', '--model', MODEL],
    'No Ollama answers at http://127.0.0.1:9: start it, or leave --at out to run the model without one.',
  ],
  [
    ['--at', 'http://model.example'],
    '--at takes an address of this machine, like http://127.0.0.1:11434. For another one set LLM_BASE_URL and LLM_MODEL.',
  ],
  [['--at', '--yes'], "Option '--at' argument is ambiguous. `npm run model -- --help` lists what there is."],
  [['--ues', 'x'], "Unknown option '--ues'. `npm run model -- --help` lists what there is."],
])('%j is one line', async (args, line) => {
  const env = { DATA_DIR: path.join(await newTestFolder('model-'), 'data'), DATABASE_URL: await newEmptyDatabase() };
  expect(await runModel(args, env)).toEqual({ code: 1, output: `${line}\n` });
});

test('without a terminal nothing is set up unasked, and a name that is not there lists those that are', async () => {
  const env = { DATABASE_URL: await newEmptyDatabase() };
  const at = ['--at', addressOf(await startModelServer('good'))];
  expect((await runModel(at, env)).output).toBe(
    'Ollama on this machine has the model campus-7b. Let it write quizzes? Nobody can be asked here: say --yes.\n',
  );
  expect((await runModel([...at, '--use', 'other'], env)).output).toBe('There is no model other here. There is: campus-7b.\n');
});

test('an Ollama without a model pulls the one that is named, which --remove deletes', async () => {
  const env = { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: path.join(await newTestFolder('model-'), 'data') };
  await spawnServer({ dataDir: env.DATA_DIR, port: await freePort(), env }).then((server) => server.stop());
  const ollama = await startOllama('good');
  const at = ['--yes', '--at', ollama.url];
  expect((await runModel(at, env)).output).toBe(
    'Ollama answers on this machine and has no model that can write: name one that it shall pull: npm run model -- --model OWNER/NAME (a repository at huggingface.co, of the maker of the model).\n',
  );
  const named = [...at, '--model', MODEL, '--host', (await startModelHost('good')).url];
  const { code, output } = await runModel(named, env);
  expect(output).toContain(`From now on ${MODEL} writes a better quiz`);
  expect(code).toBe(0);
  const licensed = await startModelHost('good', { cardData: { license: 'llama3' } });
  const unfree = await runModel([...at, '--model', MODEL, '--host', licensed.url], env);
  expect(unfree.output.split('\n').at(-2)).toBe(
    'It goes to the other models of Ollama. Do it? Its licence is neither Apache-2.0 nor MIT, so --yes is not enough: run this at a terminal.',
  );
  // Found by its list the second time, it is still what this command pulled.
  expect((await runModel(at, env)).output).toContain(`Ollama on this machine has the model ${ollama.models[0]}.`);
  expect((await runModel(['--remove'], env)).output).toBe(
    'The language model is off, and what was downloaded for it is deleted. Quizzes that it wrote stay.\n',
  );
  expect(ollama.models).toEqual([]);
  await runModel(named, env);
  expect((await runModel(['--off'], env)).output).toBe(
    `The language model is off. Quizzes that it wrote stay.\nOllama still has it: \`ollama rm ${ollama.models[0]}\` deletes it.\n`,
  );
});

/** What answers in the place of node-llama-cpp, in its own process: a server of a model. */
const standIn = (url: string) => `
export const LlamaLogLevel = { disabled: 'disabled' };
const model = {
  trainContextSize: 32768,
  tokenize: (text) => text.split(' '),
  createContext: async ({ contextSize }) => ({ contextSize, getSequence: () => ({}), dispose: async () => {} }),
};
export const getLlama = async () => ({ loadModel: async () => model, createGrammarForJsonSchema: async (schema) => schema });
export class LlamaChatSession {
  constructor(options) { this.system = options.systemPrompt; }
  dispose() {}
  async prompt(content) {
    const messages = [{ role: 'system', content: this.system }, { role: 'user', content }];
    const response = await fetch('${url}/chat/completions', { method: 'POST', body: JSON.stringify({ messages }) });
    const lines = (await response.text()).split('\\n').filter((line) => line.startsWith('data: {'));
    return lines.map((line) => JSON.parse(line.slice(6)).choices[0].delta.content ?? '').join('');
  }
}
`;

test('a model that is downloaded writes in a process of Oasis, also for documents from before, and is removed with all of it', async () => {
  const dataDir = path.join(await newTestFolder('model-'), 'data');
  const env = { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: dataDir };
  const server = await spawnServer({ dataDir, port: await freePort(), env });
  onTestFinished(() => server.kill());
  const { student, id, first } = await studentOf(server.url);
  const runtime = path.join(dataDir, 'model', 'runtime');
  await mkdir(path.join(runtime, 'node_modules'), { recursive: true });
  for (const name of ['@node-llama-cpp', 'node-llama-cpp/package.json'])
    await cp(path.join(runtimeFolder, 'node_modules', name), path.join(runtime, 'node_modules', name), { recursive: true });
  await mkdir(path.join(runtime, 'node_modules/node-llama-cpp/dist'));
  const { url } = await startModelServer('good');
  await writeFile(path.join(runtime, 'node_modules/node-llama-cpp/dist/index.js'), standIn(url));
  const host = await startModelHost('breaks off');
  const { code, output } = await runModel(['--model', MODEL, '--host', host.url, '--yes'], env);
  expect(output).toContain(`From now on ${MODEL} writes a better quiz`);
  expect(code).toBe(0);
  await expect.poll(async () => (await documentOf(student, id)).generated_quiz_id).not.toBe(first);
  const later = await uploadFixture(student);
  const own = await finished(student, later);
  await expect.poll(async () => (await documentOf(student, later)).generated_quiz_id).not.toBe(own.generated_quiz_id);
  // Its file is gone: said once, and the built-in engine goes on.
  await rm(path.join(dataDir, 'model', 'tiny-instruct-q4_k_m.gguf'));
  const without = await uploadFixture(student);
  expect(await finished(student, without)).toMatchObject({ upload_status: 'completed' });
  expect(server.output().split('this process goes on without it').length).toBe(2);
  expect((await runModel(['--remove'], env)).output).toBe(
    'The language model is off, and what was downloaded for it is deleted. Quizzes that it wrote stay.\n',
  );
  expect(existsSync(path.join(dataDir, 'model'))).toBe(false);
});

test('a model that writes nonsense through the real loader is not set up, and not left', async () => {
  const dataDir = path.join(await newTestFolder('model-'), 'data');
  const env = { DATABASE_URL: await newEmptyDatabase(), DATA_DIR: dataDir };
  await spawnServer({ dataDir, port: await freePort(), env }).then((server) => server.stop());
  await mkdir(path.join(dataDir, 'model'));
  await symlink(runtimeFolder, path.join(dataDir, 'model', 'runtime'));
  const host = await startModelHost('good');
  const { code, output } = await runModel(['--model', MODEL, '--host', host.url, '--yes'], env);
  expect(output).toMatch(
    new RegExp(`^${MODEL} wrote no question that can be used, so it is not set up.* Try another model.$`, 'm'),
  );
  expect(code).toBe(1);
  expect(await readdir(path.join(dataDir, 'model'))).toEqual(['runtime']);
  expect((await runModel(['--off'], env)).output).toBe('There was no language model set up.\n');
});
