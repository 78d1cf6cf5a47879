// An Ollama that pulls as docs/api.md of github.com/ollama/ollama and its server/routes.go say: lines of JSON, of which each layer has its digest.
// It behaves as it is told, and asks a server of a model for what it writes.
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { startModelServer } from './modelServer.ts';
import { tinyModel } from './tinyModel.ts';

export type PullBehaviour =
  | 'good'
  | 'breaks off once'
  | 'always breaks off'
  | 'has no network'
  | 'has a full disk'
  | 'does not know it'
  | 'refuses at once'
  | 'pulls nothing'
  | 'answers with a page'
  | 'sends one endless line'
  | 'pulls another file'
  | 'cannot write';

export type Ollama = { url: string; models: string[]; asked: string[] };

/** What Ollama says of these (server/images.go, server/download.go). */
const ERRORS: Partial<Record<PullBehaviour, string>> = {
  'has no network': 'pull model manifest: Get "https://example/v2/x": dial tcp: lookup example: no such host',
  'has a full disk': 'write /root/.ollama/models/blobs/sha256-1-partial: no space left on device',
  'does not know it': 'pull model manifest: file does not exist',
};

/** Runs until the test is over. `models`: what it has already. */
export async function startOllama(
  behaviour: PullBehaviour,
  models: string[] = [],
  writes: 'good' | 'made-up quotes' = 'good',
): Promise<Ollama> {
  const writer = await startModelServer(writes);
  const asked: string[] = [];
  const size = tinyModel().length;
  const digest = `sha256:${createHash('sha256')
    .update(behaviour === 'pulls another file' ? 'else' : tinyModel())
    .digest('hex')}`;
  let have = 0;
  const pull = (model: string, response: ServerResponse) => {
    const send = (line: object) => response.write(`${JSON.stringify(line)}\n`);
    const pulled = (completed: number) => send({ status: `pulling ${digest.slice(7, 19)}`, digest, total: size, completed });
    if (behaviour === 'pulls nothing') return response.writeHead(404).end('404 page not found');
    if (behaviour === 'refuses at once')
      return response.writeHead(500).end(JSON.stringify({ error: 'policy\nforbids \u001b[31mit' }));
    if (behaviour === 'answers with a page') return response.end('<html>Log in to the campus network</html>\n');
    if (behaviour === 'sends one endless line') return response.end('x'.repeat(300_000));
    send({ status: 'pulling manifest' });
    const error = ERRORS[behaviour];
    if (error !== undefined) return response.end(JSON.stringify({ error }));
    if (behaviour === 'always breaks off' && have > 0) return response.destroy();
    send({ status: `pulling ${digest.slice(7, 19)}`, digest, total: size });
    for (let part = 1; part <= 20; part += 1) if ((size * part) / 20 >= have) pulled(Math.floor((size * part) / 20));
    if (behaviour === 'always breaks off' || (behaviour === 'breaks off once' && have === 0)) {
      have = size / 2;
      return setTimeout(() => response.destroy(), 50);
    }
    send({ status: `pulling 0123456789ab`, digest: `sha256:${'0'.repeat(64)}`, total: 400, completed: 400 });
    for (const status of ['verifying sha256 digest', 'writing manifest', 'success']) send({ status });
    models.push(model);
    return response.end();
  };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += String(part);
    });
    request.on('end', () => {
      const { model = '' } = request.url?.startsWith('/api/') && text !== '' ? (JSON.parse(text) as { model?: string }) : {};
      if (request.method !== 'GET') asked.push(`${request.method} ${request.url} ${model}`.trim());
      if (request.url === '/api/version') return response.end(JSON.stringify({ version: '0.12.0' }));
      if (request.url === '/api/tags') return response.end(JSON.stringify({ models: models.map((name) => ({ name, size })) }));
      if (request.url === '/api/show')
        return response.end(JSON.stringify({ capabilities: [behaviour === 'cannot write' ? 'embedding' : 'completion'] }));
      if (request.url === '/api/pull') return pull(model, response);
      if (request.url === '/api/delete') {
        const at = models.indexOf(model);
        if (at >= 0) models.splice(at, 1);
        return response.writeHead(at >= 0 ? 200 : 404).end();
      }
      if (!request.url?.startsWith('/v1/chat')) return response.writeHead(404).end();
      return void fetch(`${writer.url}/chat/completions`, { method: 'POST', body: text })
        .then((reply) => reply.text())
        .then((reply) => response.end(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, models, asked };
}
