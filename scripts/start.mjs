// npm start, npm run web, npm run worker: installs and builds what is missing or stale, then keeps the server running.
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { supervise } from './supervise.mjs';

ensureInstalled();
ensureBuilt();
process.chdir(root);
const role = process.argv[2];
process.exit(
  await supervise(join(root, 'build/server/run.mjs'), role === undefined ? process.env : { ...process.env, ROLE: role }),
);
