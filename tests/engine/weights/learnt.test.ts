// What the engine has learnt is what the committed data give. What needs ../shared is said aloud by `npm run weights -- --check`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the weights of the score are those that the kept verdicts give', () => {
  const said = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/weights.ts', 'score', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(said).toBe('score: the file is what the data give.\n');
});
