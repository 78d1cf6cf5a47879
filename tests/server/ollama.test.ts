// The start says how to use an Ollama that answers here; it asks for nothing but its list of models.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { ollamaHint } from '#server/outside/ollama';

async function ollama(reply: string | null) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      asked.push(`${request.method} ${request.url} ${body}`.trim());
      if (reply !== null) response.end(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const listOf = (...models: object[]) => JSON.stringify({ models });

test('names the largest model that writes, and how to start with it', async () => {
  const { address, asked } = await ollama(
    listOf({ name: 'small:1b', size: 1e9 }, { name: 'nomic-embed-text', size: 9e9 }, { name: 'large:14b', size: 8e9 }),
  );
  expect(await ollamaHint(address)).toBe(
    `An Ollama answers on this machine and is not used. Start with LLM_BASE_URL=${address}/v1 LLM_MODEL=large:14b to let it write better quizzes.`,
  );
  expect(asked).toEqual(['GET /api/tags']);
});

test.each([
  ['has no model', listOf()],
  ['has only one that writes nothing', listOf({ name: 'nomic-embed-text', size: 1 })],
  ['has a name that is no name', listOf({ name: 'x; rm -rf /', size: 1 })],
  ['is something else', '<html>'],
  ['never answers', null],
])('says nothing where what answers %s', async (_, reply) => {
  const { address } = await ollama(reply);
  expect(await ollamaHint(address)).toBeNull();
});

test('says nothing where nothing answers', async () => {
  expect(await ollamaHint('http://127.0.0.1:9')).toBeNull();
});
