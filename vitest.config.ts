// The tests of every room, two files side by side. Those that drive a real browser come last.
import { defineConfig } from 'vitest/config';

const node = (name: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node', setupFiles },
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
      ...['core', 'engine', 'server', 'support'].map((name) => node(name)),
      ...['device', 'sw'].map((name) => node(name, indexedDb)),
      {
        extends: true as const,
        test: {
          name: 'app',
          include: ['tests/app/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: indexedDb,
          globalSetup: 'tests/app/server.ts',
        },
      },
      browser('journeys', { exclude: process.env.WITHOUT_WEBKIT ? ['**/webkit.test.ts'] : [] }),
      // Each file is a lane with patience of half a minute, as in npm run faults.
      browser('faults', { globalSetup: ['tests/faults/setup.ts'] }),
      // Only npm run screenshots asks for it: it writes docs/screens.
      ...(process.env.SCREENSHOTS ? [browser('screenshots')] : []),
    ],
  },
});
