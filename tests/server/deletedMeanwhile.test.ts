// An account that is deleted while its file arrives, or another device is signed in: that one is told to log in, and that nobody can.
import { expect, onTestFinished, test } from 'vitest';
import { API_BASE } from '#core/api/endpoints';
import { logIn, newStudent } from '../support/people.ts';
import { startTestServer } from '../support/testServer.ts';

const part = (name: string, rest = '') => `--edge\r\nContent-Disposition: form-data; name="${name}"${rest}\r\n\r\n`;

test('an upload that ends after the deletion is a 401', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const student = await newStudent(server);
  const sender = new TransformStream<Uint8Array, Uint8Array>();
  const writer = sender.writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  const request = new Request(`http://localhost${API_BASE}/documents/upload`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${student.token}`, 'Content-Type': 'multipart/form-data; boundary=edge' },
    body: sender.readable,
    duplex: 'half',
  } as RequestInit);
  const answer = server.fetch(request);
  await write(part('file', '; filename="notes.txt"\r\nContent-Type: text/plain'));
  await write('A sextant is an instrument that measures heights. '.repeat(200));
  expect((await student.call('deleteAccount', { body: { password: student.password } })).status).toBe(200);
  await write('\r\n--edge--\r\n');
  await writer.close();
  expect((await answer).status).toBe(401);
});

test('a device whose account was deleted is told so, one whose login ended is not', async () => {
  const server = await startTestServer();
  onTestFinished(() => server.close());
  const student = await newStudent(server);
  const [second, third] = [
    await logIn(server, student.email, student.password),
    await logIn(server, student.email, student.password),
  ];
  await second.call('logout');
  expect((await student.call('deleteAccount', { body: { password: student.password } })).status).toBe(200);
  const [ended, deleted] = [await second.call('me'), await third.call('me')];
  expect([ended.status, await ended.json()]).toEqual([401, { detail: 'Please log in.', code: 'login_needed' }]);
  expect([deleted.status, await deleted.json()]).toEqual([401, { detail: 'Please log in.', code: 'account_gone' }]);
});
