// node-llama-cpp for tests, in a folder of its own (scripts/llamaRuntime.mjs installs it before `npm test`).
import { fileURLToPath } from 'node:url';

export const runtimeFolder = fileURLToPath(new URL('../../.cache/llama/', import.meta.url));
export const runtimeEntry = `${runtimeFolder}node_modules/node-llama-cpp/dist/index.js`;
