// Sets the headers of every answer (D6.1). There is no CORS: the app and its API are one origin.
import type { MiddlewareHandler } from 'hono';
import type {} from 'hono/request-id';
import { API_BASE } from '#core/api/endpoints';
import type { Deps } from '../deps.ts';

const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  // Emotion and MathJax write style elements, and a precached page cannot carry a fresh nonce.
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
].join('; ');

const headers = {
  'Content-Security-Policy': contentSecurityPolicy,
  'X-Content-Type-Options': 'nosniff',
  // Addresses may contain reset and verification tokens.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Only if the app is reached by HTTPS; browsers ignore it over HTTP. */
const httpsOnly = { 'Strict-Transport-Security': 'max-age=31536000' };

const API_FOLDER = `${API_BASE}/`;

const ID_BYTES = 9;
/** Drawing this many at once costs little more than one. */
const IDS_AT_ONCE = 128;

/** Draws request ids of 72 random bits. */
function drawer(randomBytes: (count: number) => Buffer): () => string {
  let randomPool: Buffer = Buffer.alloc(0);
  let at = 0;
  return () => {
    if (at === randomPool.length) {
      randomPool = randomBytes(ID_BYTES * IDS_AT_ONCE);
      at = 0;
    }
    at += ID_BYTES;
    return randomPool.toString('base64url', at - ID_BYTES, at);
  };
}

type Dressing = Pick<Deps, 'randomBytes' | 'appUrl'>;
const headersAt = (appUrl: string) => (appUrl.startsWith('https:') ? { ...headers, ...httpsOnly } : headers);

/** The headers for answers that the app does not make: before it is ready, and for invalid requests. */
export function createDress({ randomBytes, appUrl }: Dressing): () => Record<string, string> {
  const draw = drawer(randomBytes);
  return () => ({ ...headersAt(appUrl), 'X-Request-Id': draw(), 'Cache-Control': 'no-store' });
}

/** Adds the headers and a random request id, which appears in the answer and in the log's lines about it. */
export function dressAnswers({ randomBytes, appUrl, now }: Dressing & Pick<Deps, 'now'>): MiddlewareHandler {
  const draw = drawer(randomBytes);
  const entries = Object.entries(headersAt(appUrl));
  return async (c, next) => {
    const id = draw();
    c.set('requestId', id);
    await next();
    const { headers: responseHeaders } = c.res;
    responseHeaders.set('X-Request-Id', id);
    for (const [name, value] of entries) responseHeaders.set(name, value);
    if (c.req.path !== API_BASE && !c.req.path.startsWith(API_FOLDER)) return;
    responseHeaders.set('Cache-Control', 'no-store');
    // The server's clock, for devices whose own clock is wrong.
    responseHeaders.set('Date', new Date(now()).toUTCString());
  };
}
