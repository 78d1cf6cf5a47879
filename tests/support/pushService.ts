// A push service on this machine, with browsers that decrypt what it gets.
import { createECDH, type ECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';

export type PushedMessage = { title: string; address: string; tag: string };
type Browser = { ecdh: ECDH; auth: Buffer };

export type PushService = {
  origin: string;
  /** Subscribes the next browser. */
  subscribe: () => { endpoint: string; p256dh: string; auth: string };
  /** every request so far: by which browser, with which headers, and what it says */
  received: { endpoint: string; headers: Record<string, unknown>; message: PushedMessage }[];
  /** how it answers from now on */
  answer: { status: number; headers?: Record<string, string> };
  close: () => void;
};

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const service: PushService = {
    origin: '',
    subscribe: () => {
      const [ecdh, auth] = [createECDH('prime256v1'), randomBytes(16)];
      const path = `/push/${browsers.size + 1}`;
      browsers.set(path, { ecdh, auth });
      const p256dh = ecdh.generateKeys().toString('base64url');
      return { endpoint: service.origin + path, p256dh, auth: auth.toString('base64url') };
    },
    received: [],
    answer: { status: 201 },
    close: () => http.close(),
  };
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const browser = browsers.get(request.url ?? '');
    if (browser === undefined) {
      response.writeHead(404).end();
      return;
    }
    const text = ece
      .decrypt(Buffer.concat(chunks), {
        version: 'aes128gcm',
        privateKey: browser.ecdh,
        authSecret: browser.auth.toString('base64url'),
      })
      .toString();
    const message = JSON.parse(text) as PushedMessage;
    service.received.push({ endpoint: service.origin + request.url, headers: request.headers, message });
    response.writeHead(service.answer.status, service.answer.headers).end();
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  service.origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return service;
}
