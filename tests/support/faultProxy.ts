// A bad network of our own: it stands between browser and server on one port, passes everything on, and does what a fault
// says while one is armed. It knows nothing of quizzes and decides nothing about them.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const page = '<!doctype html><title>Campus Wi-Fi</title><h1>Please accept the terms</h1>';
const refusal = (status: number) => ({ status, detail: `Refused by the test with ${status}.` });

/** What may be done to a request instead of answering it. `api`: only to calls of the API, as a broken server would. */
const answers = {
  '401': { ...refusal(401), api: true },
  '403': { ...refusal(403), api: true },
  '403 page': { status: 403, page, api: false },
  '404': { ...refusal(404), api: true },
  '404 page': { status: 404, page, api: false },
  '409': { ...refusal(409), api: true },
  '413': { ...refusal(413), api: true },
  '422': { ...refusal(422), api: true },
  '429 Retry-After': { ...refusal(429), api: true, retryAfter: 3 },
  '500': { ...refusal(500), api: true },
  '503 Retry-After': { ...refusal(503), api: true, retryAfter: 3 },
  'captive portal 200': { status: 200, page, api: false },
  'captive portal 302': { status: 302, page, api: false, location: 'http://portal.invalid/' },
} as const satisfies Record<string, Answer>;

type Answer = { status: number; detail?: string; page?: string; retryAfter?: number; location?: string; api: boolean };

const lossy = ['drop request', 'drop answer', 'cut body', 'delay', 'duplicate', 'hang', 'flapping'] as const;

export type NetworkFault = (typeof lossy)[number] | keyof typeof answers;
export const networkFaults: readonly NetworkFault[] = [...lossy, ...(Object.keys(answers) as (keyof typeof answers)[])];

export type FaultProxy = {
  port: number;
  /** every request from now on meets this fault */
  arm: (fault: NetworkFault) => void;
  /** submissions are held until they are let go, so that a fault can come while an answer is pending */
  holdSubmissions: () => { arrived: Promise<void>; letGo: () => void };
  /** the network is well again; what hung is cut, as it is when a phone changes its network, and what was held goes on */
  heal: () => void;
  /** everything but the API comes from this build from now on, as after a deployment; null: from the server again */
  deploy: (pages: Pages | null) => void;
  /** every request after the next n meets this fault; without one, requests are only counted */
  armAfter: (n: number, fault: NetworkFault) => void;
  /** how many requests came since the last heal */
  seen: () => number;
  /** the bodies of submissions that came by, by their idempotency keys */
  submitted: ReadonlyMap<string, Buffer>;
  /** hears requests that are meant for the test itself: they begin with TEST_PATH, and are never answered */
  onTestCall: (hear: (path: string) => void) => void;
  close: () => Promise<void>;
};

/** A build that is served past the server. */
export type Pages = (request: Request) => Response | Promise<Response>;

export const TEST_PATH = '/__test/';
const DELAY_MS = 2_500;
const FLAP_MS = 1_000;

