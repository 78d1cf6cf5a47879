// Reads a body other than an upload, with limits on size and time.
import { Refusal } from './failures.ts';

/** Enough for 4 MB over a slow phone network; slower requests get a 408. */
const WITHIN_MS = 120_000;

const tooLarge = () => new Refusal('too_large');

export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const contentLength = request.headers.get('content-length');
  if (Number(contentLength ?? 0) > maxBytes) throw tooLarge();
  if (contentLength !== null) return readWhole(request, maxBytes);
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const { timeout, end } = deadline();
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for (;;) {
      const { done: isDone, value } = await Promise.race([reader.read(), timeout]);
      if (isDone) return Buffer.concat(chunks);
      total += value.length;
      if (total > maxBytes) throw tooLarge();
      chunks.push(value);
    }
  } finally {
    end();
    // The rest of a refused body is not read.
    void reader.cancel().catch(() => {});
  }
}

/** Reads a body of known length, which needs no stream. */
async function readWhole(request: Request, maxBytes: number): Promise<Buffer> {
  const { timeout, end } = deadline();
  try {
    const bytes = Buffer.from(await Promise.race([request.arrayBuffer(), timeout]));
    if (bytes.length > maxBytes) throw tooLarge();
    return bytes;
  } finally {
    end();
  }
}

function deadline(): { timeout: Promise<never>; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), WITHIN_MS);
  });
  return { timeout, end: () => clearTimeout(timer) };
}

function tooSlow(): Refusal {
  return new Refusal('too_slow', { headers: { Connection: 'close' } });
}
