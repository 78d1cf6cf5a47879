// The port. It is opened first, so that an occupied port fails the start at once; until the app is ready it answers 503.
import { lookup } from 'node:dns/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { StartFailure } from './config.ts';

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;
export type Listening = { url: string; answerWith: (fetch: Fetch) => void; close: () => Promise<void> };

/** A slow phone may need long for 100 MB. */
const REQUEST_TIMEOUT_MS = 3600 * 1000;
/** How long a stop waits for running requests. */
const STOP_WITHIN_MS = 10_000;

export async function listen({ host, port }: { host: string; port: number }): Promise<Listening> {
  let fetch: Fetch = () => Response.json({ detail: 'Oasis is starting.' }, { status: 503, headers: { 'Retry-After': '2' } });
  const listener = getRequestListener((request, env) => fetch(request, env));
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.splice(0).map(stop));
  };
  let bound = port;
  try {
    for (const address of await addressesOf(host)) {
      const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS }, listener);
      bound = await bind(server, address, bound);
      servers.push(server);
    }
  } catch (error) {
    await close();
    throw failureOf(error, host, port);
  }
  const shown = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${bound}`,
    answerWith: (given) => {
      fetch = given;
    },
    close,
  };
}

/** `localhost` is two addresses on most machines, and a browser may try either first. */
async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length === 0 ? ['127.0.0.1'] : [...new Set(found.map(({ address }) => address))];
}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops accepting, and waits for the requests that are being answered. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy just now may bring another request: it is answered, and then it ends.
    server.prependListener('request', (_request, answer) => answer.setHeader('Connection', 'close'));
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS).unref();
  });
}

function failureOf(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use: stop the program that uses it, or set another PORT.`,
    EACCES: `Port ${port} may not be used without more rights: set a PORT of 1024 or higher.`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
    ENOTFOUND: `HOST=${host} is not a known host name.`,
  };
  return code in reasons ? new StartFailure(reasons[code] ?? '') : error;
}
