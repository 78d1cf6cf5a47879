// The real build behind the real server in this process: its network can be taken away and given back, its requests are read
// afterwards, and quizzes are written straight into its database. For journeys that run in more than one browser.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

export type Asked = { method: string; path: string; token: string | null };

export type ClosableApp = {
  url: string;
  server: TestServer;
  /** the requests to the API so far, in their order */
  asked: Asked[];
  /** nothing listens any more, and open connections break */
  goDown: () => Promise<void>;
  goUp: () => Promise<void>;
  close: () => Promise<void>;
};

export async function openApp(env: NodeJS.ProcessEnv = {}): Promise<ClosableApp> {
  const server = await startTestServer({ dist, env });
  const asked: Asked[] = [];
  const listener = getRequestListener(
    (request) => {
      const path = new URL(request.url).pathname;
      const token = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
      if (path.startsWith('/api/')) asked.push({ method: request.method, path, token });
      return server.app.fetch(request);
    },
    { overrideGlobalObjects: false },
  );
  const listenOn = (at: number) =>
    new Promise<Server>((resolve, reject) => {
      const started = createServer(listener)
        .once('error', reject)
        .listen(at, 'localhost', () => resolve(started));
    });
  let http = await listenOn(0);
  const { port } = http.address() as AddressInfo;
  const goDown = () =>
    new Promise<void>((resolve) => {
      if (!http.listening) return resolve();
      http.close(() => resolve());
      http.closeAllConnections();
    });
  return {
    url: `http://localhost:${port}`,
    server,
    asked,
    goDown,
    goUp: async () => {
      http = await listenOn(port);
    },
    close: async () => {
      await goDown();
      await server.close();
    },
  };
}
