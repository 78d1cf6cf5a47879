// npm run dump, npm run restore: builds the server where that is missing or stale, then does it with the build.
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled, root } from './install.mjs';

ensureInstalled();
ensureBuilt(['server']);
const [what, ...files] = process.argv.slice(2);
// A name is one of the folder in which the command was given; DATA_DIR is one of this, as in npm start.
const named = files.map((file) => (file.startsWith('--') ? file : resolve(process.env.INIT_CWD ?? process.cwd(), file)));
process.chdir(root);
const { runDump } = await import(pathToFileURL(join(root, 'build/server/dump.mjs')).href);
await runDump([what, ...named], process.env);
