// Finds a Firefox for the browser tests, and installs one where it may: FIREFOX, the system's, Debian's package as root.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { stop } from './install.mjs';

function onPath() {
  for (const name of ['firefox-esr', 'firefox']) {
    for (const folder of (process.env.PATH ?? '').split(':')) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

/** The path of a Firefox that runs. Without one the tests would be green and half blind: the run stops. */
export function ensureFirefox() {
  const given = process.env.FIREFOX;
  if (given) return existsSync(given) ? given : stop(`FIREFOX names ${given}, and there is nothing.`);
  const found = onPath();
  if (found) return found;
  installFromDebian(['firefox-esr'], 'Installing a Firefox for the browser tests.');
  return onPath() ?? stop('The browser tests need a Firefox: run `apt-get install firefox-esr` as root, or set FIREFOX to one.');
}
