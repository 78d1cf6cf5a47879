// Detects what an uploaded file really is, from its first and last bytes. Its name and media type are only claims.
import { open } from 'node:fs/promises';
import type { FileKind } from '#core/document/document';
import { sniffKind } from '#engine/read/fileKind';

const HEAD_BYTES = 64 * 1024;
/** The central directory of a zip file is at its end. */
const TAIL_BYTES = 2 * 1024 * 1024;

/** Looks only at signatures and entry names; nothing is unpacked or parsed in the server's thread. */
export async function realKind(file: string, size: number): Promise<FileKind | null> {
  const handle = await open(file, 'r');
  try {
    const head = Math.min(size, HEAD_BYTES);
    const tail = Math.min(size - head, TAIL_BYTES);
    const bytes = new Uint8Array(head + tail);
    await handle.read(bytes, 0, head, 0);
    if (tail > 0) await handle.read(bytes, head, tail, size - tail);
    return sniffKind(bytes);
  } finally {
    await handle.close();
  }
}
