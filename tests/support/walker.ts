// A browser without a page: cookies by origin and path, redirects followed by hand, and the forms of a provider's own pages.
import { ORIGIN, type TestServer } from './testServer.ts';

type Cookie = { name: string; value: string; path: string };

export type Walker = {
  /** Goes to an address and follows every redirect until a page or the app's own /auth/callback. Gives where it is. */
  go: (address: string) => Promise<URL>;
  /** Sends the form of the page at hand, and goes on. */
  send: (fields: Record<string, string>) => Promise<URL>;
  /** the page at hand */
  html: () => string;
  /** the Set-Cookie lines that the app's server has written so far */
  written: () => string[];
  /** every address of the app that was asked for */
  visited: () => string[];
};

/** The app's addresses go to the server in memory, every other one to the network. */
export function createWalker(server: TestServer): Walker {
  const jars = new Map<string, Cookie[]>();
  const written: string[] = [];
  const visited: string[] = [];
  let page = '';

  async function ask(url: URL, init: RequestInit): Promise<Response> {
    if (url.origin === ORIGIN) visited.push(url.href);
    const cookies = (jars.get(url.origin) ?? []).filter(({ path }) => url.pathname.startsWith(path));
    const headers = new Headers(init.headers);
    headers.set('Cookie', cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
    const request = { ...init, headers, redirect: 'manual' as const };
    const response = await (url.origin === ORIGIN ? server.fetch(url, request) : fetch(url, request));
    for (const line of response.headers.getSetCookie()) keep(url, line);
    return response;
  }

  function keep(url: URL, line: string): void {
    if (url.origin === ORIGIN) written.push(line);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const path = /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/';
    const others = (jars.get(url.origin) ?? []).filter((cookie) => cookie.name !== name || cookie.path !== path);
    const isGone = value === '' || /max-age=0|expires=Thu, 01 Jan 1970/i.test(line);
    jars.set(url.origin, isGone ? others : [...others, { name, value, path }]);
  }

  async function follow(start: URL, init: RequestInit): Promise<URL> {
    let url = start;
    let response = await ask(url, init);
    for (let hops = 0; hops < 20; hops += 1) {
      const location = response.headers.get('Location');
      if (location === null) break;
      url = new URL(location, url);
      if (url.origin === ORIGIN && url.pathname === '/auth/callback') return url;
      response = await ask(url, {});
    }
    page = await response.text();
    return url;
  }

  return {
    go: (address) => follow(new URL(address, ORIGIN), {}),
    send: (fields) => {
      const action = /<form[^>]* action="([^"]+)"/.exec(page)?.[1] ?? 'no form';
      const hidden = [...page.matchAll(/type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]);
      return follow(new URL(action), { method: 'POST', body: new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }) });
    },
    html: () => page,
    written: () => written,
    visited: () => visited,
  };
}
