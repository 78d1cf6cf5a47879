// What the engine has learnt is what the committed data give. What needs ../shared is said aloud by `npm run weights -- --check`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test.each(['acceptance', 'printable'])(
  'the weights of %s are those that the kept verdicts give',
  (name) => {
    const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/weights.ts', name, '--check'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(said).toBe(`${name}: the file is what the data give.\n`);
  },
  240_000,
);
