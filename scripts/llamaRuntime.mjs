// node-llama-cpp (MIT) in a folder of its own, outside of the project's dependencies: the build for this machine's processor alone, as those
// for graphics cards weigh eight times as much. `npm run model` installs it into DATA_DIR, `npm test` into .cache/llama.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, reason, root, stop } from './install.mjs';

const VERSION = '3.22.1';
const BINARIES = {
  'linux x64': 'linux-x64',
  'linux arm64': 'linux-arm64',
  'linux arm': 'linux-armv7l',
  'darwin x64': 'mac-x64',
  'darwin arm64': 'mac-arm64-metal',
  'win32 x64': 'win-x64',
  'win32 arm64': 'win-arm64',
};

/** The package with the build for this machine; null where there is none. On Linux it wants the C library of most distributions. */
function binaryPackage() {
  const name = BINARIES[`${process.platform} ${process.arch}`];
  const isMusl = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime === undefined;
  return name === undefined || isMusl ? null : `@node-llama-cpp/${name}`;
}

export const llamaRuntime = {
  name: `node-llama-cpp ${VERSION}`,
  isKnownPlatform: binaryPackage() !== null,
  isInstalled(folder) {
    try {
      const { version } = JSON.parse(readFileSync(join(folder, 'node_modules/node-llama-cpp/package.json'), 'utf8'));
      return version === VERSION && existsSync(join(folder, 'node_modules', ...binaryPackage().split('/')));
    } catch {
      return false;
    }
  },
  /** What it loads. */
  entryIn: (folder) => join(folder, 'node_modules/node-llama-cpp/dist/index.js'),
  /** Installs it, unless it is there. Returns null, or in a sentence why not; then nothing is left. */
  install(folder) {
    if (this.isInstalled(folder)) return null;
    const fresh = `${folder}.new`;
    const platform = join(fresh, 'platform');
    rmSync(fresh, { recursive: true, force: true });
    try {
      for (const [place, name] of [
        [fresh, 'node-llama-cpp'],
        // By itself: npm counts it among those that are left out.
        [platform, binaryPackage()],
      ]) {
        mkdirSync(place, { recursive: true });
        writeFileSync(join(place, 'package.json'), '{"private":true}');
        const { isOk, said } = npm('install', '--prefix', place, '--omit=optional', '--ignore-scripts', `${name}@${VERSION}`);
        if (!isOk) return `${this.name} could not be installed. ${reason(said)}`;
      }
      const scope = join(fresh, 'node_modules/@node-llama-cpp');
      rmSync(scope, { recursive: true, force: true });
      renameSync(join(platform, 'node_modules/@node-llama-cpp'), scope);
      rmSync(platform, { recursive: true });
      rmSync(folder, { recursive: true, force: true });
      renameSync(fresh, folder);
      return null;
    } catch (error) {
      return `${this.name} could not be installed: ${error.message}.`;
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  },
};

/** For `npm test`: ends it with one line where it cannot be had. */
export function ensureLlamaRuntime() {
  const folder = join(root, '.cache', 'llama');
  if (llamaRuntime.isInstalled(folder)) return;
  if (!llamaRuntime.isKnownPlatform)
    stop(`The tests of a model in a file need ${llamaRuntime.name}, which has no build for ${process.platform} ${process.arch}.`);
  console.error('Installing node-llama-cpp for the tests.');
  const failure = llamaRuntime.install(folder);
  if (failure !== null) stop(failure);
}
