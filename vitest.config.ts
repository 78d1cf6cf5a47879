// The tests of every room, two files side by side. Those that drive a real browser come last.
import { defineConfig } from 'vitest/config';

/** One PostgreSQL for all that ask, started before the first test. */
const oneDatabase = ['tests/support/oneDatabase.ts'];
const node = (name: string, more: object = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node', ...more },
});
const indexedDb = ['fake-indexeddb/auto'];

/**
 * Tests that drive a real browser, after all others. Each file has a server and a browser of its own and mostly waits, so two
 * run side by side; a third would take the others' time.
 */
const browser = (name: string, more: object = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    globalSetup: oneDatabase,
    sequence: { groupOrder: 1 },
    ...more,
  },
});

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Of two cores vitest would use one.
    maxWorkers: 2,
    projects: [
      ...['core', 'engine', 'support'].map((name) => node(name)),
      node('server', { globalSetup: oneDatabase }),
      node('device', { setupFiles: indexedDb, globalSetup: oneDatabase }),
      node('sw', { setupFiles: indexedDb }),
      {
        extends: true as const,
        test: {
          name: 'app',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: indexedDb,
          globalSetup: [...oneDatabase, 'tests/app/server.ts'],
        },
      },
      browser('journeys', { exclude: process.env.WITHOUT_WEBKIT ? ['**/webkit.test.ts'] : [] }),
      // Each file is a lane with patience of half a minute, as in npm run faults.
      browser('faults', { globalSetup: [...oneDatabase, 'tests/faults/setup.ts'] }),
      // Only npm run screenshots asks for it: it writes docs/screens.
      ...(process.env.SCREENSHOTS ? [browser('screenshots')] : []),
    ],
  },
});
