// The same engine in a browser worker: a file dropped on a page gives the questions that the command line gives.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startHeadlessShell } from '../support/browser.ts';
import { corpusPath, describeWithCorpus } from '../support/sharedCorpus.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };
let built = '';

beforeAll(async () => {
  built = await mkdtemp(path.join(tmpdir(), 'oasis engine page '));
  await build({
    configFile: false,
    root: path.join(root, 'tests/journeys/engine'),
    logLevel: 'error',
    worker: { format: 'es' },
    build: { outDir: built, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 10_000 },
  });
  return () => rm(built, { recursive: true, force: true });
});

async function serve(): Promise<string> {
  const server = createServer((request, response) => {
    const file = path.join(built, new URL(request.url ?? '/', 'http://x').pathname.replace(/\/$/, '/index.html'));
    readFile(file).then(
      (bytes) => response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'application/octet-stream' }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const fixtureOf = (name: string) => path.join(root, 'tests/support/fixtures', name);

const own = ['notes_weather.txt', 'notes_money_and_maths.txt', 'notes_sociology.txt'].map(fixtureOf);
const shared = ['d01_sociology_culture.pdf', '../corpus2/s02_slides_open_source_compliance.pptx'].map(corpusPath);

async function expectTheSame(documents: string[]): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'oasis profile '));
  const { page, complaints, kill } = await startHeadlessShell(profile);
  onTestFinished(async () => {
    await kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const address = await serve();
  for (const file of documents) {
    await page.goto(address);
    const bytes = (await readFile(file)).toString('base64');
    await page.evaluate(
      ([name = '', text = '']) => {
        const content = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([content], name));
        document.getElementById('drop')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [path.basename(file), bytes],
    );
    await page.waitForFunction(() => document.getElementById('said')?.textContent !== '', undefined, { timeout: 180_000 });
    const said = JSON.parse(await page.locator('#said').innerText()) as { quiz: { title: string; questions: unknown[] } };
    const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/quiz.mjs'), file], { encoding: 'utf8' });
    expect(stderr).toBe('');
    const told = JSON.parse(stdout) as { title: string; questions: unknown[] };
    expect(told.questions.length).toBeGreaterThan(2);
    expect(said.quiz.questions).toEqual(told.questions);
    expect(said.quiz.title).toBe(told.title);
  }
  expect(complaints).toEqual([]);
}

test('a file dropped on a page gives the same questions as the command line', () => expectTheSame(own));

describeWithCorpus(() => {
  test('so do a PDF and slides', () => expectTheSame(shared));
});
