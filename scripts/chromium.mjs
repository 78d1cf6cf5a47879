// Finds a Chromium for the browser tests, and installs one where it may: CHROMIUM, the system's, Debian's package as root,
// Playwright's own download.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { root, run, stop } from './install.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(wanted = names) {
  for (const name of wanted) {
    for (const folder of (process.env.PATH ?? '').split(':')) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return null;
}

async function playwrights() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : null;
}

/** The path of a Chromium that runs. */
export async function ensureChromium() {
  const given = process.env.CHROMIUM;
  if (given) return existsSync(given) ? given : stop(`CHROMIUM names ${given}, and there is nothing.`);
  const found = onPath() ?? (await playwrights());
  if (found) return found;
  console.error('Installing a Chromium for the browser tests.');
  installFromDebian(['chromium']);
  const debians = onPath();
  if (debians) return debians;
  run(process.execPath, [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium']);
  return (
    (await playwrights()) ??
    stop('The browser tests need a Chromium: run `apt-get install chromium` as root, or set CHROMIUM to one.')
  );
}

/**
 * The path of the same Chromium without a window's frame, which takes half of the work: HEADLESS_SHELL, the system's, Debian's
 * package as root. Where there is none it is the Chromium itself.
 */
export function ensureHeadlessShell(chromium) {
  const given = process.env.HEADLESS_SHELL;
  if (given) return existsSync(given) ? given : stop(`HEADLESS_SHELL names ${given}, and there is nothing.`);
  // A Chromium that was chosen by hand is the one to test with.
  if (process.env.CHROMIUM) return chromium;
  const name = 'chromium-headless-shell';
  if (!onPath([name])) installFromDebian([name]);
  return onPath([name]) ?? chromium;
}
