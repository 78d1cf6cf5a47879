// Requests written to a socket byte by byte, and answers as they come: nothing tidies them up on the way.
import { connect, type Socket } from 'node:net';

export type RawAnswer = { status: number; headers: Headers; body: string };

/** A connection to a server at `url`, and what came over it once the other side has ended it. */
export function openSocket(url: string): { socket: Socket; answered: Promise<string> } {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port) });
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
  });
  // An end without a farewell is one too.
  const answered = new Promise<string>((resolve) => socket.on('error', () => {}).on('close', () => resolve(text)));
  return { socket, answered };
}

export async function rawAnswer(url: string, request: string): Promise<RawAnswer> {
  const { socket, answered } = openSocket(url);
  socket.write(request);
  return parseAnswer(await answered);
}

export function parseAnswer(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  return { status: Number(first.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

/** A request of HTTP/1.1 that says how long its body is. */
export function requestText(method: string, path: string, headers: Record<string, string> = {}, body = ''): string {
  const all = { Host: 'localhost', Connection: 'close', 'Content-Length': String(Buffer.byteLength(body)), ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
