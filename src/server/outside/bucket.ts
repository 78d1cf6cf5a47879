// Stores uploaded files in a bucket of any S3-compatible service. A file is on this machine only while it arrives and while it
// is read. It never lists a bucket and never touches objects that it did not write.
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type BucketConfig, type Config, StartFailure } from '../config.ts';
import { Refusal } from '../http/failures.ts';
import { withoutEndSlashes } from '../http/withoutEndSlashes.ts';
import { type FileStore, openFileStore } from './files.ts';

const ANSWER_WITHIN_MS = 10_000;
const TRANSFER_WITHIN_MS = 10 * 60_000;

/** Opens the configured bucket, or a folder in DATA_DIR. */
export function openFiles({ bucket, dataDir }: Pick<Config, 'bucket' | 'dataDir'>): Promise<FileStore> {
  const folder = path.join(dataDir, 'files');
  return bucket === null ? openFileStore(folder) : openBucket(bucket, folder);
}

/** Contacts the bucket first, so that a store that refuses everything fails the start. */
async function openBucket(config: BucketConfig, folder: string): Promise<FileStore> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = `${withoutEndSlashes(endpoint)}/${encodeURIComponent(bucket)}`;
  const local = await openFileStore(folder);
  await requireBucket(client, base);

  const putFile = async (key: string, file: string, size: number) => {
    const init = {
      method: 'PUT',
      body: Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
      // S3 requires the length of a body.
      headers: { 'Content-Length': String(size), 'Content-Type': 'application/octet-stream' },
      duplex: 'half' as const,
      signal: AbortSignal.timeout(TRANSFER_WITHIN_MS),
    };
    await settle(await client.fetch(`${base}/${key}`, init), `PUT ${key}`);
  };
  const remove = async (key: string) => {
    const init = { method: 'DELETE', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) };
    await settle(await client.fetch(`${base}/${key}`, init), `DELETE ${key}`);
  };

  return {
    receive: async (content) => {
      const arrival = await local.receive(content);
      let isSent = false;
      return {
        ...arrival,
        keep: async () => {
          isSent = true;
          await putFile(arrival.key, arrival.file, arrival.size).catch((error: unknown) => {
            throw new Refusal('file_not_stored', { cause: error });
          });
          await rm(arrival.file, { force: true });
        },
        discard: async () => {
          await arrival.discard();
          // Half of it may be stored. If it cannot be removed now it is an orphan, which is not another failure.
          if (isSent) await remove(arrival.key).catch(() => {});
        },
      };
    },
    open: async (key) => {
      const response = await client.fetch(`${base}/${key}`, { signal: AbortSignal.timeout(TRANSFER_WITHIN_MS) });
      if (!response.ok || response.body === null) throw await failureOf(response, `GET ${key}`);
      const file = local.scratch();
      const removeScratch = () => rm(file, { force: true });
      try {
        await pipeline(Readable.fromWeb(response.body as ReadableStream<Uint8Array>), createWriteStream(file, { mode: 0o600 }));
        return { file, done: removeScratch };
      } catch (error) {
        await removeScratch();
        throw error;
      }
    },
    remove,
    putBack: async (key, content) => {
      const arrival = await local.receive(content);
      await putFile(key, arrival.file, arrival.size).finally(() => rm(arrival.file, { force: true }));
    },
    check: async () =>
      settle(await client.fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }), 'HEAD'),
    scratch: local.scratch,
  };
}

async function requireBucket(client: AwsClient, base: string): Promise<void> {
  const answer = await client.fetch(base, { method: 'HEAD', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  if (answer?.ok) return;
  throw new StartFailure(
    answer === null
      ? 'The bucket for files cannot be used: nothing answers at S3_ENDPOINT.'
      : `The bucket for files cannot be used: S3_ENDPOINT answers ${answer.status}, so look at S3_BUCKET, S3_REGION and the keys.`,
  );
}

async function settle(response: Response, operation: string): Promise<void> {
  if (!response.ok) throw await failureOf(response, operation);
  await response.body?.cancel();
}

async function failureOf(response: Response, operation: string): Promise<Error> {
  const reason = /<Code>(\w+)<\/Code>/.exec(await response.text().catch(() => ''))?.[1] ?? '';
  const failure = new Error(`${operation}: the file store answered ${response.status} ${reason}`.trimEnd());
  return response.status === 404 ? Object.assign(failure, { code: 'ENOENT' }) : failure;
}
