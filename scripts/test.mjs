// npm test: installs what is missing, runs every check, and ends with `N passed, N failed`.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureChromium, ensureHeadlessShell } from './chromium.mjs';
import { ensureFirefox } from './firefox.mjs';
import { ensureInstalled, root } from './install.mjs';
import { ensureLlamaRuntime } from './llamaRuntime.mjs';
import { ensureNewestNode } from './newestNode.mjs';
import { ensureWebkit } from './webkit.mjs';

ensureInstalled();
const chromium = await ensureChromium();
const headlessShell = ensureHeadlessShell(chromium);
const firefox = ensureFirefox();
ensureWebkit();
const newestNode = ensureNewestNode();
ensureLlamaRuntime();
process.chdir(root);

let passed = 0;
let failed = 0;
let skipped = 0;

/** The ten files that took longest, four of which run at a time. */
function tellSlowest(files) {
  const taken = files.map(({ name, startTime, endTime }) => ({ name: relative(root, name), ms: endTime - startTime }));
  console.log('The ten slowest files:');
  for (const { name, ms } of taken.sort((a, b) => b.ms - a.ms).slice(0, 10)) {
    console.log(`${(ms / 1000).toFixed(0).padStart(5)} s  ${name}`);
  }
}

/** Tests that were left out, because the owner's documents or another PostgreSQL are not here. No other test may be left out. */
function countSkipped(files) {
  const left = ['with another PostgreSQL', ...(existsSync(join(root, '../shared/corpus')) ? [] : ['with ../shared/corpus'])];
  const names = files.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'skipped'));
  const without = names.filter(({ ancestorTitles }) => ancestorTitles.some((title) => left.includes(title)));
  for (const { fullName } of without) console.log(`SKIPPED ${fullName}`);
  return without.length;
}

/** Tests of a browser that needed their second try: decision 096. */
function tellSecondTries(files) {
  for (const { name, assertionResults } of files) {
    for (const { fullName, status, failureMessages } of assertionResults) {
      if (status === 'passed' && failureMessages.length > 0) console.log(`SECOND TRY ${relative(root, name)} ${fullName}`);
    }
  }
}

/** One check: a program that exits with 0. Others run beside it, so what it says comes when it has ended. */
async function check(name, file, args) {
  const child = spawn(process.execPath, [join(root, file), ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(said));
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (code === 0) passed += 1;
  else failed += 1;
}

// Each uses about one core.
await Promise.all([
  check('format and lint', 'node_modules/@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', '.']),
  check('types', 'node_modules/typescript/bin/tsc', ['-b']),
  check('nothing unused', 'node_modules/knip/bin/knip.js', ['--no-progress']),
  check('build', 'scripts/build.mjs', []),
]);
await check('weight', 'node_modules/size-limit/bin.js', []);

// Every test of every room, with what each needs. More names after `npm test --` narrow it down.
const report = join(root, '.cache', 'tests.json');
mkdirSync(join(root, '.cache'), { recursive: true });
rmSync(report, { force: true });
const tests = spawnSync(
  process.execPath,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM: chromium, HEADLESS_SHELL: headlessShell, FIREFOX: firefox, NEWEST_NODE: newestNode },
  },
);
try {
  const { numPassedTests, numFailedTests, numPendingTests, success, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  passed += numPassedTests;
  skipped = countSkipped(testResults);
  failed += numFailedTests + numPendingTests - skipped;
  // A file that could not be loaded fails no test of its own.
  if (!success && numFailedTests === 0) failed += 1;
  tellSlowest(testResults);
  tellSecondTries(testResults);
} catch {
  console.log('FAILED the test runner left no report');
  failed += 1;
}
if (tests.status !== 0 && failed === 0) failed += 1;

const minutes = (performance.now() / 60_000).toFixed(1);
console.log(`All of it took ${minutes} minutes.`);
if (skipped > 0) console.log(`${skipped} skipped: they need what is not here.`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
