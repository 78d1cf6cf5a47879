// Refuses a PDF whose streams unpack to an absurd size, before the PDF library unpacks them. It keeps nothing.
import { Unzlib } from 'fflate';
import { UnusableDocument } from '../unusable.ts';
import { latin } from './encoding.ts';

const MOST_BYTES_PER_STREAM = 64 * 1024 * 1024;
const MOST_BYTES = 300 * 1024 * 1024;
const DICTIONARY_REACH = 600;
/** Deflate packs at most 1:1032, so a shorter stream cannot reach the limit in one step. */
const HARMLESS_BYTES = Math.floor(MOST_BYTES_PER_STREAM / 1032);

const STEP = 1024;
/** After this many steps without output the stream has ended, even if its declared length is missing. */
const IDLE_STEPS = 16;

/** Inflates in small steps, so that the output of each stays small. After each `hasMore` is asked whether there was output. */
function pushInSteps(inflater: Unzlib, bytes: Uint8Array, hasMore: () => boolean = () => true): void {
  let idle = 0;
  for (let at = 0; at < bytes.length && idle < IDLE_STEPS; at += STEP) {
    inflater.push(bytes.subarray(at, at + STEP), false);
    idle = hasMore() ? 0 : idle + 1;
  }
}

/** The number of bytes from `layers` nested Flate filters, counted up to `limit`. */
function inflatedSize(bytes: Uint8Array, layers: number, limit: number): number {
  let size = 0;
  let isIdle = true;
  const chain: Unzlib[] = [];
  for (let layer = layers - 1; layer >= 0; layer -= 1) {
    const next = chain[0];
    const inflater = new Unzlib((chunk) => {
      if (chunk.length > 0) isIdle = false;
      if (next) pushInSteps(next, chunk);
      else size += chunk.length;
      if (size > limit) throw new UnusableDocument('too-large');
    });
    chain.unshift(inflater);
  }
  const hasMore = () => {
    const hasOutput = !isIdle;
    isIdle = true;
    return hasOutput;
  };
  if (chain[0]) pushInSteps(chain[0], bytes, hasMore);
  return size;
}

/** Throws UnusableDocument if the Flate streams in these bytes are a bomb. Broken streams are left to the library. */
export function assertNoBomb(bytes: Uint8Array): void {
  const mark = new TextEncoder().encode('stream');
  let total = 0;
  for (let at = bytes.indexOf(0x73); at >= 0; at = bytes.indexOf(0x73, at + 1)) {
    if (!mark.every((byte, offset) => bytes[at + offset] === byte) || bytes[at - 1] === 0x64) continue;
    const textBefore = latin(bytes.subarray(Math.max(0, at - DICTIONARY_REACH), at));
    const dictionary = textBefore.slice(Math.max(0, textBefore.lastIndexOf(' obj')));
    const layers = dictionary.match(/\/(?:FlateDecode|Fl)\b/g)?.length ?? 0;
    if (layers === 0) continue;
    const start = at + 6 + (bytes[at + 6] === 0x0d ? 1 : 0) + (bytes[at + 6] === 0x0a || bytes[at + 7] === 0x0a ? 1 : 0);
    const declared = Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN);
    const length = Number.isFinite(declared) ? declared : bytes.length - start;
    if (layers === 1 && (length < HARMLESS_BYTES || /\/Subtype\s*\/Image/.test(dictionary))) continue;
    try {
      total += inflatedSize(bytes.subarray(start, start + length), Math.min(layers, 4), MOST_BYTES_PER_STREAM);
    } catch (error) {
      if (error instanceof UnusableDocument) throw error;
    }
    if (total > MOST_BYTES) throw new UnusableDocument('too-large');
    at = Math.min(bytes.length - 1, start + (Number.isFinite(declared) ? declared : 0));
  }
}
