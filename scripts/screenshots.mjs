// npm run screenshots: every screen and state of the walk in tests/journeys/tour.ts, at 390 and 1280 px, light and dark, into
// docs/screens. It is a vitest run, because the walk lives with the journeys.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
const CHROMIUM = await ensureChromium();
ensureBuilt();
const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'screenshots'];
process.exitCode =
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM, SCREENSHOTS: '1' } })
    .status ?? 1;
