// A small S3 service for tests: one bucket in memory. It computes each signature (AWS Signature Version 4) on its own, and
// refuses what a real service refuses: a wrong signature, a body whose length was not told, another bucket.
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type Bucket = {
  env: Record<string, string>;
  objects: Map<string, Buffer>;
  /** every request from now on is answered with this status; null: as it is asked */
  failWith: (status: number | null) => void;
  /** how many requests it has refused that way */
  refused: () => number;
  /** Killed with every connection, and there again under the same address, with what it had acknowledged. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

const account = { bucket: 'oasis-files', region: 'eu-test-1', accessKeyId: 'THEKEY', secretAccessKey: 'the/secret+key' };

export async function startBucket(): Promise<Bucket> {
  const objects = new Map<string, Buffer>();
  let failing: number | null = null;
  let refused = 0;
  const answer = async (request: IncomingMessage): Promise<{ status: number; body?: Buffer | string }> => {
    const body = await buffer(request);
    if (failing !== null) {
      refused += 1;
      return { status: failing, body: '<Error><Code>InternalError</Code></Error>' };
    }
    if (!isSigned(request)) return { status: 403, body: '<Error><Code>SignatureDoesNotMatch</Code></Error>' };
    const [, bucket, key = ''] = (request.url ?? '').split('/');
    if (bucket !== account.bucket) return { status: 404, body: '<Error><Code>NoSuchBucket</Code></Error>' };
    if (key === '') return { status: 200 };
    if (request.method === 'PUT') {
      if (request.headers['content-length'] === undefined) return { status: 411 };
      objects.set(key, body);
      return { status: 200 };
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    const object = objects.get(key);
    return object === undefined ? { status: 404, body: '<Error><Code>NoSuchKey</Code></Error>' } : { status: 200, body: object };
  };
  const server = createServer((request, response) => {
    void answer(request).then(
      ({ status, body }) => response.writeHead(status).end(request.method === 'HEAD' ? undefined : body),
      // The connection broke off.
      () => response.destroy(),
    );
  });
  const open = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: account.bucket,
      S3_REGION: account.region,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    objects,
    failWith: (status) => {
      failing = status;
    },
    refused: () => refused,
    kill: async () => {
      await close();
      await open(port);
    },
    close,
  };
}

function isSigned(request: IncomingMessage): boolean {
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      request.headers.authorization ?? '',
    );
  const [, key, day = '', region = '', names = '', signature] = parts ?? [];
  if (key !== account.accessKeyId || region !== account.region) return false;
  const header = (name: string) => String(request.headers[name] ?? '');
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    names,
    header('x-amz-content-sha256'),
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const digest = createHash('sha256').update(canonical).digest('hex');
  const hmac = (secret: string | Buffer, text: string) => createHmac('sha256', secret).update(text).digest();
  const secret = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${account.secretAccessKey}`, day), region));
  const expected = hmac(secret, ['AWS4-HMAC-SHA256', header('x-amz-date'), scope, digest].join('\n')).toString('hex');
  return signature === expected;
}