export async function startFaultProxy(upstreamPort: number, port = 0): Promise<FaultProxy> {
  let fault: NetworkFault | null = null;
  let later: { left: number; fault: NetworkFault } | null = null;
  let pages: Pages | null = null;
  let seen = 0;
  const submitted = new Map<string, Buffer>();
  let hear: (path: string) => void = () => {};
  let hold: { arrive: () => void; gone: Promise<void> } | null = null;
  let letHeldGo = () => {};
  const hanging = new Set<Socket>();

  const listener = createServer((asked, answer) => {
    void take(asked, answer).catch(() => asked.socket.destroy());
  });

  async function take(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bodyOf(asked);
    const path = asked.url ?? '/';
    if (path.startsWith(TEST_PATH)) return hear(path.slice(TEST_PATH.length));
    seen += 1;
    if (later !== null && later.left === 0) fault = later.fault;
    else if (later !== null) later.left -= 1;
    if (path.endsWith('/submit')) submitted.set(String(asked.headers['idempotency-key']), body);
    if (hold && path.endsWith('/submit')) {
      hold.arrive();
      await hold.gone;
    }
    const now = fault;
    const isOurs = now === null || !(now in answers) || !answers[now as keyof typeof answers].api || path.startsWith('/api/');
    if (now === null || !isOurs) return pass(answer, await forward(asked, body));
    if (now in answers) return give(answer, answers[now as keyof typeof answers]);
    switch (now) {
      case 'drop request':
        asked.socket.destroy();
        return;
      case 'drop answer':
        await forward(asked, body);
        asked.socket.destroy();
        return;
      case 'cut body': {
        const whole = await forward(asked, body);
        answer.writeHead(whole.status, { ...plain(whole.headers), 'content-length': String(whole.body.length + 10) });
        answer.write(whole.body.subarray(0, Math.floor(whole.body.length / 2)), () => asked.socket.destroy());
        return;
      }
      case 'delay':
        await wait(DELAY_MS);
        return pass(answer, await forward(asked, body));
      case 'duplicate': {
        const [first] = await Promise.all([forward(asked, body), forward(asked, body)]);
        return pass(answer, first);
      }
      case 'hang':
        hanging.add(asked.socket);
        return;
      case 'flapping':
        if (Math.floor(Date.now() / FLAP_MS) % 2 === 0) asked.socket.destroy();
        else pass(answer, await forward(asked, body));
    }
  }

  async function forward(asked: IncomingMessage, body: Buffer): Promise<Whole> {
    if (pages !== null && !asked.url?.startsWith('/api/')) {
      const response = await pages(new Request(new URL(asked.url ?? '/', `http://localhost:${upstreamPort}`)));
      const headers = Object.fromEntries(response.headers);
      return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
    }
    return new Promise((resolve, reject) => {
      const headers = { ...asked.headers, connection: 'close' };
      const out = request(
        { host: 'localhost', port: upstreamPort, path: asked.url, method: asked.method, headers, agent: false },
        (response) => {
          bodyOf(response).then(
            (data) => resolve({ status: response.statusCode ?? 502, headers: response.headers, body: data }),
            reject,
          );
        },
      );
      out.on('error', reject);
      out.end(body);
    });
  }

  await new Promise<void>((resolve) => listener.listen(port, 'localhost', resolve));
  return {
    port: (listener.address() as AddressInfo).port,
    arm: (next) => {
      fault = next;
    },
    holdSubmissions: () => {
      let arrive = () => {};
      let open = () => {};
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      const gone = new Promise<void>((resolve) => (open = resolve));
      hold = { arrive, gone };
      letHeldGo = () => {
        hold = null;
        open();
      };
      return { arrived, letGo: letHeldGo };
    },
    heal: () => {
      fault = null;
      later = null;
      seen = 0;
      letHeldGo();
      for (const socket of hanging) socket.destroy();
      hanging.clear();
    },
    deploy: (next) => {
      pages = next;
    },
    armAfter: (n, next) => {
      later = { left: n, fault: next };
    },
    seen: () => seen,
    submitted,
    onTestCall: (next) => {
      hear = next;
    },
    close: async () => {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

type Whole = { status: number; headers: IncomingHttpHeaders; body: Buffer };

async function bodyOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** The headers that still hold for a body that was read whole. */
function plain(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, ...rest } = headers;
  return rest;
}

function pass(answer: ServerResponse, { status, headers, body }: Whole): void {
  answer.writeHead(status, plain(headers));
  answer.end(body);
}

function give(answer: ServerResponse, given: Answer): void {
  const { status, detail, page: html, retryAfter, location } = given;
  answer.writeHead(status, {
    'content-type': html === undefined ? 'application/json' : 'text/html; charset=utf-8',
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
    ...(location === undefined ? {} : { location }),
  });
  answer.end(html ?? JSON.stringify({ detail }));
}
