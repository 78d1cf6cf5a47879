// The tables of docs/quality.md say what docs/quality.json says.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('the tables of docs/quality.md are those that npm run docs writes', async () => {
  const check = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/qualityDocs.ts', '--check'], { cwd: root });
  await expect(check).resolves.toBeDefined();
});
