// Caches results for short texts, since books repeat their words, and for objects. A full cache of texts is cleared.

const MOST = 20_000;
const LONGEST = 160;

export function remembered<T>(make: (text: string) => T): (text: string) => T {
  const cache = new Map<string, T>();
  return (text) => {
    if (text.length > LONGEST) return make(text);
    const cachedResult = cache.get(text);
    if (cachedResult !== undefined) return cachedResult;
    const result = make(text);
    if (cache.size >= MOST) cache.clear();
    cache.set(text, result);
    return result;
  };
}

export function rememberedOf<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const results = new WeakMap<Of, Made>();
  return (of) => {
    const result = results.get(of) ?? make(of);
    results.set(of, result);
    return result;
  };
}
