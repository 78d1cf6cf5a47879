// Servers of language models on this machine are found by their own lists of models; only what runs here and can write counts.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { findServers, serverHint } from '#server/model/servers';

/** A server that answers these paths with JSON; null: it never answers. */
async function serverOf(replies: Record<string, (body: string) => unknown> | null) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`.trim());
      if (replies === null) return;
      const reply = replies[request.url ?? ''];
      if (reply === undefined) response.writeHead(404).end();
      else response.end(JSON.stringify(reply(body)));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** An Ollama with these models; `capabilities`: by their names, none where an older one does not say them. */
function ollama(models: object[], capabilities: Record<string, string[]> | null = null, more: object = {}) {
  return serverOf({
    '/api/tags': () => ({ models }),
    '/api/show': (body) => {
      const { model } = JSON.parse(body) as { model: string };
      return capabilities === null ? {} : { capabilities: capabilities[model], ...more };
    },
  });
}

test('an Ollama: what writes and runs here, the largest first', async () => {
  const cloud = { name: 'huge:cloud', size: 384, remote_host: 'https://ollama.com:443', remote_model: 'huge' };
  const { address } = await ollama(
    [{ name: 'small:1b', size: 1e9 }, { name: 'vectors', size: 9e9 }, { name: 'large:14b', size: 8e9 }, cloud],
    { 'small:1b': ['completion'], vectors: ['embedding'], 'large:14b': ['completion', 'tools'] },
  );
  const found = (model: string, bytes: number) => ({ program: 'Ollama', baseUrl: `${address}/v1`, model, bytes });
  expect(await findServers(address)).toEqual([found('large:14b', 8e9), found('small:1b', 1e9)]);
});

test('an LM Studio: language models, with pictures or without', async () => {
  const { address } = await serverOf({
    '/api/v0/models': () => ({
      data: [
        { id: 'qwen2-vl-7b-instruct', type: 'vlm', state: 'not-loaded' },
        { id: 'meta-llama-3.1-8b-instruct', type: 'llm', state: 'loaded' },
        { id: 'text-embedding-nomic-embed-text-v1.5', type: 'embeddings', state: 'not-loaded' },
      ],
    }),
  });
  const found = await findServers(address);
  expect(found.map(({ program, model }) => `${program} ${model}`)).toEqual([
    'LM Studio qwen2-vl-7b-instruct',
    'LM Studio meta-llama-3.1-8b-instruct',
  ]);
});

test('a server of llama.cpp, and none that only looks like one', async () => {
  const list = (owner: string) => ({ '/v1/models': () => ({ object: 'list', data: [{ id: 'a.gguf', owned_by: owner }] }) });
  const { address } = await serverOf(list('llamacpp'));
  expect(await findServers(address)).toEqual([{ program: 'llama.cpp', baseUrl: `${address}/v1`, model: 'a.gguf', bytes: null }]);
  expect(await findServers((await serverOf(list('somebody'))).address)).toEqual([]);
});

test('the start says how to use what answers, and asks for lists alone', async () => {
  const { address, asked } = await ollama([{ name: 'small:1b', size: 1e9 }]);
  expect(await serverHint(address)).toBe(
    'Ollama answers on this machine and is not used. `npm run model` lets it write better quizzes.',
  );
  expect([...asked].sort()).toEqual([
    'GET /api/tags',
    'GET /api/v0/models',
    'GET /v1/models',
    'POST /api/show {"model":"small:1b"}',
  ]);
});

test.each([
  ['has no model', {}],
  [
    'has only one that writes nothing',
    { '/api/tags': () => ({ models: [{ name: 'nomic-embed-text', size: 1 }] }), '/api/show': () => ({}) },
  ],
  [
    'has a name that is no name',
    { '/api/tags': () => ({ models: [{ name: 'x; rm -rf /', size: 1 }] }), '/api/show': () => ({}) },
  ],
  ['is something else', { '/v1/models': () => '<html>' }],
  ['never answers', null],
])('says nothing where what answers %s', async (_, replies) => {
  const { address } = await serverOf(replies);
  expect(await serverHint(address)).toBeNull();
});
