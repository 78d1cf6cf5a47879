// Opens the port. It is opened first, so that an occupied port fails the start at once; until the app is ready it answers 503.
import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { FailureCode } from '#core/wire/failureCodes';
import { StartFailure } from '../config.ts';
import { Refusal } from './failures.ts';
import { createDress } from './headers.ts';

type Fetch = (request: Request, env?: unknown) => Response | Promise<Response>;
export type Listening = { url: string; answerWith: (fetch: Fetch) => void; close: () => Promise<void> };
type Place = { host: string; port: number; appUrl: string };

/** A slow phone may need long for 100 MB, but a request's header is small. Late requests are found at the next check. */
const TIMES = {
  requestTimeout: 3600 * 1000,
  headersTimeout: 60_000,
  connectionsCheckingInterval: 30_000,
  keepAliveTimeout: 5_000,
  takesNothing: 120_000,
};
/** How long a stop waits for running requests. */
const STOP_WITHIN_MS = 10_000;

export async function listen({ host, port, appUrl }: Place, times = TIMES): Promise<Listening> {
  const dress = createDress({ randomBytes, appUrl });
  const failure = (code: FailureCode) => {
    const { body, status, headers } = new Refusal(code);
    return Response.json(body, { status, headers: { ...dress(), ...headers } });
  };
  let fetch: Fetch = () => failure('starting');
  const listener = getRequestListener((request, env) => fetch(request, env), {
    errorHandler: (error) => failure(error instanceof RequestError ? 'no_request' : 'unexpected'),
  });
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.splice(0).map(stop));
  };
  let bound = port;
  try {
    for (const address of await addressesOf(host)) {
      // We answer requests without a host or with an Expect header ourselves, with a sentence.
      const server = createServer({ ...times, requireHostHeader: false }, listener);
      server.on('checkExpectation', listener);
      // Also between two requests. A client whose answer has not begun waits for us, so it is not timed out.
      server.setTimeout(times.takesNothing, (socket) => answerOn(socket)?.headersSent !== false && socket.destroy());
      server.on('clientError', (error, socket) => refuseRaw(error, socket, dress()));
      bound = await bind(server, address, bound);
      servers.push(server);
    }
  } catch (error) {
    await close();
    throw failureOf(error, host, port);
  }
  const urlHost = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${urlHost}:${bound}`,
    answerWith: (handler) => {
      fetch = handler;
    },
    close,
  };
}

/** Invalid HTTP, too large headers, or a stalled request: Node chooses the status, we add the headers. */
function refuseRaw(error: Error, socket: Duplex, headers: Record<string, string>): void {
  const status = ('code' in error && RAW_STATUS.get(String(error.code))) || 400;
  // After the start of an answer no other can be sent.
  if (!socket.writable || answerOn(socket)?.headersSent) return void socket.destroy();
  const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  // A client that does not disconnect is cut off.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

/** The answer in progress. Node has no public name for it. */
function answerOn(socket: Duplex): { headersSent: boolean } | null {
  return (socket as { _httpMessage?: { headersSent: boolean } | null })._httpMessage ?? null;
}

const RAW_STATUS = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/** `localhost` is two addresses on most machines, and a browser may try either first. */
async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host];
  const addresses = await lookup(host, { all: true }).catch(() => []);
  return addresses.length === 0 ? ['127.0.0.1'] : [...new Set(addresses.map(({ address }) => address))];
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

/** Stops accepting, and waits for the requests in progress. */
function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was just busy may bring another request: it is answered, then closed.
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
