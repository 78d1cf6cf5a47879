// What npm run docs writes: the tables of docs/quality.md from docs/quality.json, and the settings in docs/operate.md from their list.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test.each(['qualityDocs', 'settingsDocs'])('the documents say what scripts/%s.ts writes', async (name) => {
  const check = promisify(execFile)(process.execPath, ['--import', 'tsx', `scripts/${name}.ts`, '--check'], { cwd: root });
  await expect(check).resolves.toBeDefined();
});
