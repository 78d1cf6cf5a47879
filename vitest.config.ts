// The tests of every room. The journeys drive a real browser, one file after the other; the rest run side by side.
import { defineConfig } from 'vitest/config';

const node = (name: string, setupFiles: string[] = []) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node', setupFiles },
});
const indexedDb = ['fake-indexeddb/auto'];

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
      {
        extends: true as const,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true as const,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
