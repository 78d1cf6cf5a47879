// node-llama-cpp for tests, in a folder of its own (scripts/llamaRuntime.mjs installs it before `npm test`).
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const runtimeFolder = fileURLToPath(new URL('../../.cache/llama/', import.meta.url));
export const runtimeEntry = `${runtimeFolder}node_modules/node-llama-cpp/dist/index.js`;

/** Throws one line where it is missing. */
export function requireRuntime(): void {
  if (!existsSync(runtimeEntry)) throw new Error('node-llama-cpp is missing in .cache/llama: `npm test` installs it.');
}
