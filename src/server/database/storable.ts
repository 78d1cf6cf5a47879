// Removes what PostgreSQL cannot store: the character NUL, and lone surrogates in JSON. Both are invisible, and an answer with
// one must not be refused forever.

/** The same value with NUL removed from its texts and lone surrogates replaced by U+FFFD. */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

const UNSTORABLE = /[\0\p{Cs}]/u;

function clean(value: unknown): unknown {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? value.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd') : value;
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), clean(inner)]));
}
