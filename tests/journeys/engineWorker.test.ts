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
import { firefox, webkit } from './driven/drivers.ts';
import type { DrivenPage } from './driven/screen.ts';

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
/** Each is read in one of the browsers that are not built on the engine of Node. */
const shared = {
  Firefox: ['b01_biography_nightingale.pdf', 'fr02_svt_college.txt', 'n04_macroeconomics_notes.txt'],
  WebKit: ['e04_exam_business_ethics.txt', 's02_slides_open_source_compliance.pptx', 't04_accounting_basics.pdf'],
};

type Page = Pick<DrivenPage, 'goto' | 'evaluate'>;
type Started = { page: Page; kill: () => Promise<void> };

const browsers: Record<'Chromium' | keyof typeof shared, (profile: string) => Promise<Started>> = {
  Chromium: async (profile) => {
    const { page, kill } = await startHeadlessShell(profile);
    const evaluate = page.evaluate.bind(page) as unknown as Page['evaluate'];
    return { page: { goto: (url) => page.goto(url), evaluate }, kill };
  },
  Firefox: async (profile) => {
    const { screen, kill } = await firefox(profile);
    return { page: screen.page, kill };
  },
  WebKit: async (profile) => {
    const { screen, kill } = await webkit(profile);
    return { page: screen.page, kill };
  },
};

type Told = { title: string; questions: unknown[] };

/** What the command line makes of a file. */
const toldBy = new Map<string, Told>();
function told(file: string): Told {
  const { stdout, stderr } = spawnSync(process.execPath, [path.join(root, 'scripts/quiz.mjs'), file], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Told;
}

/** What the page says of a dropped file. */
async function said(page: Page, address: string, file: string): Promise<Told> {
  await page.goto(address);
  const text = (await readFile(file)).toString('base64');
  await page.evaluate(
    (given) => {
      const content = Uint8Array.from(atob(given.text), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([content], given.name));
      document.getElementById('drop')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    },
    { name: path.basename(file), text },
  );
  const read = () => page.evaluate((id) => document.getElementById(id)?.textContent ?? '', 'said');
  await expect.poll(read).not.toBe('');
  const { quiz, ...others } = JSON.parse(await read()) as { quiz?: Told };
  if (quiz === undefined) throw new Error(`${file}: ${JSON.stringify(others)}`);
  return quiz;
}

async function expectTheSame(start: (profile: string) => Promise<Started>, documents: string[]): Promise<void> {
  const profile = await mkdtemp(path.join(tmpdir(), 'oasis profile '));
  const { page, kill } = await start(profile);
  onTestFinished(async () => {
    await kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  const address = await serve();
  for (const file of documents) {
    const expected = toldBy.get(file) ?? told(file);
    toldBy.set(file, expected);
    expect(expected.questions.length).toBeGreaterThan(2);
    const { title, questions } = await said(page, address, file);
    expect({ title, questions }, path.basename(file)).toEqual({ title: expected.title, questions: expected.questions });
  }
}

test.each(Object.entries(browsers))('in %s a dropped file gives the same questions as the command line', (_, start) =>
  expectTheSame(start, own),
);

describeWithCorpus(() => {
  test.each(Object.entries(shared))('so do documents of many kinds in %s', (name, documents) =>
    expectTheSame(
      browsers[name as keyof typeof shared],
      documents.map((file) => corpusPath(`../corpus2/${file}`)),
    ),
  );
});
