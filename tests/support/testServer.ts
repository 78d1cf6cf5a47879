// The real server for tests of every room: in this process, or as one of its own that can be killed. Each has a database of its own.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Hono } from 'hono';
import { markingWordsFor } from '#engine/ownMarkingWords';
import { createApp } from '#server/app';
import { readConfig } from '#server/config';
import { openPostgres } from '#server/database/database';
import { openDeps, type Running } from '#server/deps';
import type { Engine } from '#server/documents/engineProcess';
import type { FileWriter } from '#server/documents/fileProcess';
import { silentLog } from '#server/process/log';
import type { MarkingWordsFinder } from '#server/quizzes/markingWords';
import { builtEngine, builtFileWriter, builtRun } from './builtServer.ts';
import { dropDatabase, newDatabase } from './postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
export const ORIGIN = 'http://localhost:3000';

export type TestServer = {
  app: Hono;
  deps: Running;
  /** the API and the app as a browser at ORIGIN sees them */
  fetch: typeof fetch;
  /** every mail so far, oldest first, once all of them are written */
  outbox: () => Promise<SentMail[]>;
  dataDir: string;
  close: () => Promise<void>;
};

export type SentMail = {
  to: string;
  subject: string;
  text: string /** Message-ID */;
  id: string /** the first address in it */;
  link: string;
};

export type TestServerOptions = {
  now?: () => number;
  /** the folder of the built app; none by default */
  dist?: string;
  env?: NodeJS.ProcessEnv;
  /** one process a document by default, as it is delivered */
  engine?: Engine;
  fileWriter?: FileWriter;
  /** looked up in this process by default: markingWords.test.ts tries the thread */
  markingWords?: MarkingWordsFinder;
};

const markingWordsHere: MarkingWordsFinder = { find: async (_, questions) => markingWordsFor(questions), close: () => {} };

/** Tests of the API, of one part of it. */
export type Suite = (start: (options?: TestServerOptions) => Promise<TestServer>) => void;

/** The server in this process. Rate limits are off unless `env` says otherwise; DATABASE_URL in it chooses the database. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'oasis-test-'));
  const own = options.env?.DATABASE_URL === undefined ? await newDatabase() : null;
  const env = { DATA_DIR: dataDir, RATE_LIMIT: 'off', APP_URL: ORIGIN, ...options.env, ...(own && { DATABASE_URL: own }) };
  const config = readConfig(env);
  const database = await openPostgres(config.databaseUrl ?? '');
  const deps = await openDeps({
    config,
    database,
    log: silentLog,
    now: options.now ?? Date.now,
    dist: options.dist ?? path.join(dataDir, 'dist'),
    engine: options.engine ?? builtEngine(),
    fileWriter: options.fileWriter ?? builtFileWriter(),
    markingWords: options.markingWords ?? markingWordsHere,
  });
  const app = createApp(deps);
  return {
    app,
    deps,
    fetch: async (input, init) => app.fetch(new Request(input instanceof Request ? input : new URL(input, ORIGIN), init)),
    outbox: async () => {
      await deps.post.settled();
      return readOutbox(path.join(dataDir, 'outbox'));
    },
    dataDir,
    close: async () => {
      await deps.close();
      if (own !== null) await dropDatabase(own);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The mails that a server without SMTP has written, oldest first. */
async function readOutbox(folder: string): Promise<SentMail[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map(async (name) => parseMail(await readFile(path.join(folder, name), 'utf8'))),
  );
}

/** Enough of RFC 822 for our own mails: unfolded headers, a subject in encoded words, and a body that is plain or quoted-printable. */
export function parseMail(source: string): SentMail {
  const [head = '', ...rest] = source.replace(/\r\n/g, '\n').split('\n\n');
  const header = (name: string) =>
    new RegExp(`^${name}: *(.*)$`, 'im').exec(head.replace(/\n[ \t]+/g, ' '))?.[1]?.replace(/^<|>$/g, '') ?? '';
  const body = rest.join('\n\n');
  const decode = (encoded: string) =>
    encoded.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
  const text = /quoted-printable/i.test(header('Content-Transfer-Encoding')) ? decode(body.replace(/=\n/g, '')) : body;
  return {
    to: header('To'),
    subject: header('Subject').replace(/=\?UTF-8\?Q\?(.*?)\?=/g, (_, word: string) => decode(word.replaceAll('_', ' '))),
    text,
    id: header('Message-ID'),
    link: /https?:\/\/\S+/.exec(text)?.[0] ?? '',
  };
}

export type SpawnedServer = {
  url: string;
  pid: number;
  /** everything printed so far */
  output: () => string;
  /** SIGKILL, as a power cut would; resolves when the process is gone */
  kill: () => Promise<void>;
  /** SIGTERM, a clean stop; resolves with the exit code */
  stop: () => Promise<number | null>;
};

type SpawnOptions = { dataDir: string; port: number; env?: NodeJS.ProcessEnv /** this one by default */; node?: string };

/** The server as a process of its own, ready to answer. Rejects with what it printed when it cannot start. */
export async function spawnServer(options: SpawnOptions): Promise<SpawnedServer> {
  const { child, output, exited } = spawnRaw(options);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const ready = /^(?:A worker of )?Oasis is ready on (\S+)$/m.exec(output())?.[1];
      if (ready !== undefined) resolve(ready);
    });
    void exited.then((code) => reject(new Error(`The server ended with ${code}: ${output()}`)));
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  return { url, pid: child.pid ?? 0, output, kill: async () => void (await end('SIGKILL')), stop: () => end('SIGTERM') };
}

/** A start that is expected to fail: its exit code, and what it printed. */
export async function spawnFailing(options: SpawnOptions): Promise<{ code: number | null; output: string }> {
  const { output, exited } = spawnRaw(options);
  return { code: await exited, output: output() };
}

function spawnRaw({ dataDir, port, env, node = process.execPath }: SpawnOptions): {
  child: ChildProcess;
  output: () => string;
  exited: Promise<number | null>;
} {
  const child = spawn(node, [fileURLToPath(builtRun)], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, RATE_LIMIT: 'off', DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    printed += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  // A test that fails before it stops its server must not leave it running.
  const abandon = () => child.kill('SIGKILL');
  process.once('exit', abandon);
  endWithParent();
  void exited.then(() => process.off('exit', abandon));
  return { child, output: () => printed, exited };
}

const parent = process.ppid;
let isWatching = process.env.VITEST !== undefined;

/** A long run goes on when the npm that started it is ended: npm passes no signal on. */
function endWithParent(): void {
  if (isWatching) return;
  isWatching = true;
  setInterval(() => process.ppid !== parent && process.exit(1), 1_000).unref();
}
