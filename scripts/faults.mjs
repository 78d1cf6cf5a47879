// npm run faults: the whole fault matrix (tests/faults/run.ts), with what it needs: packages, a Chromium, a fresh build.
// npm run faults -- server: the server's own (tests/server/killsRun.ts), which needs no browser.
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
const journeys = ['tests/journeys/noBackgroundSync.test.ts', 'tests/journeys/everyBrowser'];
const parts = {
  server: { args: ['--import', 'tsx', 'tests/server/killsRun.ts'] },
  made: { args: [vitest, 'run', '--project', 'faults', 'tests/faults/made.test.ts'], env: { FAULTS_MADE: 'all' } },
  browsers: { args: [vitest, 'run', '--project', 'journeys', ...journeys], env: { EVERY_BROWSER: 'yes' } },
};
const given = process.argv.slice(2);
const part = Object.hasOwn(parts, given[0] ?? '') ? given.shift() : undefined;
const { args, env } = part === undefined ? { args: ['--import', 'tsx', 'tests/faults/run.ts'] } : parts[part];
const browsers = {};
if (part !== 'server') browsers.CHROMIUM = await ensureChromium();
if (part === 'browsers') {
  browsers.FIREFOX = ensureFirefox();
  ensureWebkit();
}
ensureBuilt(part === 'server' ? ['server'] : undefined);
const { status } = spawnSync(process.execPath, [...args, ...given], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, ...browsers, ...env },
});
process.exitCode = status ?? 1;
