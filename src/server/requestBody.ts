// Reads a body that is no upload: at most so many bytes, within a time, and nothing that costs more to refuse than to send.
import { invalid, Refusal } from './failures.ts';

/** Enough for 4 MB over a slow phone network; slower requests get a 408. */
const WITHIN_MS = 120_000;
/** More questions than any quiz has; the same for every list. */
const MOST_ITEMS = 500;
const MOST_DEPTH = 12;

const tooLarge = () => new Refusal(413, 'The request is too large.');

export async function readText(request: Request, maxBytes: number): Promise<string> {
  const told = request.headers.get('content-length');
  if (Number(told ?? 0) > maxBytes) throw tooLarge();
  if (told !== null) return whole(request, maxBytes);
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const { late, end } = deadline();
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return Buffer.concat(chunks).toString();
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
async function whole(request: Request, maxBytes: number): Promise<string> {
  const { late, end } = deadline();
  try {
    const bytes = Buffer.from(await Promise.race([request.arrayBuffer(), late]));
    if (bytes.length > maxBytes) throw tooLarge();
    return bytes.toString();
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
  return new Refusal(408, 'The request took too long to arrive. Please try again.', { 'Retry-After': '5', Connection: 'close' });
}

/** Very long lists and deep nesting are refused by size: a schema would report every single entry. */
export function refuseEndless(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: given, depth } = next;
    if (typeof given !== 'object' || given === null) continue;
    const inner = Array.isArray(given) ? given : Object.values(given);
    if (inner.length > MOST_ITEMS) throw invalid(['body'], `A list has at most ${MOST_ITEMS} entries.`, 'too_long');
    if (depth >= MOST_DEPTH) throw invalid(['body'], 'The body is nested too deeply.', 'too_deep');
    for (const one of inner) open.push({ value: one, depth: depth + 1 });
  }
}
