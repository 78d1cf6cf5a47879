// The real server, over HTTP, for the page's tests. It runs outside of jsdom, whose URL and streams are not Node's.
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import type { EndpointName } from '#core/api/allEndpoints';
import type { Quiz } from '#core/quiz/quiz';
import { createApp } from '#server/app';
import { documents } from '#server/database/tables';
import { claimDocument, completeDocument, failDocument, insertDocument } from '#server/documents/store';
import { createProvider } from '#server/outside/provider';
import { call } from '../support/people.ts';
import { sampleQuiz, seedQuiz } from '../support/quizzes.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    apiUrl: string;
  }
}

export type Seed = { token: string; quiz: Quiz; seconds: number | null };

/** A completed document with this quiz, as if the engine had written it. */
function seed(server: TestServer, { token, quiz, seconds }: Seed): Promise<{ quizId: number }> {
  const student = { email: '', password: '', token, call: (name: EndpointName) => call(server, name, {}, token) };
  return seedQuiz(server, student, quiz, seconds);
}

/** A document's way through the server, one step at a time, as its job would go it. `docId`: null for a new one. */
export type Stage = {
  userId: number;
  docId: number | null;
  to: 'pending' | 'processing' | 'completed' | 'error';
  /** of a completed one: how far a model is with its better quiz */
  better?: { done: number; parts: number } | null;
};

async function stage({ deps: { db, now } }: TestServer, { userId, docId, to, better }: Stage): Promise<{ docId: number }> {
  const file = { filename: 'notes.txt', kind: 'txt' as const, sizeBytes: 1, fileKey: 'none', uploadedAt: new Date(now()) };
  const id = docId ?? (await insertDocument(db, { ...file, userId, status: 'pending' }))?.id ?? 0;
  const claimed = to === 'pending' ? null : await claimDocument(db, id, 1);
  if (claimed && to === 'completed')
    await completeDocument(db, claimed, { quiz: sampleQuiz, timerSeconds: null, at: new Date(now()) });
  if (better !== undefined)
    await db
      .update(documents)
      .set({ betterAfter: better && new Date(now()), betterDone: better?.done, betterParts: better?.parts })
      .where(eq(documents.id, id));
  if (claimed && to === 'error') await failDocument(db, claimed, 'damaged');
  return { docId: id };
}

/** The answer of a server that fails: `body` null is a gateway's page instead of our JSON. */
export type Fault = { status: number; body: unknown };

async function fail(request: Request, fault: string): Promise<Response> {
  await request.arrayBuffer();
  const { status, body } = JSON.parse(fault) as Fault;
  if (body !== null) return Response.json(body, { status });
  return new Response('<h1>Bad gateway</h1>', { status, headers: { 'content-type': 'text/html' } });
}

/** An answer that a test wrote, given over the wire. */
export type Told = { status: number; headers: [string, string][]; body: string };

function told({ status, headers, body }: Told): Response {
  return new Response(status === 204 ? null : body, { status, headers });
}

export default async function setup(project: TestProject) {
  const server = await startTestServer();
  const provider = createProvider({ issuer: 'https://id.example', clientId: 'oasis', clientSecret: null, name: 'Campus' });
  const campus = createApp({ ...server.deps, provider });
  const listener = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve(
      {
        fetch: async (request) => {
          const { pathname } = new URL(request.url);
          const fault = request.headers.get('x-test-fault');
          if (fault !== null) return fail(request, fault);
          if (pathname === '/told') return told((await request.json()) as Told);
          if (pathname === '/outbox') return Response.json(await server.outbox());
          // The same server, with a third-party login; nothing asks the provider before its button is pressed.
          if (pathname.startsWith('/campus/')) return campus.fetch(new Request(request.url.replace('/campus/', '/'), request));
          if (pathname === '/seed') return Response.json(await seed(server, (await request.json()) as Seed));
          if (pathname === '/stage') return Response.json(await stage(server, (await request.json()) as Stage));
          return server.app.fetch(request);
        },
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
