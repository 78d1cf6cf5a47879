// docs/api.md says what core/endpoints.ts says.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { type EndpointName, endpoints } from '#core/allEndpoints';
import type { Endpoint } from '#core/endpoints';
import { aboutEndpoint } from '#core/endpointWords';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('docs/api.md is what the generator writes', async () => {
  const check = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/apiDocs.ts', '--check'], { cwd: root });
  await expect(check).resolves.toBeDefined();
});

test.each(Object.entries(endpoints) as [EndpointName, Endpoint][])('docs/api.md tells %s', async (name, endpoint) => {
  const docs = await readFile(`${root}/docs/api.md`, 'utf8');
  expect(docs).toContain(`## ${endpoint.method} /api${endpoint.path}\n\n\`${name}\``);
  expect(docs).toContain(aboutEndpoint[name]);
});
