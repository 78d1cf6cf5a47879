// Downloads one file of known size and checksum, with progress. Resumes after an interruption, and gives the file its name only
// once it is complete and correct.
import { createHash } from 'node:crypto';
import { createReadStream, statfsSync, statSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from '../config.ts';
import { gigabytes } from './localModel.ts';

export type Download = { url: string; bytes: number; sha256: string };

type Progress = (bytes: number) => void;

const TRIES = 5;
const AGAIN_MS = 1_000;
const SILENCE_MS = 60_000;

/** Retrying will not help: the disk is full, or the host sends something else. */
class Hopeless extends StartFailure {}

export const bytesOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** Throws if the disk of this folder has too little room. */
export function requireRoom(folder: string, bytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize < bytes)
    throw new StartFailure(
      `The disk of ${folder} has ${gigabytes(bavail * bsize)} free, and ${gigabytes(bytes)} are needed: make room.`,
    );
}

export const partOf = (file: string) => `${file}.part`;

/** An interruption leaves a partial file for the next call to resume; every other failure leaves nothing. */
export async function download(source: Download, file: string, onProgress: Progress, againMs = AGAIN_MS): Promise<void> {
  const part = partOf(file);
  if (bytesOf(part) > source.bytes) await rm(part);
  let failures = 0;
  while (bytesOf(part) < source.bytes) {
    const sizeBefore = bytesOf(part);
    try {
      await fetchRest(source, part, onProgress);
    } catch (error) {
      if (error instanceof Hopeless) {
        await rm(part, { force: true });
        throw error;
      }
      failures = bytesOf(part) > sizeBefore ? 1 : failures + 1;
      if (failures >= TRIES)
        throw new StartFailure(
          `The download broke off at ${gigabytes(bytesOf(part))} of ${gigabytes(source.bytes)}: run the same command again, and it goes on from there.`,
        );
      await sleep(againMs * 2 ** (failures - 1));
    }
  }
  if ((await sha256Of(part)) !== source.sha256) {
    await rm(part);
    throw new StartFailure(
      `${path.basename(file)} has another checksum than its host says, so it was deleted. Run the same command again.`,
    );
  }
  await rename(part, file);
}

async function fetchRest({ url, bytes }: Download, part: string, onProgress: Progress): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), SILENCE_MS);
  const have = bytesOf(part);
  const headers = have > 0 ? { Range: `bytes=${have}-` } : undefined;
  try {
    const response = await fetch(url, { headers, signal: silence.signal });
    if (response.status >= 400 && response.status < 500 && response.status !== 416 && response.status !== 429)
      throw new Hopeless(`The host of the model answers ${response.status}, and not with the file.`);
    if (!response.ok || response.body === null) throw new Error(`It answers ${response.status}.`);
    const from =
      response.status === 206 ? Number(/^bytes (\d+)-/.exec(response.headers.get('content-range') ?? '')?.[1] ?? -1) : 0;
    if (from !== 0 && from !== have) throw new Error('It sends another part of the file.');
    const handle = await open(part, from === 0 ? 'w' : 'a');
    let size = from;
    try {
      for await (const chunk of response.body) {
        clearTimeout(timer);
        timer = setTimeout(() => silence.abort(), SILENCE_MS);
        size += chunk.length;
        if (size > bytes) throw new Hopeless('The host of the model sends more than it says the file has.');
        await handle.write(chunk).catch((error: NodeJS.ErrnoException) => {
          throw error.code === 'ENOSPC' ? new Hopeless('The disk is full: make room, then run the same command again.') : error;
        });
        onProgress(size);
      }
    } finally {
      await handle.close();
    }
    if (size < bytes) throw new Error('It broke off.');
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
