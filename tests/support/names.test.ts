// Bare names: their number only falls.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('no file has more bare names than scripts/bareNames.json allows', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/names.ts'], { encoding: 'utf8' });
  expect(status, stdout + stderr).toBe(0);
});
