// `npm run model` beside a running Oasis: what it sets up is used without a restart, also for the documents that are there already, and what
// fails is one line.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { documentOf, finished, uploadFixture } from '../support/documents.ts';
import { startModelServer } from '../support/modelServer.ts';
import { newStudent } from '../support/people.ts';
import { freePort, newEmptyDatabase, newTestFolder } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

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

const addressOf = ({ url }: { url: string }) => new URL(url).origin;

test.each(['a PostgreSQL of its own', 'one that Oasis brings'])('is used at once, with %s', async (database) => {
  const dataDir = path.join(await newTestFolder('model-'), 'data');
  const env = database.startsWith('a ') ? { DATABASE_URL: await newEmptyDatabase() } : {};
  const server = await spawnServer({ dataDir, port: await freePort(), env });
  onTestFinished(() => server.kill());
  const student = await newStudent({
    fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch,
  });
  const id = await uploadFixture(student);
  const { generated_quiz_id: first } = await finished(student, id);
  const settings = { ...env, DATA_DIR: dataDir };
  const model = await startModelServer('good');
  const { code, output } = await runModel(['--yes', '--at', addressOf(model)], settings);
  expect(output).toContain('Ollama on this machine has the model campus-7b.\n');
  expect(output).toMatch(/\d+ tokens a second\. A long chapter will take some \d+ minutes/);
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
  expect(output.split('\n').at(-2)).toBe(
    'campus-7b wrote no question that can be used, so it is not set up. Try a larger model.',
  );
  expect(code).toBe(1);
  expect(await runModel(['--off'], env)).toMatchObject({ output: 'There was no language model set up.\n' });
});

test.each([
  [
    ['--at', 'http://127.0.0.1:9'],
    'No Ollama, LM Studio or llama.cpp server with a model answers on this machine: start one, then run the same command again.',
  ],
  [
    ['--at', 'http://model.example'],
    '--at takes an address of this machine, like http://127.0.0.1:11434. For another one set LLM_BASE_URL and LLM_MODEL.',
  ],
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
