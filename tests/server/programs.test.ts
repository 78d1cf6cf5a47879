// The programs of PostgreSQL: where the database's user cannot run them in the package's folder, a copy is run.
import { chmodSync, lstatSync, readdirSync, rmSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findPrograms, packageFolder } from '#server/embedded/programs';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65_534, gid: 65_534 };

async function newFolder(mode: number): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'oasis-programs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, mode);
  return folder;
}

/** The package as npm unpacks it where it may run no scripts: without its links. */
async function packageWithoutLinks(into: string): Promise<string> {
  const from = path.join(into, 'package');
  await cp(packageFolder(), from, { recursive: true, verbatimSymlinks: true });
  for (const one of readdirSync(path.join(from, 'native'), { recursive: true, withFileTypes: true })) {
    const place = path.join(one.parentPath, one.name);
    if (lstatSync(place).isSymbolicLink()) rmSync(place);
  }
  return from;
}

test('are run in the folder of the package where that can be done', async () => {
  const said: string[] = [];
  const found = await findPrograms({ account: {}, dataDir: await newFolder(0o700), say: (line) => said.push(line) });
  expect(found.postgres).toBe(path.join(packageFolder(), 'native/bin/postgres'));
  expect(said).toEqual([]);
});

test.runIf(process.platform !== 'win32')('are copied where npm has made no links, once, and the start says so', async () => {
  const dataDir = await newFolder(0o700);
  const from = await packageWithoutLinks(await newFolder(0o700));
  const said: string[] = [];
  const given = { account: {}, dataDir, say: (line: string) => said.push(line), from };
  const found = await findPrograms(given);
  expect(found.postgres.startsWith(path.join(dataDir, 'oasis-postgres-'))).toBe(true);
  expect(said).toEqual([
    `PostgreSQL cannot be run where its package lies, so it was copied to ${path.join(dataDir, readdirSync(dataDir)[0] ?? '')}.`,
  ]);
  expect(await findPrograms(given)).toEqual(found);
  expect(said).toHaveLength(1);
});

test.runIf(isRoot)(
  'are copied where the database’s user may not enter the package’s folder, past places that others may change',
  async () => {
    const from = await newFolder(0o700);
    await cp(packageFolder(), from, { recursive: true, verbatimSymlinks: true });
    const [closed, foreign, open] = [await newFolder(0o700), await newFolder(0o755), await newFolder(0o755)];
    const name = path.basename(
      (await findPrograms({ account: nobody, dataDir: '', say: () => {}, from, places: [open] })).postgres,
    );
    expect(name).toBe('postgres');
    const copy = readdirSync(open)[0] ?? '';
    expect(statSync(path.join(open, copy)).mode & 0o777).toBe(0o755);
    // Somebody else could have put this there.
    await mkdir(path.join(foreign, copy));
    await writeFile(path.join(foreign, copy, 'theirs'), '');
    chmodSync(path.join(foreign, copy), 0o777);
    const found = await findPrograms({ account: nobody, dataDir: '', say: () => {}, from, places: [closed, foreign, open] });
    expect(found.postgres).toBe(path.join(open, copy, 'native/bin/postgres'));
  },
);

test('that cannot be run anywhere are a sentence with what to do', async () => {
  const from = await newFolder(0o700);
  await mkdir(path.join(from, 'native/bin'), { recursive: true });
  await writeFile(path.join(from, 'native/bin/postgres'), 'for another machine', { mode: 0o755 });
  await writeFile(path.join(from, 'package.json'), '{"version":"18"}');
  await expect(findPrograms({ account: {}, dataDir: '', say: () => {}, from, places: [] })).rejects.toThrow(
    /^The PostgreSQL of the packages does not run on this machine \(.+\): run `npm ci` again, or set DATABASE_URL to a PostgreSQL of your own \(15 or newer\)\.$/,
  );
});

test('that the packages do not have for a machine are one too', () => {
  expect(() => packageFolder('sunos', 'sparc')).toThrow(
    'There is no PostgreSQL for sunos on sparc among the packages: run `npm ci` again, or set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
  );
});
