// What PostgreSQL cannot keep: the character NUL, and halves of letters inside JSON. They are nothing that a student can see,
// and an answer that holds one must not be refused for ever.

/** The same value, its texts without NUL, halves of letters replaced by the sign for them. */
export function storable<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd');
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [clean(key), clean(inner)]));
}
