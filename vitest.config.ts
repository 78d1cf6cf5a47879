// The tests of every room, four files side by side on two cores: many wait for half of their time, for a real server, a real browser or
// a pause that is meant to pass. The longest come first, the smallest last, so that all workers end together.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** One PostgreSQL for all that ask, started before the first test, and the server built. */
const oneDatabase = ['tests/support/oneDatabase.ts', 'tests/support/builtServer.ts'];
const node = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node', ...more },
});
/** What a file leaves behind does not matter to the next: what they import is loaded once a worker, not once a file. */
const oneLoading = { isolate: false };
const indexedDb = ['fake-indexeddb/auto'];

/**
 * Small files with much work behind them, the longest first. Vitest begins with the largest file, so these would come last, and
 * one worker would end the run alone.
 */
const long = [
  '/faults/',
  '/server/api.test',
  '/everyBrowser/',
  '/server/fuzz',
  '/axe/',
  '/journeys/uploads',
  '/journeys/hostile',
  '/server/killedInRecognition',
  '/server/betterQuizzes',
  '/server/dump.test',
  '/engine/hostile',
  '/support/keeper',
  '/engine/engine.test',
  '/support/install',
];
/** Then by project: a worker goes on with files of its own project, and what is loaded stays. The last have the smallest files. */
const projects = ['faults', 'journeys', 'server', 'app', 'sw', 'device', 'engine', 'support', 'core'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = long.findIndex((part) => moduleId.includes(part));
      return at === -1 ? long.length + projects.indexOf(project.name) : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** What `npm run faults -- browsers` runs; every day Firefox and WebKit, which have no Background Sync either, stand for it. */
const leftToFaults = process.env.EVERY_BROWSER ? [] : ['**/everyBrowser/chromium.test.ts'];

/**
 * A browser that did not show something in three minutes is tried once more, and npm test names the test: the machine may have been busy
 * elsewhere (decision 096). Whatever was shown and was wrong fails at once.
 */
const onceMore = { count: 1, condition: /Timeout \d+ms exceeded/ };

/** Tests that drive a real browser. Each file has a server and a browser of its own. */
const browser = (name: string, more: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    testTimeout: 900_000,
    hookTimeout: 900_000,
    retry: onceMore,
    setupFiles: ['tests/support/policy.ts'],
    expect: { poll: { timeout: 180_000 } },
    globalSetup: oneDatabase,
    ...oneLoading,
    ...more,
  },
});

export default defineConfig({
  // Not in the built server, which most journeys and faults drive.
  resolve: { alias: { '@node-rs/argon2': fileURLToPath(new URL('tests/support/quickArgon2.ts', import.meta.url)) } },
  test: {
    // A limit is no measurement: what hangs ends, and what is slow because others use the machine too does not.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Of two cores vitest would use one.
    maxWorkers: 4,
    sequence: { sequencer: LongFirst },
    expect: { poll: { timeout: 180_000 } },
    projects: [
      ...['core', 'engine', 'support'].map((name) => node(name, oneLoading)),
      node('server', { globalSetup: oneDatabase, ...oneLoading }),
      node('device', { setupFiles: indexedDb, globalSetup: oneDatabase, ...oneLoading }),
      node('sw', { setupFiles: indexedDb }),
      {
        extends: true as const,
        test: {
          name: 'app',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          // Each file has a page of its own; jsdom itself is loaded once a worker, not once a file.
          pool: 'vmForks',
          setupFiles: [...indexedDb, 'tests/app/patience.ts'],
          globalSetup: [...oneDatabase, 'tests/app/server.ts'],
        },
      },
      browser('journeys', { exclude: [...(process.env.WITHOUT_WEBKIT ? ['**/webkit.test.ts'] : []), ...leftToFaults] }),
      // Each file is a lane with patience of half a minute, as in npm run faults.
      browser('faults', { globalSetup: [...oneDatabase, 'tests/faults/setup.ts'] }),
      // Only npm run screenshots asks for it: it writes docs/screens.
      ...(process.env.SCREENSHOTS ? [browser('screenshots')] : []),
    ],
  },
});
