// Parses a multipart upload while it arrives: the file is streamed to the store, never into memory. It counts bytes and reads
// fields; the file type is decided elsewhere.
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { cleanTitle } from '#core/account/shownName';
import { MAX_UPLOAD_BYTES } from '#core/document/uploadRules';
import { invalid, invalidField, knownTrouble, Refusal } from '../http/failures.ts';
import type { Arrival, FileStore } from '../outside/files.ts';

const MAX_LENGTH = 255;
/**
 * Keeps every script, drops invisible characters (`exe.fdp` must not read as `pdf.exe`) and folders, and shortens before the
 * extension.
 */
function displayName(uploadedName: string): string {
  const name = cleanTitle(uploadedName.split(/[\\/]/).pop() ?? '');
  if (name === '' || name === '.' || name === '..') return 'document';
  const letters = [...name];
  if (letters.length <= MAX_LENGTH) return name;
  const extension = [...(/\.[^.]{1,10}$/.exec(name)?.[0] ?? '')];
  return [...letters.slice(0, MAX_LENGTH - extension.length), ...extension].join('');
}

export type Upload = { name: string; arrival: Arrival; timer: string | null; wishes: string | null };

/** A file over the limit is read up to here, so that the browser receives the answer. */
const MOST_BYTES_READ = 2 * MAX_UPLOAD_BYTES;
/** The least progress between two checks. Even a phone with a weak signal sends a hundred times as much. */
const SLOWEST_BYTES = 16 * 1024;
const LOOK_MS = 60_000;
const tooLarge = (name: string) => new Refusal('file_too_large', { params: { name } });
const noFile = () => invalidField(['body', 'file'], 'file_missing');

type Arriving = { name: string; content: Readable; arrival: Promise<Arrival>; tooLarge: boolean };

export async function receiveUpload(request: Request, files: FileStore): Promise<Upload> {
  const parser = openParser(request.headers.get('content-type') ?? '');
  const stopping = new AbortController();
  let arriving: Arriving | null = null;
  let timer: string | null = null;
  let wishes: string | null = null;
  parser.on('file', (field, content, filename) => {
    if (field !== 'file' || arriving !== null) {
      content.resume();
      return;
    }
    const file: Arriving = { name: displayName(filename ?? ''), content, arrival: files.receive(content), tooLarge: false };
    // A failed store stops reading, and the form parser would wait for it forever.
    file.arrival.catch(() => stopping.abort());
    content.on('error', () => {});
    content.on('limit', () => {
      file.tooLarge = true;
    });
    arriving = file;
  });
  parser.on('field', (field, value) => {
    if (field === 'timer_duration_seconds') timer = value.trim() || null;
    if (field === 'wishes') wishes = value.trim() || null;
  });
  const failure = await readAll(request, parser, stopping.signal).then(
    () => null,
    (error: unknown) => error,
  );
  const file = arriving as Arriving | null;
  if (stopping.signal.aborted && file !== null) throw await storeFailure(file.arrival);
  if (failure !== null) {
    file?.content.destroy(new Error('The upload broke off.'));
    await file?.arrival.then((arrival) => arrival.discard()).catch(() => {});
    if (failure instanceof Refusal && failure.status === 413 && file) throw tooLarge(file.name);
    if (failure instanceof Refusal) throw failure;
    throw invalidField(['body'], 'upload_broken_off');
  }
  if (file === null) throw noFile();
  const arrival = await file.arrival.catch(async () => {
    throw await storeFailure(file.arrival);
  });
  if (file.tooLarge) {
    await arrival.discard();
    throw tooLarge(file.name);
  }
  return { name: file.name, arrival, timer, wishes };
}

/** Why the store could not keep the file, as a refusal. */
async function storeFailure(arrival: Promise<Arrival>): Promise<Refusal> {
  const cause = await arrival.then(
    () => null,
    (error: unknown) => error,
  );
  const isFull = knownTrouble(cause)?.status === 507;
  return new Refusal(isFull ? 'file_has_no_room' : 'file_not_stored', { cause });
}

/** Reads and discards a body, so that the sender receives the answer. */
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
      limits: { fileSize: MAX_UPLOAD_BYTES, files: 2, fields: 10, fieldSize: 100_000, parts: 12, headerPairs: 20 },
    });
  } catch {
    throw invalid(['body'], 'The form is not valid.', 'multipart_invalid');
  }
}

async function readAll(request: Request, parser: ReturnType<typeof openParser>, signal: AbortSignal): Promise<void> {
  if (request.body === null) throw noFile();
  await pipeline(source(request.body), counter(), parser, { signal });
}

function source(body: NonNullable<Request['body']>): Readable {
  return Readable.fromWeb(body as import('node:stream/web').ReadableStream<Uint8Array>);
}

/** Counts bytes, and gives up on a sender that keeps a connection open and sends next to nothing. */
function counter(): Transform {
  let total = 0;
  let atLastLook = 0;
  const look = setInterval(() => {
    if (total - atLastLook < SLOWEST_BYTES) through.destroy(tooSlow());
    atLastLook = total;
  }, LOOK_MS);
  const through = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      total += chunk.length;
      if (total > MOST_BYTES_READ) done(new Refusal('too_large'));
      else done(null, chunk);
    },
    destroy(error, done) {
      clearInterval(look);
      done(error);
    },
  });
  return through;
}

function tooSlow(): Refusal {
  return new Refusal('upload_stalled');
}
