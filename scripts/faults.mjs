// npm run faults: the whole fault matrix (tests/faults/run.ts), then all cells of quizzes that are made on the phone
// (tests/faults/made.test.ts), with what they need: packages, a Chromium, a fresh build.
// npm run faults -- made: a quiz made on the phone, under every fault at every moment.
// npm run faults -- browsers: kills without Background Sync in every browser, Chromium without it among them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureFirefox } from './firefox.mjs';
import { ensureInstalled, root } from './install.mjs';
import { ensureWebkit } from './webkit.mjs';

ensureInstalled();
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
const parts = {
  matrix: { args: ['--import', 'tsx', 'tests/faults/run.ts'] },
  made: { args: [vitest, 'run', '--project', 'faults', 'tests/faults/made.test.ts'], env: { FAULTS_MADE: 'all' } },
  browsers: { args: [vitest, 'run', '--project', 'journeys', 'tests/journeys/everyBrowser'], env: { EVERY_BROWSER: 'yes' } },
};
const given = process.argv.slice(2);
const named = Object.hasOwn(parts, given[0] ?? '') ? given.shift() : undefined;
// The cells of made quizzes have no seed: they are not among those that a flag of the matrix chooses.
const wanted = named === undefined ? ['matrix', ...(given.length === 0 ? ['made'] : [])] : [named];
const browsers = { CHROMIUM: await ensureChromium() };
if (named === 'browsers') {
  browsers.FIREFOX = ensureFirefox();
  ensureWebkit();
}
ensureBuilt();
for (const part of wanted) {
  const { args, env } = parts[part];
  const { status } = spawnSync(process.execPath, [...args, ...given], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...browsers, ...env },
  });
  process.exitCode ||= status ?? 1;
}
