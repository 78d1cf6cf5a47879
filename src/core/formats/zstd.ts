// Unpacks Zstandard (RFC 8878), in which Anki packs each file of a package.
import { Decompress } from 'fzstd';
import { joined, ZipTrouble } from './unzip.ts';

const STEP = 16_384;

/**
 * The unpacked bytes, at most `limit`.
 * @throws {ZipTrouble}
 */
export function unzstd(bytes: Uint8Array, limit: number): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Decompress((chunk) => {
    size += chunk.length;
    if (size > limit) throw new ZipTrouble('large');
    chunks.push(chunk);
  });
  try {
    for (let at = 0; at < bytes.length; at += STEP) reader.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    throw error instanceof ZipTrouble ? error : new ZipTrouble('damaged');
  }
  return joined(chunks, size);
}
