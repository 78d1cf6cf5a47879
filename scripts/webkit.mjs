// Looks for WebKitGTK with its driver and a screen that nobody sees, and installs them where it may: Debian's packages as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installFromDebian } from './debian.mjs';
import { stop } from './install.mjs';

const packages = ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'python3-gi', 'xvfb'];
const folders = () => (process.env.PATH ?? '').split(':').filter(Boolean);

/** Whether the driver, the screen, and what the window of tests/support/webkitBrowser.py is made of are there. */
function isThere() {
  const programs = ['WebKitWebDriver', 'Xvfb'].every((name) => folders().some((folder) => existsSync(join(folder, name))));
  const window = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";
  return programs && spawnSync('/usr/bin/python3', ['-c', window]).status === 0;
}

/** Makes sure that a WebKit can be driven. Without one the tests would be green and half blind: the run stops. */
export function ensureWebkit() {
  if (process.platform !== 'linux') {
    console.error('WebKitGTK is there on Linux only: the journeys in WebKit are left out on this machine.');
    process.env.WITHOUT_WEBKIT = 'yes';
    return;
  }
  if (isThere()) return;
  installFromDebian(packages, 'Installing a WebKit for the browser tests.');
  if (!isThere()) stop(`The browser tests need WebKitGTK and its driver: run \`apt-get install ${packages.join(' ')}\` as root.`);
}
