// Unpacks the wanted entries of a zip with limits, so that a bomb ends as a sentence and not as a crash.
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';
import { UnusableDocument } from '../unusable.ts';

const MOST_ENTRIES = 10_000;
const MOST_RATIO = 100;
const MOST_BYTES = 300 * 1024 * 1024;
/** Small entries pack well without being a bomb. */
const RATIO_COUNTS_FROM = 4 * 1024 * 1024;
const STEP = 16_384;

/** The entries whose names are wanted. Throws UnusableDocument for a bomb or a broken archive. */
export function unzipWanted(bytes: Uint8Array, wanted: (name: string) => boolean): Map<string, Uint8Array> {
  const found = new Map<string, Uint8Array>();
  let entries = 0;
  let total = 0;
  const take = (file: UnzipFile) => {
    entries += 1;
    if (entries > MOST_ENTRIES) throw new UnusableDocument('too-large');
    if (!wanted(file.name) || found.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, last) => {
      if (error) throw error instanceof UnusableDocument ? error : new UnusableDocument('damaged');
      size += chunk.length;
      total += chunk.length;
      const packed = Math.max(1, file.size ?? bytes.length);
      if (total > MOST_BYTES || (size > RATIO_COUNTS_FROM && size / packed > MOST_RATIO)) throw new UnusableDocument('too-large');
      chunks.push(chunk);
      if (last) found.set(file.name, joined(chunks, size));
    };
    file.start();
  };
  try {
    const unzip = new Unzip(take);
    unzip.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += STEP) unzip.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    throw error instanceof UnusableDocument ? error : new UnusableDocument('damaged');
  }
  return found;
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
