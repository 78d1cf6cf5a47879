// npm start, npm run web, npm run worker: installs and builds what is missing or stale, then serves from this very process, so that a
// signal reaches the server and nothing stands in between.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureBuilt();
process.chdir(root);
const { serveUntilSignal } = await import(pathToFileURL(join(root, 'build/server/main.mjs')).href);
const role = process.argv[2];
await serveUntilSignal(role === undefined ? process.env : { ...process.env, ROLE: role });
