// What the Dockerfile does, without a container: what it copies is put into an empty folder, and what it starts runs there as a user
// that owns nothing but the data. Its lines are read from the file itself.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { DocumentRow } from '#core/document/document';
import builtServer from '../support/builtServer.ts';
import { NOTES } from '../support/documents.ts';
import { fixture } from '../support/engineInput.ts';
import { newStudent } from '../support/people.ts';
import { freePort } from '../support/postgres.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dockerfile = readFileSync(path.join(root, 'Dockerfile'), 'utf8');
const copied = [...dockerfile.matchAll(/^COPY --from=build \/oasis\/(\S+) \.\/\S*$/gm)].map(([, name = '']) => name);
const entry = JSON.parse(/^ENTRYPOINT (.+)$/m.exec(dockerfile)?.[1] ?? '[]') as string[];
const NOBODY = 65_534;
const another = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
/** As compose.yaml has it: everything is read-only but the data and /tmp. Where root may not do so, the user alone bars the way. */
const SEALED = `set -e
mount --make-rprivate /
mount --bind /tmp /tmp
mount --bind "$1" "$1"
mount --bind "$1/data" "$1/data"
mount -o remount,bind,ro "$1"
mount -o remount,bind,ro /
cd "$1"
shift
exec setpriv --reuid ${NOBODY} --regid ${NOBODY} --clear-groups "$@"`;
const isSealed = another.uid !== undefined && spawnSync('unshare', ['-m', 'mount', '--make-rprivate', '/']).status === 0;

/** The packages that `npm prune --omit=dev` leaves; each finds the others where it is linked. */
function linkPackages(image: string): void {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const isOwn = (name: string) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(name);
  for (const [name, { dev }] of Object.entries(packages)) {
    if (!isOwn(name) || dev === true || !existsSync(path.join(root, name))) continue;
    mkdirSync(path.dirname(path.join(image, name)), { recursive: true });
    symlinkSync(path.join(root, name), path.join(image, name));
  }
}

/** Every name below a folder but what lies in `data`, with its size and time. */
function seen(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !/^(?:data|node_modules)\b/.test(name),
  );
  return names
    .map((name) => [name, lstatSync(path.join(folder, name)).size, lstatSync(path.join(folder, name)).mtimeMs].join(' '))
    .sort();
}

test('what the image holds is enough to make a quiz as a user of its own, and a signal to it is a clean stop', async () => {
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(entry[0]).toBe('node');
  builtServer();
  const image = mkdtempSync(path.join(tmpdir(), 'oasis-image-'));
  onTestFinished(() => rmSync(image, { recursive: true, force: true }));
  for (const name of copied) {
    if (name === 'node_modules') linkPackages(image);
    else cpSync(path.join(root, name), path.join(image, name), { recursive: true });
  }
  expect(existsSync(path.join(image, 'node_modules/vitest'))).toBe(false);
  // Other users may read what is in an image.
  chmodSync(image, 0o755);
  const data = path.join(image, 'data');
  mkdirSync(data);
  if (another.uid !== undefined) chownSync(data, another.uid, another.gid);

  const port = await freePort();
  const NODE_OPTIONS = '--preserve-symlinks';
  const before = seen(image);
  const env = {
    PATH: process.env.PATH,
    NODE_OPTIONS,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: data,
  };
  const command = [process.execPath, ...entry.slice(1)];
  const [program = '', ...flags] = isSealed ? ['unshare', '-m', 'sh', '-c', SEALED, 'sh', image, ...command] : command;
  const server = spawn(program, flags, { cwd: image, env, ...(isSealed ? {} : another), stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => server.once('close', resolve));
  let said = '';
  const isReady = new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('Oasis is ready on')) resolve();
      });
    }
    void ended.then(() => reject(new Error(said)));
  });
  await isReady;

  const url = `http://127.0.0.1:${port}`;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const page = await (await fetch(url)).text();
  const script = /<script[^>]* src="(\/assets\/[^"]+)"/.exec(page)?.[1] ?? '';
  expect((await fetch(url + script)).headers.get('content-type')).toMatch(/javascript/);
  const student = await newStudent({ fetch: ((input: string, init?: RequestInit) => fetch(url + input, init)) as typeof fetch });
  const body = new FormData();
  body.append('file', new File([new Uint8Array(fixture(NOTES).bytes)], NOTES, { type: 'text/plain' }));
  expect((await student.call('upload', { body })).status).toBe(201);
  const status = async () => ((await (await student.call('documents')).json()) as DocumentRow[])[0]?.upload_status;
  await expect.poll(status, { interval: 200 }).toBe('completed');
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(seen(image)).toEqual(before);
});

test('the images that compose.yaml names have versions, and what the Dockerfile copies is built by it', () => {
  const compose = readFileSync(path.join(root, 'compose.yaml'), 'utf8');
  const images = [...compose.matchAll(/^ +image: (\S+)$/gm)].map(([, name = '']) => name);
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((name) => !/:[\w.-]*\d/.test(name))).toEqual([]);
  expect(copied).toEqual(['package.json', 'node_modules', 'dist', 'build']);
  expect(compose).toMatch(/^ {2}read_only: true$/m);
});
