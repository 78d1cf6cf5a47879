// npm run faults: the whole fault matrix (tests/faults/run.ts), with what it needs: packages, a Chromium, a fresh build.
// npm run faults -- server: the server's own (tests/server/killsRun.ts), which needs no browser.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const [first, ...others] = process.argv.slice(2);
const ofServer = first === 'server';
const env = { ...process.env };
if (!ofServer) env.CHROMIUM = await ensureChromium();
ensureBuilt(ofServer ? ['server'] : undefined);
const [script, args] = ofServer ? ['tests/server/killsRun.ts', others] : ['tests/faults/run.ts', process.argv.slice(2)];
const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, script), ...args], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exitCode = status ?? 1;
