// Fetches the files of a version some at a time. Workbox installs them one after the other (hundreds at once fail in Chromium),
// and 200 files on a network with a slow answer are then minutes until Oasis works offline.

/** As many as a browser opens connections to one server. */
const AT_A_TIME = 6;

type Asked = {
  /** the address of each file, with the key that the cache holds it under */
  files: ReadonlyMap<string, string>;
  cache: Pick<Cache, 'keys' | 'put'>;
  fetch: (request: Request) => Promise<Response>;
};

/**
 * Puts into the cache what it has not yet. A file that does not come, or comes wrong, is left to workbox: its own install asks for
 * it again, and fails where it fails twice. What has come stays, so a cut install goes on where it stopped.
 */
export async function fetchSideBySide({ files, cache, fetch }: Asked): Promise<void> {
  const cachedUrls = new Set((await cache.keys()).map(({ url }) => url));
  const left = [...files].filter(([, key]) => !cachedUrls.has(key));
  const take = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [url, key] = next;
      // A key other than the address has a revision: such a file keeps its name, and the HTTP cache may hold an older one.
      const request = new Request(url, { cache: key === url ? 'default' : 'reload', credentials: 'same-origin' });
      const response = await fetch(request).catch(() => null);
      if (response?.status === 200 && !response.redirected) await cache.put(key, response).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, take));
}
