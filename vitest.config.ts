// The tests of every room, side by side; but the journeys, which drive a real browser, come one file after the other.
import { defineConfig } from 'vitest/config';

const node = (name: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node', setupFiles },
});
const indexedDb = ['fake-indexeddb/auto'];

/** Tests that drive a real browser. `given`: files of journeys take each other's time and focus, so they do not run side by side. */
const browser = (name: string, groupOrder: number, given: { fileParallelism?: boolean; globalSetup?: string[] } = {}) => ({
  extends: true as const,
  test: {
    name,
    include: [`tests/${name}/**/*.test.ts`],
    environment: 'node',
    testTimeout: 240_000,
    hookTimeout: 240_000,
    fileParallelism: false,
    sequence: { groupOrder },
    ...given,
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
      // They mostly wait, and judge no moment: npm run faults runs three cells at a time.
      browser('faults', 2, { fileParallelism: true, globalSetup: ['tests/faults/setup.ts'] }),
      // Only npm run screenshots asks for it: it writes docs/screens.
      ...(process.env.SCREENSHOTS ? [browser('screenshots', 3)] : []),
    ],
  },
});
