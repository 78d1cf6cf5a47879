// Reads a body that is no upload: at most so many bytes, within a time.
import { Refusal } from './failures.ts';

/** Enough for 4 MB over a slow phone network; slower requests get a 408. */
const WITHIN_MS = 120_000;

const tooLarge = () => new Refusal('too_large');

export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > maxBytes) throw tooLarge();
  if (told !== null) return whole(request, maxBytes);
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const { late, end } = deadline();
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return Buffer.concat(chunks);
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

/** A body that says how long it is: no more than that comes, and it is read without the cost of a stream. */
async function whole(request: Request, maxBytes: number): Promise<Buffer> {
  const { late, end } = deadline();
  try {
    const bytes = Buffer.from(await Promise.race([request.arrayBuffer(), late]));
    if (bytes.length > maxBytes) throw tooLarge();
    return bytes;
  } finally {
    end();
  }
}

function deadline(): { late: Promise<never>; end: () => void } {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), WITHIN_MS);
  });
  return { late, end: () => clearTimeout(timer) };
}

function tooSlow(): Refusal {
  return new Refusal('too_slow', { headers: { Connection: 'close' } });
}
