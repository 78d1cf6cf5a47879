// The manifest of the real build: every file that it names is there, in the size and type that it states, and every address
// that it names is one that the app or its worker answers.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { mediaTypes } from '#core/document/document';
import { SHARE_ADDRESS, SHARE_FIELD } from '#core/together/share';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const file = path.join(dist, 'manifest.webmanifest');
if (!existsSync(file)) throw new Error('There is no build: run npm run build first.');

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string; label?: string };
type Manifest = {
  name: string;
  short_name: string;
  start_url: string;
  display: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string }[];
  share_target: {
    action: string;
    method: string;
    enctype: string;
    params: { files: { name: string; accept: string[] }[] };
  };
  file_handlers: { action: string; accept: Record<string, string[]> }[];
};
const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
const pictures = [...manifest.icons, ...manifest.screenshots];

/** What a file is, by its first bytes. */
function typeOf(bytes: Buffer): string {
  if (bytes.subarray(1, 4).toString() === 'PNG') return 'image/png';
  if (bytes.readUInt16BE(0) === 0xffd8) return 'image/jpeg';
  return bytes.toString().includes('<svg') ? 'image/svg+xml' : 'unknown';
}

test('the app has a name and opens on the dashboard, in a window of its own', () => {
  expect(manifest).toMatchObject({ name: 'Oasis', short_name: 'Oasis', start_url: '/dashboard', display: 'standalone' });
});

test.each(pictures.map((picture) => [picture.src, picture.type] as const))('%s is there, a file of %s', (src, type) => {
  expect(typeOf(readFileSync(path.join(dist, src)))).toBe(type);
});

const measured = pictures.filter(({ sizes }) => sizes !== 'any');
test.each(measured.map((picture) => [picture.src, picture.sizes] as const))('%s is of %s pixels', async (src, sizes) => {
  const { width, height } = await loadImage(readFileSync(path.join(dist, src)));
  expect(`${width}x${height}`).toBe(sizes);
});

test('there are icons of 192 and 512 px, a maskable one, and one for every size', () => {
  const known = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`);
  expect(known).toEqual(expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', 'any any']));
});

test('the screenshots are narrow and wide ones, labelled, of one shape for each width, and small', () => {
  const shapes = new Map<string, Set<string>>();
  for (const { form_factor: form = '', sizes, label, src } of manifest.screenshots) {
    shapes.set(form, (shapes.get(form) ?? new Set()).add(sizes));
    expect(label, src).toMatch(/\w+ \w+/);
    expect(readFileSync(path.join(dist, src)).length, src).toBeLessThan(60_000);
  }
  expect([...shapes.keys()].sort()).toEqual(['narrow', 'wide']);
  for (const sizes of shapes.values()) expect(sizes.size).toBe(1);
});

test('screenshots are for the installer: they are not precached', () => {
  expect(readFileSync(path.join(dist, 'sw.js'), 'utf8')).not.toContain('screenshots/');
});

test('the shortcuts are Upload and Dashboard', () => {
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Upload', '/dashboard/upload'],
    ['Dashboard', '/dashboard'],
  ]);
});

test('PDF, PPTX, Word and TXT are shared by a form to the address that the worker answers', () => {
  const { action, method, enctype, params } = manifest.share_target;
  expect([action, method, enctype]).toEqual([SHARE_ADDRESS, 'POST', 'multipart/form-data']);
  const [field, ...more] = params.files;
  expect(more).toEqual([]);
  expect(field?.name).toBe(SHARE_FIELD);
  expect([...(field?.accept ?? [])].sort()).toEqual([...Object.keys(mediaTypes), '.docx', '.pdf', '.pptx', '.txt'].sort());
});

test('the same kinds are opened with the app, on the upload screen', () => {
  expect(manifest.file_handlers).toEqual([
    {
      action: '/dashboard/upload',
      accept: Object.fromEntries(Object.entries(mediaTypes).map(([type, kind]) => [type, [`.${kind}`]])),
    },
  ]);
});
