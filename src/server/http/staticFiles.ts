// Serves the built app: files with their types, precompressed where the build has such a copy, and a page for every address of
// the app's router. It never reads outside its folder.
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Context } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { withoutEndSlashes } from './withoutEndSlashes.ts';

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

type Asset = { file: string; size: number; changedMs: number };

/** Hashed names never change. Everything else is revalidated, with a 304 while it is unchanged. */
function cachingOf(urlPath: string): string {
  return /^\/assets\/.+[-.][\w-]{8,}\.\w+$/.test(urlPath) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

export function serveApp(folder: string): (c: Context) => Promise<Response> {
  return async (c) => {
    const urlPath = decodePath(c.req.path);
    if (urlPath === null) return notThere();
    const isNavigation = (c.req.header('accept') ?? '').includes('text/html');
    const asset = (await find(folder, urlPath)) ?? (await findPage(folder, urlPath, isNavigation));
    return asset === null ? notThere() : answer(c, asset, cachingOf(urlPath));
  };
}

function notThere(): Response {
  return new Response('Not found.', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

function decodePath(raw: string): string | null {
  try {
    const decoded = decodeURIComponent(raw);
    return /\0|\\/.test(decoded) || decoded.split('/').includes('..') ? null : decoded;
  } catch {
    return null;
  }
}

async function find(folder: string, urlPath: string): Promise<Asset | null> {
  // Dot files belong to the build.
  if (urlPath.includes('/.')) return null;
  const file = path.join(folder, urlPath);
  if (!file.startsWith(folder + path.sep)) return null;
  const stats = await stat(file).catch(() => null);
  return stats?.isFile() ? { file, size: stats.size, changedMs: stats.mtimeMs } : null;
}

/**
 * The page for an address without a file: its prerendered page, or the bare shell that the router fills. A name with a file
 * extension gets a page only on navigation.
 */
async function findPage(folder: string, urlPath: string, isNavigation: boolean): Promise<Asset | null> {
  const last = urlPath.split('/').pop() ?? '';
  // A missing chunk answered with a page would look like a broken script.
  if (urlPath.startsWith('/assets/') || (getMimeType(last) !== undefined && !isNavigation)) return null;
  const name = withoutEndSlashes(urlPath.replace(/^\/+/, ''));
  // One page for all codes of a kind (P14.3, P14.6).
  const codePage = /^([sg])\/[^/]+$/.exec(name);
  if (codePage !== null) return find(folder, `/${codePage[1]}.html`);
  const pages = name === '' ? ['index.html'] : [`${name}.html`, `${name}/index.html`, 'shell.html', 'index.html'];
  for (const page of pages) {
    const asset = await find(folder, `/${page}`);
    if (asset !== null) return asset;
  }
  return null;
}

async function answer(c: Context, asset: Asset, caching: string): Promise<Response> {
  const etag = `"${asset.size.toString(36)}-${Math.floor(asset.changedMs).toString(36)}"`;
  const headers = new Headers({
    'Content-Type': getMimeType(asset.file) ?? 'application/octet-stream',
    'Cache-Control': caching,
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
  const servedFile = await precompressed(asset, c.req.header('accept-encoding') ?? '');
  if (servedFile.encoding !== null) headers.set('Content-Encoding', servedFile.encoding);
  headers.set('Content-Length', String(servedFile.size));
  // Opened before the answer begins, so that a failure here is handled like any other.
  const body = c.req.method === 'HEAD' ? null : Readable.toWeb((await open(servedFile.file)).createReadStream());
  return new Response(body as ReadableStream | null, { headers });
}

async function precompressed(asset: Asset, accepted: string): Promise<Asset & { encoding: string | null }> {
  const names = accepted.split(',').map((part) => part.trim());
  for (const { name, extension } of encodings) {
    if (!names.some((encoding) => encoding === name || (encoding.startsWith(`${name};`) && !/;q=0(?:\.0*)?$/.test(encoding))))
      continue;
    const file = asset.file + extension;
    const stats = await stat(file).catch(() => null);
    // A compressed file older than its original is left over from an earlier build.
    if (stats?.isFile() && stats.mtimeMs >= asset.changedMs - 1000) return { ...asset, file, size: stats.size, encoding: name };
  }
  return { ...asset, encoding: null };
}
