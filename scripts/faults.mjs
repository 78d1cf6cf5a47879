// npm run faults: the whole fault matrix (tests/faults/run.ts), with what it needs: packages, a Chromium, a fresh build.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const chromium = await ensureChromium();
ensureBuilt();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, 'tests/faults/run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exitCode = status ?? 1;
