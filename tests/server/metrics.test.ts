// What Prometheus reads: on a port of its own, counted by template and code, and nothing that a stranger types becomes a label.
import path from 'node:path';
import { expect, test } from 'vitest';
import { finished, uploadFixture } from '../support/documents.ts';
import { newStudent } from '../support/people.ts';
import { freePort, newDatabase, newTestFolder } from '../support/postgres.ts';
import { spawnServer } from '../support/testServer.ts';

test('requests, jobs, queue and mails are counted; addresses of students are not in it', async () => {
  const port = await freePort();
  const dataDir = path.join(await newTestFolder('metrics-'), 'data');
  const env = { DATABASE_URL: await newDatabase(), METRICS_PORT: String(port) };
  const server = await spawnServer({ dataDir, port: await freePort(), env });
  const from = { fetch: ((input: string, init?: RequestInit) => fetch(server.url + input, init)) as typeof fetch };
  const student = await newStudent(from);
  await finished(student, await uploadFixture(student));
  const form = new FormData();
  form.append('file', new File(['A norm is a rule that a group shares. '], 'short.txt', { type: 'text/plain' }));
  const { doc_id } = (await (await student.call('upload', { body: form })).json()) as { doc_id: number };
  await finished(student, doc_id);
  await fetch(`${server.url}/api/documents/77-${student.email}`, { method: 'DELETE' });
  await fetch(`${server.url}/api/nowhere/${student.email}`);
  await fetch(`${server.url}/private-page`, { method: 'PROPFIND' });

  const address = `http://127.0.0.1:${port}/metrics`;
  await expect.poll(async () => (await fetch(address)).text()).toContain('oasis_mails_total{outcome="sent"} 1');
  const text = await (await fetch(address)).text();
  for (const line of [
    'oasis_request_seconds_count{route="/api/auth/register",method="POST",status="201"} 1',
    'oasis_request_seconds_count{route="/api/*",method="GET",status="404"} 1',
    'oasis_request_seconds_count{route="/*",method="other",status="405"} 1',
    'oasis_job_seconds_count{outcome="quiz"} 1',
    'oasis_job_seconds_count{outcome="unusable"} 1',
    'oasis_job_failures_total{reason="too-short"} 1',
    'oasis_queue_waiting 0',
    'oasis_queue_oldest_seconds 0',
  ])
    expect(text.split('\n')).toContain(line);
  expect(text).not.toMatch(/example\.com|private-page|notes/);
  // The API's own port has none of it.
  expect((await fetch(`${server.url}/metrics`)).headers.get('content-type') ?? '').not.toContain('version=0.0.4');
  expect((await fetch(`http://127.0.0.1:${port}/other`)).status).toBe(404);
  expect(await server.stop()).toBe(0);
});
