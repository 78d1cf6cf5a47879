// Takes a multipart upload apart while it arrives: the file goes to the store piece by piece, never into memory.
// It counts bytes and reads fields; what the file is, others decide.
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { MAX_UPLOAD_BYTES, uploadTexts } from '#core/document';
import { invalid, Refusal } from '../failures.ts';
import type { Arrival, FileStore } from '../outside/files.ts';
import { displayName } from './filename.ts';

export type Upload = { name: string; arrival: Arrival; timer: string | null };

/** What is over the limit is still read to its end, so that the browser hears the answer; but not for ever. */
const MOST_BYTES_READ = 2 * MAX_UPLOAD_BYTES;
const noFile = () => invalid(['body', 'file'], 'Please choose a file.', 'missing');

export async function receiveUpload(request: Request, files: FileStore): Promise<Upload> {
  const parser = openParser(request.headers.get('content-type') ?? '');
  let arriving: { name: string; content: Readable; arrival: Promise<Arrival>; tooLarge: boolean } | null = null;
  let timer: string | null = null;
  parser.on('file', (field, content, given) => {
    if (field !== 'file' || arriving !== null) {
      content.resume();
      return;
    }
    const file = { name: displayName(given ?? ''), content, arrival: files.receive(content), tooLarge: false };
    file.arrival.catch(() => {});
    content.on('limit', () => {
      file.tooLarge = true;
    });
    arriving = file;
  });
  parser.on('field', (field, value) => {
    if (field === 'timer_duration_seconds') timer = value.trim() || null;
  });
  const reading = readAll(request, parser);
  const failure = await reading.then(
    () => null,
    (error: unknown) => error,
  );
  const file = arriving as { name: string; content: Readable; arrival: Promise<Arrival>; tooLarge: boolean } | null;
  if (failure !== null) {
    file?.content.destroy(new Error('The upload broke off.'));
    await file?.arrival.then((arrival) => arrival.discard()).catch(() => {});
    if (failure instanceof Refusal && file) throw new Refusal(413, uploadTexts.tooLarge(file.name));
    throw invalid(['body'], 'The upload broke off. Please try again.', 'incomplete');
  }
  if (file === null) throw noFile();
  const arrival = await file.arrival;
  if (file.tooLarge) {
    await arrival.discard();
    throw new Refusal(413, uploadTexts.tooLarge(file.name));
  }
  return { name: file.name, arrival, timer };
}

/** Reads a body that nobody needs, so that the sender hears the answer. */
export async function drain(request: Request): Promise<void> {
  if (request.body === null) return;
  await pipeline(source(request.body), counter(), async (chunks: AsyncIterable<Uint8Array>) => {
    for await (const _ of chunks);
  });
}

function openParser(contentType: string) {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw noFile();
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 2, fields: 10, fieldSize: 1000, parts: 12, headerPairs: 20 },
    });
  } catch {
    throw invalid(['body'], 'The form is not valid.', 'multipart_invalid');
  }
}

async function readAll(request: Request, parser: ReturnType<typeof openParser>): Promise<void> {
  if (request.body === null) throw noFile();
  await pipeline(source(request.body), counter(), parser);
}

function source(body: NonNullable<Request['body']>): Readable {
  return Readable.fromWeb(body as import('node:stream/web').ReadableStream<Uint8Array>);
}

function counter(): Transform {
  let total = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      total += chunk.length;
      if (total > MOST_BYTES_READ) done(new Refusal(413, 'The request is too large.'));
      else done(null, chunk);
    },
  });
}
