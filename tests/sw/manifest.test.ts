// The manifest of the real build: every file that it names is there, in the size and type that it states, and every address
// that it names is one that the app or its worker answers.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mediaTypes } from '#core/document/uploadRules';
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
  share_target: { action: string; method: string; enctype: string; params: { files: { name: string; accept: string[] }[] } };
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
