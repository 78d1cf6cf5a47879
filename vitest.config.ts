// The tests of every room but the journeys, which drive a real browser and have their own configuration.
import { defineConfig } from 'vitest/config';

const rooms = ['core', 'engine', 'device', 'server', 'sw', 'support'];

export default defineConfig({
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      ...rooms.map((name) => ({
        extends: true as const,
        test: { name, include: [`tests/${name}/**/*.test.ts`], environment: 'node' },
      })),
      { extends: true as const, test: { name: 'app', include: ['tests/app/**/*.test.{ts,tsx}'], environment: 'jsdom' } },
      {
        extends: true as const,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 240_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
