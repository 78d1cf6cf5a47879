// npm run kills, npm run fuzz: a long run of what npm test does in part, with what it needs: packages and a build of the server.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureBuilt(['server']);
const [script = '', ...args] = process.argv.slice(2);
const { status } = spawnSync(process.execPath, ['--import', 'tsx', join(root, script), ...args], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
