// npm run kills, npm run fuzz: a long run of what npm test does in part, with what it needs: packages and a build of the server.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureBuilt(['server']);
const [script = '', ...args] = process.argv.slice(2);
const child = spawn(process.execPath, ['--import', 'tsx', join(root, script), ...args], { cwd: root, stdio: 'inherit' });
child.on('exit', (status) => process.exit(status ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm passes no signal on, and the run would go on without it.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill(), 1_000);
