// Stands for argon2 in the servers that run in a test's own process (vitest.config.ts): the same algorithm with the least memory and
// time, since most tests sign students in by the hundred. What the delivered server stores is in passwordCost.test.ts.
import { createRequire } from 'node:module';

const real = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

export const hash: typeof real.hash = (password) => real.hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
export const { verify } = real;
