// The headers that every answer carries (D6.1). There is no CORS: the app and its API are one origin.
import type { MiddlewareHandler } from 'hono';
import type {} from 'hono/request-id';
import { API_BASE } from '#core/endpoints';

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
  // Reset and verification tokens stand in addresses.
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const ID_BYTES = 9;

/** A name of our own for each request: it stands in the answer and in the log's lines about it, and says nothing else. */
export function nameRequests(randomBytes: (count: number) => Buffer): MiddlewareHandler {
  return async (c, next) => {
    const id = randomBytes(ID_BYTES).toString('base64url');
    c.set('requestId', id);
    await next();
    c.res.headers.set('X-Request-Id', id);
  };
}

export const secureAnswers: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  if (c.req.path === API_BASE || c.req.path.startsWith(`${API_BASE}/`)) c.res.headers.set('Cache-Control', 'no-store');
};
