// Keeps the files that were chosen on this device: its language, the speech rules once a formula was read aloud, and rare fonts once a
// formula has them. They are not in the precache: nobody else loads them.
import { registerRoute } from 'workbox-routing';
import { KEEP_LANGUAGE } from '#core/api/keptLanguage';

/** Named for the languages that it held first: what lies on phones stays. */
const CACHE = 'oasis-languages';
const FILE =
  /(?:^|\/)(?:assets\/((?:language|speech)-[a-z]+)-[^/]+\.js|mathjax-fonts\/(MathJax_(?:Fraktur|Calligraphic)-Bold)\.woff)$/;

/** Whether this file of the build is loaded only where it is chosen. */
export function isChosenFile(url: string): boolean {
  return FILE.test(url);
}

/** Serves the kept files, and replaces them when a new version is installed. `urls`: all such files of this version. */
export function keepChosenFiles(worker: ServiceWorkerGlobalScope, urls: readonly string[]): void {
  const files = new Map(urls.map((url) => [nameOf(url), new URL(url, worker.location.origin).href]));
  const isOurs = (url: string) => [...files.values()].includes(url);
  const keep = async (names: Iterable<string>) => {
    const cache = await caches.open(CACHE);
    for (const name of names) {
      const url = files.get(name);
      // Without a network it is tried again at the next start.
      if (url !== undefined && !(await cache.match(url))) await cache.add(url).catch(() => undefined);
    }
  };
  const keptUrls = async () => (await (await caches.open(CACHE)).keys()).map(({ url }) => url);

  worker.addEventListener('message', (event) => {
    const { type, language } = (event.data ?? {}) as { type?: string; language?: string };
    if (type === KEEP_LANGUAGE && language !== undefined) event.waitUntil(keep([`language-${language}`]));
  });
  worker.addEventListener('install', (event) =>
    event.waitUntil(keptUrls().then((keptFiles) => keep(new Set(keptFiles.map(nameOf))))),
  );
  worker.addEventListener('activate', (event) =>
    event.waitUntil(
      caches
        .open(CACHE)
        .then(async (cache) => Promise.all((await keptUrls()).filter((url) => !isOurs(url)).map((url) => cache.delete(url)))),
    ),
  );
  registerRoute(
    ({ url }) => isOurs(url.href),
    async ({ request, url }) => {
      const keptFile = await caches.match(request);
      if (keptFile) return keptFile;
      const response = await fetch(request);
      // A file that a page asks for is chosen. Where there is no room, it is only shown.
      if (response.ok) await (await caches.open(CACHE)).put(url.href, response.clone()).catch(() => undefined);
      return response;
    },
  );
}

function nameOf(url: string): string {
  const [, chunk, font] = FILE.exec(url) ?? [];
  return chunk ?? font ?? '';
}
