// A real WebKit (WebKitGTK) with a profile that lasts, driven over W3C WebDriver, which can be killed as a power cut would and
// started again. It draws on a screen of its own that nobody sees.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './postgres.ts';

const window = fileURLToPath(new URL('webkitBrowser.py', import.meta.url));
const keys = { Enter: '\uE007', Escape: '\uE00C' };

/** Software drawing: there is no graphics card, and none is looked for. */
const plain = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' };

type WebkitPage = {
  goto: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** as it was at the last step */
  url: () => string;
  evaluate: <T, A>(work: (given: A) => T | Promise<T>, given: A) => Promise<T>;
  keyboard: { type: (text: string) => Promise<void>; press: (key: keyof typeof keys) => Promise<void> };
};
export type RealWebkit = {
  page: WebkitPage;
  newTab: () => Promise<WebkitPage>;
  /** SIGKILL of the browser and all of its processes */
  kill: () => Promise<void>;
};

/** Starts WebKit on a profile folder. A folder whose browser was killed is used as it was left. */
export async function startWebkit(profile: string): Promise<RealWebkit> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const [display] = (await once(screen.stdio[3] as Readable, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...plain, DISPLAY: `:${String(display).trim()}`, HOME: profile, NO_AT_BRIDGE: '1' },
  });
  const kill = async () => {
    await end(driver);
    await end(screen);
  };
  try {
    const ask = await openSession(`http://127.0.0.1:${port}`, profile);
    const current = { window: (await ask('GET', '/window')) as string };
    return {
      page: pageIn(ask, current, current.window),
      newTab: async () => {
        const { handle } = (await ask('POST', '/window/new', { type: 'tab' })) as { handle: string };
        return pageIn(ask, current, handle);
      },
      kill,
    };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGKILL');
  await gone;
}

type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

async function openSession(driver: string, profile: string): Promise<Ask> {
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const init = { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
    const { value } = (await (await fetch(driver + path, init)).json()) as { value: unknown };
    const failed = value as { error?: string; message?: string } | null;
    if (failed?.error !== undefined) throw new Error(`WebKit: ${failed.error}, ${failed.message}`);
    return value;
  };
  for (let tries = 0; ; tries += 1) {
    if (await ask('GET', '/status').catch(() => null)) break;
    if (tries > 600) throw new Error('WebKitWebDriver does not answer.');
    await wait(50);
  }
  const browserOptions = { binary: window, args: [profile] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions, timeouts: { script: 15_000 } } };
  const { sessionId } = (await ask('POST', '/session', { capabilities })) as { sessionId: string };
  return (method, path, body) => ask(method, `/session/${sessionId}${path}`, body);
}

/** One window's steps. The driver looks at one window at a time; a step that belongs to another goes there first. */
function pageIn(session: Ask, current: { window: string }, handle: string): WebkitPage {
  let address = 'about:blank';
  let last: Promise<unknown> = Promise.resolve();
  const ask: Ask = (method, path, body) => {
    const turn = last.then(async () => {
      if (current.window !== handle) await session('POST', '/window', { handle });
      current.window = handle;
      return session(method, path, body);
    });
    last = turn.catch(() => undefined);
    return turn;
  };
  const strike = async (text: string) => {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await ask('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  return {
    goto: async (url) => {
      address = url;
      await ask('POST', '/url', { url });
    },
    reload: async () => {
      await ask('POST', '/refresh', {});
    },
    url: () => address,
    evaluate: async <T, A>(work: (given: A) => T | Promise<T>, given: A) => {
      const script = `const [given, done] = arguments;
        Promise.resolve(given).then(${work}).then(
          (value) => done({ value, url: location.href }),
          (error) => done({ error: String(error) }),
        );`;
      const asked = ask('POST', '/execute/async', { script, args: [given] }).catch((error: Error) => {
        throw new Error(`${error.message}: ${String(work).slice(0, 200)}`);
      });
      const said = (await asked) as { value: T; url: string; error?: string };
      if (said.error !== undefined) throw new Error(said.error);
      address = said.url;
      return said.value;
    },
    keyboard: { type: strike, press: (key) => strike(keys[key]) },
  };
}
