// The real server, over HTTP, for the page's tests. It runs outside of jsdom, whose URL and streams are not Node's.
import { serve } from '@hono/node-server';
import type { TestProject } from 'vitest/node';
import { startTestServer } from '../support/testServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    apiUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const server = await startTestServer();
  const listener = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve(
      {
        fetch: async (request) =>
          new URL(request.url).pathname === '/outbox' ? Response.json(await server.outbox()) : server.app.fetch(request),
        port: 0,
        hostname: '127.0.0.1',
      },
      () => resolve(started),
    );
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  project.provide('apiUrl', `http://127.0.0.1:${address.port}`);
  return async () => {
    listener.close();
    await server.close();
  };
}
