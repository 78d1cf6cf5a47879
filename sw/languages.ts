// Keeps the files of the languages that were chosen on this device. They are not in the precache: nobody else loads them.
import { registerRoute } from 'workbox-routing';
import { KEEP_LANGUAGE } from '#core/api/keptLanguage';

const CACHE = 'oasis-languages';
const FILE = /(?:^|\/)assets\/language-([a-z]+)-[^/]+\.js$/;

/** Whether this file of the build is a language. */
export function isLanguage(url: string): boolean {
  return FILE.test(url);
}

/** Serves the kept languages, and replaces their files when a new version is installed. `urls`: all language files of this version. */
export function keepLanguages(worker: ServiceWorkerGlobalScope, urls: readonly string[]): void {
  const files = new Map(urls.map((url) => [codeOf(url), new URL(url, worker.location.origin).href]));
  const isOurs = (url: string) => [...files.values()].includes(url);
  const keep = async (codes: Iterable<string>) => {
    const cache = await caches.open(CACHE);
    for (const code of codes) {
      const url = files.get(code);
      // Without a network it is tried again at the next start.
      if (url !== undefined && !(await cache.match(url))) await cache.add(url).catch(() => undefined);
    }
  };
  const keptUrls = async () => (await (await caches.open(CACHE)).keys()).map(({ url }) => url);

  worker.addEventListener('message', (event) => {
    const { type, language } = (event.data ?? {}) as { type?: string; language?: string };
    if (type === KEEP_LANGUAGE && language !== undefined) event.waitUntil(keep([language]));
  });
  worker.addEventListener('install', (event) =>
    event.waitUntil(keptUrls().then((keptFiles) => keep(new Set(keptFiles.map(codeOf))))),
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
    async ({ request }) => (await caches.match(request)) ?? fetch(request),
  );
}

function codeOf(url: string): string {
  return FILE.exec(url)?.[1] ?? '';
}
