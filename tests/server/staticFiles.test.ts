// The built app as the server hands it out: types, caching, compressed siblings, pages for the router, and nothing else.
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let folder: string;
let dist: string;

const files: Record<string, string> = {
  'index.html': '<title>landing</title>',
  'login.html': '<title>login</title>',
  'register/index.html': '<title>register</title>',
  'shell.html': '<title>shell</title>',
  's.html': '<title>shared</title>',
  'g.html': '<title>invitation</title>',
  'sw.js': 'self.x = 1;',
  'manifest.webmanifest': '{"name":"Oasis"}',
  'icons/icon.svg': '<svg/>',
  'assets/main-Ab3dE_f9.js': 'export const answer = 42;'.repeat(100),
  'assets/plain.css': 'body{}',
  'fonts/MathJax_Zero.woff2': 'font',
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oasis dist-'));
  dist = path.join(folder, 'dist');
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dist, name)), { recursive: true });
    await writeFile(path.join(dist, name), content);
  }
  const main = files['assets/main-Ab3dE_f9.js'] ?? '';
  await writeFile(path.join(dist, 'assets/main-Ab3dE_f9.js.gz'), gzipSync(main));
  await writeFile(path.join(dist, 'assets/main-Ab3dE_f9.js.br'), 'brotli bytes');
  await writeFile(path.join(dist, 'index.html.br'), 'an old build');
  await utimes(path.join(dist, 'index.html.br'), new Date(0), new Date(0));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  // What a build or a checkout leaves among what is served.
  await writeFile(path.join(dist, '.built-from'), 'secret');
  await mkdir(path.join(dist, '.git'));
  await writeFile(path.join(dist, '.git/config'), 'secret');
  await mkdir(path.join(folder, 'dist-other'));
  await writeFile(path.join(folder, 'dist-other/secret.txt'), 'secret');
  server = await startTestServer({ dist });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('a page', () => {
  test.each([
    ['/', 'landing'],
    ['/login', 'login'],
    ['/login?next=%2Fdashboard', 'login'],
    ['/register', 'register'],
    ['/register/', 'register'],
    ['/s', 'shared'],
    ['/s/7K3QF9XW2A', 'shared'],
    ['/s/7K3QF9XW2A/try', 'shell'],
    ['/g', 'invitation'],
    ['/g/7K3QF9XW2A', 'invitation'],
    ['/g/7K3QF9XW2A/more', 'shell'],
    ['/dashboard', 'shell'],
    ['/dashboard/quiz/7', 'shell'],
    ['/verify-email/A1b2-_c3', 'shell'],
    ['/somewhere/else', 'shell'],
  ])('for %s is %s, and is asked for again each time', async (address, title) => {
    const response = await server.fetch(address);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`<title>${title}</title>`);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  test('carries the strict policy and its companions', async () => {
    const { headers } = await server.fetch('/dashboard');
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy.split('; ').sort()).toEqual(
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
      ].sort(),
    );
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
  });

  test.each([
    ['https://oasis.example', 'max-age=31536000'],
    ['http://localhost:3000', null],
  ])('keeps browsers to HTTPS where the app is at %s as it is written: %s', async (address, expected) => {
    const one = await startTestServer({ env: { APP_URL: address } });
    for (const place of ['/', '/healthz', '/api/documents', '/nothing'])
      expect((await one.fetch(place)).headers.get('Strict-Transport-Security')).toBe(expected);
    await one.close();
  });
});

describe('a file', () => {
  test.each([
    ['/assets/main-Ab3dE_f9.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/plain.css', 'text/css; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icons/icon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/fonts/MathJax_Zero.woff2', 'font/woff2', 'no-cache'],
  ])('%s is %s, cached as %s', async (address, type, caching) => {
    const response = await server.fetch(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Cache-Control')).toBe(caching);
    expect(await response.text()).toBe(files[address.slice(1)]);
  });

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', null],
    ['', null],
  ])('for a browser that takes "%s" comes as %s', async (accepted, encoding) => {
    const response = await server.fetch('/assets/main-Ab3dE_f9.js', { headers: { 'Accept-Encoding': accepted } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const length = (await response.arrayBuffer()).byteLength;
    expect(Number(response.headers.get('Content-Length'))).toBe(length);
  });

  test('has no compressed sibling from an older build', async () => {
    const response = await server.fetch('/', { headers: { 'Accept-Encoding': 'br' } });
    expect(response.headers.get('Content-Encoding')).toBeNull();
  });

  test('that is the same is answered 304', async () => {
    const etag = (await server.fetch('/sw.js')).headers.get('ETag') ?? '';
    const again = await server.fetch('/sw.js', { headers: { 'If-None-Match': etag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  test.each(['/foo.txt', '/robots.txt', '/a/x.pdf'])(
    '%s that somebody opens is a page of the app, which leads home',
    async (address) => {
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const response = await server.fetch(address, { headers: { accept } });
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
      expect((await server.fetch(address)).status).toBe(404);
    },
  );

  test.each(['/assets/gone-12345678.js', '/gone.png', '/icons', '/icons/'])(
    '%s that is not there is no page',
    async (address) => {
      const response = await server.fetch(address);
      const title = response.status === 404 ? 'Not found.' : await response.text();
      expect(['Not found.', '<title>shell</title>']).toContain(title);
      if (/\.\w+$/.test(address)) expect(response.status).toBe(404);
    },
  );
});

/** A raw path, which a browser or fetch would tidy up first. */
function raw(port: number, address: string, method = 'GET'): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: address, method, headers: { 'X-Told': 'echo' } }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
}

describe('nothing outside the folder', () => {
  let port: number;
  const http = createServer((incoming, outgoing) => listener(incoming, outgoing));
  const listener = getRequestListener((given) => server.app.fetch(given), { overrideGlobalObjects: false });
  beforeAll(async () => {
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    port = (http.address() as AddressInfo).port;
  });
  afterAll(() => void http.close());

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/../dist-other/secret.txt',
    '/%2e%2e%2fdist-other%2fsecret.txt',
    '/%00/../secret.txt',
    '//secret.txt',
    '/%c0%ae%c0%ae/secret.txt',
    '/.built-from',
    '/.git/config',
  ])('is served for %s', async (address) => {
    expect(await raw(port, address)).not.toContain('secret');
  });

  test('TRACE is refused, and tells nothing of the request', async () => {
    const said = await raw(port, '/', 'TRACE');
    expect(said).not.toMatch(/echo|landing/);
    expect(said.length).toBeGreaterThan(0);
  });
});

test('a file that was shared into the app, but met no worker, leads to the upload screen, which says so', async () => {
  const body = new FormData();
  body.append('file', new File(['Weber on bureaucracy.'], 'weber.txt', { type: 'text/plain' }));
  const answer = await server.fetch('/share', { method: 'POST', body });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard/upload?shared=missed']);
});
