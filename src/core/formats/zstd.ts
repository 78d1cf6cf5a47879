// Unpacks Zstandard (RFC 8878), in which Anki packs each file of a package.
import { Decompress } from 'fzstd';
import { joined, ZipTrouble } from './unzip.ts';

const STEP = 16_384;
const MAGIC = 0xfd2fb528;
const SINGLE_SEGMENT = 32;

/**
 * The frame with a window no wider than `limit`. A frame may ask for 2 GB, which the reader reserves and moves for each block; of
 * fewer bytes than the limit, nothing lies further back.
 * @throws {ZipTrouble}
 */
function withNarrowWindow(frame: Uint8Array, limit: number): Uint8Array {
  const head = new DataView(Uint8Array.from([...frame.subarray(0, 18), ...new Uint8Array(18)]).buffer);
  if (head.getUint32(0, true) !== MAGIC) return frame;
  const flags = head.getUint8(4);
  if ((flags & SINGLE_SEGMENT) !== 0) {
    // The window is the content, whose size stands behind the number of a dictionary.
    const at = 5 + ([0, 1, 2, 4][flags & 3] ?? 0);
    const size = [head.getUint8(at), head.getUint16(at, true) + 256, head.getUint32(at, true)][flags >> 6];
    if ((size ?? Number(head.getBigUint64(at, true))) > limit) throw new ZipTrouble('large');
    return frame;
  }
  const narrowest = Math.max(0, Math.ceil(Math.log2(limit)) - 10) * 8;
  if (head.getUint8(5) <= narrowest) return frame;
  const narrowFrame = frame.slice();
  narrowFrame[5] = narrowest;
  return narrowFrame;
}

/**
 * The unpacked bytes, at most `limit`.
 * @throws {ZipTrouble}
 */
export function unzstd(bytes: Uint8Array, limit: number): Uint8Array {
  const frame = withNarrowWindow(bytes, limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Decompress((chunk) => {
    size += chunk.length;
    if (size > limit) throw new ZipTrouble('large');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < frame.length; at += STEP) reader.push(frame.subarray(at, at + STEP), at + STEP >= frame.length);
  } catch (error) {
    throw error instanceof ZipTrouble ? error : new ZipTrouble('damaged');
  }
  return joined(chunks, size);
}
