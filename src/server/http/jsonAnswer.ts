// Sends JSON with an ETag, so that unchanged answers are a 304, and compresses it if worthwhile.
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { pauseAfter } from '../process/pause.ts';

const WORTH_BYTES = 1024;
/** Counting the bytes of shorter answers costs more than it gains (fairShare.ts). */
const LARGE_CHARACTERS = 128 * 1024;
const br = promisify(brotliCompress);
const gz = promisify(gzip);
/** Good enough at the speed of gzip. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** An answer that is JSON already, as PostgreSQL wrote it: it is neither parsed nor written again. */
export class JsonText {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export async function toResponse(c: Context, answer: unknown, status: number): Promise<Response> {
  if (answer instanceof Response) return answer;
  if (answer instanceof JsonText) return textResponse(c, answer.text, status);
  const text = JSON.stringify(answer) ?? 'null';
  await pauseAfter(text.length);
  return textResponse(c, text, status);
}

async function textResponse(c: Context, text: string, status: number): Promise<Response> {
  const headers = new Headers({ 'Content-Type': 'application/json', Vary: 'Accept-Encoding' });
  if (c.req.method === 'GET') {
    const etag = `"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
    headers.set('ETag', etag);
    if (isNamed(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers });
    await pauseAfter(text.length);
  }
  // Compares characters, which is close enough for answers near the limit.
  const encoding = text.length < WORTH_BYTES ? null : chosen(c.req.header('accept-encoding') ?? '');
  if (encoding === null) {
    if (text.length > LARGE_CHARACTERS) headers.set('Content-Length', String(Buffer.byteLength(text)));
    return new Response(text, { status, headers });
  }
  const bytes = Buffer.from(text);
  headers.set('Content-Encoding', encoding);
  const packed = new Uint8Array(encoding === 'br' ? await br(bytes, QUICK) : await gz(bytes));
  headers.set('Content-Length', String(packed.length));
  return new Response(packed, { status, headers });
}

function isNamed(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function chosen(accepted: string): 'br' | 'gzip' | null {
  const names = accepted.split(',').map((part) => part.trim().toLowerCase());
  const takes = (name: string) =>
    names.some((encoding) => encoding === name || (encoding.startsWith(`${name};`) && !/;\s*q=0(?:\.0*)?$/.test(encoding)));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : null;
}
