// Remembers what was made of a short text, because books say the same words over and over, and of an object. Of texts it forgets all when
// it has grown too large, and never remembers long ones.

const MOST = 20_000;
const LONGEST = 160;

/** The same function, which makes the same thing of the same text only once. */
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

/** The same function of an object, which makes the same thing of it only once. */
export function rememberedOf<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const results = new WeakMap<Of, Made>();
  return (of) => {
    const result = results.get(of) ?? make(of);
    results.set(of, result);
    return result;
  };
}
