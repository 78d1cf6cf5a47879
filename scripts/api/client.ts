// Twenty clients that ask one address over and over, on plain sockets: fetch would cost more than the servers that are measured.
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export type Target = { port: number; request: () => string };
export type Run = { count: number; seconds: number /** sorted, ms */; times: number[] };

const CLIENTS = 20;

/** The bytes of a request without a body, or with one that is JSON. */
export function requestText(
  method: string,
  path: string,
  token: string,
  body?: object,
  headers: Record<string, string> = {},
): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const own = {
    Host: 'localhost',
    Authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
    ...headers,
  };
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${text}`;
}

/** Asks for so long, each client one thing after the other. Rejects where an answer is no success. */
export async function askFor(seconds: number, target: Target, clients = CLIENTS): Promise<Run> {
  const times: number[] = [];
  const begun = performance.now();
  const end = begun + seconds * 1000;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      const connection = await open(target.port);
      while (performance.now() < end) {
        const before = performance.now();
        await connection.ask(target.request());
        times.push(performance.now() - before);
      }
      connection.socket.destroy();
    }),
  );
  return { count: times.length, seconds: (performance.now() - begun) / 1000, times: times.sort((a, b) => a - b) };
}

export function at(share: number, { times }: Run): number {
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

export function together(runs: readonly Run[]): Run {
  return {
    count: runs.reduce((sum, { count }) => sum + count, 0),
    seconds: runs.reduce((sum, { seconds }) => sum + seconds, 0),
    times: runs.flatMap(({ times }) => times).sort((a, b) => a - b),
  };
}

async function open(port: number): Promise<{ socket: Socket; ask: (text: string) => Promise<void> }> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  let head = '';
  let left = -1;
  let settle: { resolve: () => void; reject: (error: Error) => void } | null = null;
  socket.on('error', (error) => settle?.reject(error));
  socket.on('close', () => settle?.reject(new Error('The connection was closed.')));
  socket.on('data', (chunk) => {
    if (left < 0) {
      head += chunk.toString('latin1');
      const headEnd = head.indexOf('\r\n\r\n');
      if (headEnd === -1) return;
      if (!/^HTTP\/1\.1 2/.test(head)) return settle?.reject(new Error(head));
      const length = /^content-length: (\d+)/im.exec(head)?.[1];
      if (length === undefined) return settle?.reject(new Error(`An answer without a length: ${head}`));
      left = Number(length) - (head.length - headEnd - 4);
    } else left -= chunk.length;
    if (left > 0) return;
    head = '';
    left = -1;
    settle?.resolve();
  });
  return {
    socket,
    ask: (text) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(text);
      }),
  };
}
