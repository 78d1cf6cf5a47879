// Fetches the files of a version in parallel. Workbox installs them one by one (hundreds at once fail in Chromium): with 200
// files and a slow network, Oasis would work offline only after minutes.

/** The number of connections that a browser opens to one server. */
const AT_A_TIME = 6;

type FetchOptions = {
  /** the cache key of each file, by its address */
  files: ReadonlyMap<string, string>;
  cache: Pick<Cache, 'keys' | 'put'>;
  fetch: (request: Request) => Promise<Response>;
};

/**
 * Caches the missing files. A file that fails is left to workbox, whose own install requests it again and reports the failure.
 * Fetched files stay, so an interrupted install continues.
 */
export async function fetchInParallel({ files, cache, fetch }: FetchOptions): Promise<void> {
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url));
  const left = [...files].filter(([, key]) => !cachedUrls.has(key));
  const take = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [url, key] = next;
      // A key that differs from the address has a revision: the file keeps its name, so the HTTP cache may hold an older
      // version.
      const request = new Request(url, { cache: key === url ? 'default' : 'reload', credentials: 'same-origin' });
      const response = await fetch(request).catch(() => null);
      if (response?.status === 200 && !response.redirected) await cache.put(key, response).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, take));
}
