// npm run model: builds the server where that is missing or stale, then sets a language model up with the build.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';
import { llamaRuntime } from './llamaRuntime.mjs';

ensureInstalled();
ensureBuilt(['server']);
process.chdir(root);
const { runModel } = await import(pathToFileURL(join(root, 'build/server/model.mjs')).href);
await runModel(process.argv.slice(2), process.env, llamaRuntime);
