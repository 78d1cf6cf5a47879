// Extracts selected entries of a zip within limits. A zip bomb stops at the limit, whatever sizes it declares. The caller words
// the failure for the student.
import { Unzip, type UnzipFile, UnzipInflate } from 'fflate';

export type ZipLimits = {
  entries: number;
  /** the most bytes of all selected entries, unpacked */
  bytes: number;
  /** the highest ratio of unpacked to packed bytes for a large entry */
  ratio: number;
};

/** The limits of a quiz package. */
export const PACKAGE_LIMITS: ZipLimits = { entries: 5000, ratio: 200, bytes: 64 * 1024 * 1024 };

export class ZipTrouble extends Error {
  readonly kind: 'many' | 'large' | 'damaged';

  constructor(kind: ZipTrouble['kind']) {
    super(kind);
    this.kind = kind;
  }
}

/** Small entries may be packed well without being a bomb. */
const RATIO_COUNTS_FROM = 4 * 1024 * 1024;
const STEP = 16_384;

/**
 * Returns the names of all entries, with "/" for "\", and the bytes of the wanted ones.
 * @throws {ZipTrouble}
 */
export function unzip(
  bytes: Uint8Array,
  limits: ZipLimits,
  wanted: (name: string) => boolean,
): { names: string[]; files: Map<string, Uint8Array> } {
  const names: string[] = [];
  const files = new Map<string, Uint8Array>();
  let total = 0;
  const take = (file: UnzipFile) => {
    const name = file.name.replaceAll('\\', '/');
    names.push(name);
    if (names.length > limits.entries) throw new ZipTrouble('many');
    if (!wanted(name) || files.has(name)) return;
    const chunks: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, chunk, last) => {
      if (error) throw error;
      size += chunk.length;
      total += chunk.length;
      const isBomb = size > RATIO_COUNTS_FROM && size / Math.max(1, file.size ?? bytes.length) > limits.ratio;
      if (total > limits.bytes || isBomb) throw new ZipTrouble('large');
      chunks.push(chunk);
      if (last) files.set(name, joined(chunks, size));
    };
    file.start();
  };
  try {
    const reader = new Unzip(take);
    reader.register(UnzipInflate);
    for (let at = 0; at < bytes.length; at += STEP) reader.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch (error) {
    throw error instanceof ZipTrouble ? error : new ZipTrouble('damaged');
  }
  return { names, files };
}

export function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
