// Installs Debian packages as root. Waits while another installation holds a lock of the package manager.
import { spawnSync } from 'node:child_process';

/** Lists, dpkg and downloads have a lock each; apt itself can wait for dpkg's only. */
const LOCKED = /could not get lock|unable to (?:lock|acquire)|is locked by another process/i;
const PAUSE_MS = 2_000;
const PATIENCE_MS = 15 * 60_000;

function pause(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/** Runs apt-get to its end, again while it meets a lock. Its output goes to standard error. Returns whether it succeeded. */
function runApt(args, pauseMs) {
  // In English, so that a lock is recognised.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' };
  const end = Date.now() + PATIENCE_MS;
  for (let isAnnounced = false; ; isAnnounced = true) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env, maxBuffer: 64 * 1024 * 1024 });
    const output = `${stdout ?? ''}${stderr ?? ''}`;
    if (status === 0 || !LOCKED.test(output) || Date.now() > end) {
      process.stderr.write(output);
      return status === 0;
    }
    if (!isAnnounced) console.error('Another installation holds the lock of the package manager: waiting for it.');
    pause(pauseMs);
  }
}

/** Installs packages where this is Debian and we are root; elsewhere it does nothing. `purpose`: what is announced first. */
export function installFromDebian(packages, purpose, pauseMs = PAUSE_MS) {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  if (purpose) console.error(purpose);
  runApt(['update', '-qq'], pauseMs);
  runApt(['install', '-y', '-qq', '--no-install-recommends', ...packages], pauseMs);
}
