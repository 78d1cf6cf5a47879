// A host of models that speaks as Hugging Face does: what a repository says about itself, and its file, in pieces where a range is asked for.
// It behaves as it is told.
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { tinyModel } from './tinyModel.ts';

export type HostBehaviour =
  | 'good'
  | 'breaks off'
  | 'always breaks off'
  | 'sends nothing'
  | 'sends more'
  | 'wrong checksum'
  | 'huge'
  | 'forbids';

export const MODEL = 'maker/tiny-instruct';
const COMMIT = 'c'.repeat(40);
const FILE = 'tiny-instruct-q4_k_m.gguf';

export type ModelHost = { url: string; asked: string[] };

/** Runs until the test is over. `about`: other than what the repository says of itself. */
export async function startModelHost(behaviour: HostBehaviour, about: object = {}): Promise<ModelHost> {
  const bytes = tinyModel();
  const asked: string[] = [];
  const sha256 = createHash('sha256')
    .update(behaviour === 'wrong checksum' ? 'else' : bytes)
    .digest('hex');
  const size = behaviour === 'huge' ? 8e14 : bytes.length;
  const repository = {
    id: MODEL,
    sha: COMMIT,
    gated: false,
    cardData: { license: 'apache-2.0' },
    siblings: [
      { rfilename: 'README.md', size: 10 },
      { rfilename: 'tiny-instruct-q8_0.gguf', size: 2 * size, lfs: { sha256: '0'.repeat(64), size: 2 * size, pointerSize: 130 } },
      { rfilename: FILE, size, lfs: { sha256, size, pointerSize: 130 } },
    ],
    ...about,
  };
  const sendFile = (range: string | undefined, response: ServerResponse) => {
    const from = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    const rest = bytes.subarray(from);
    const headers = { 'content-length': rest.length, 'content-range': `bytes ${from}-${bytes.length - 1}/${bytes.length}` };
    if (behaviour === 'forbids') return response.writeHead(403).end();
    if (behaviour === 'sends more') return response.end(Buffer.concat([rest, bytes]));
    response.writeHead(from > 0 ? 206 : 200, headers);
    if (behaviour === 'sends nothing') return response.destroy();
    const isCut = behaviour === 'always breaks off' || (behaviour === 'breaks off' && asked.length < 3);
    if (!isCut) return response.end(rest);
    return response.write(rest.subarray(0, behaviour === 'breaks off' ? 100_000 : 1_000), () => response.destroy());
  };
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.range ?? ''}`.trim());
    if (request.url === `/api/models/${MODEL}?blobs=true`) response.end(JSON.stringify(repository));
    else if (request.url === `/${MODEL}/resolve/${COMMIT}/${FILE}`) sendFile(request.headers.range, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
