// The tests of every room. The journeys drive a real browser, one file after the other; the rest run side by side.
import { defineConfig, mergeConfig } from 'vitest/config';

const node = (name: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node', setupFiles },
});
const indexedDb = ['fake-indexeddb/auto'];

/** Tests that drive a real browser: one file after the other, for two browsers at once take each other's time. */
const browser = (name: string, groupOrder: number) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    sequence: { groupOrder },
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
      browser('journeys', 1),
      // Each file is a lane with a server and a browser of its own and patience of half a minute, as in npm run faults.
      mergeConfig(browser('faults', 2), { test: { globalSetup: ['tests/faults/setup.ts'], fileParallelism: true } }),
      // Only npm run screenshots asks for it: it writes docs/screens.
      ...(process.env.SCREENSHOTS ? [browser('screenshots', 3)] : []),
    ],
  },
});
