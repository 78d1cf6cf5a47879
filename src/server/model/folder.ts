// Where the file of a model and the program that loads it lie: in DATA_DIR, outside of the project.
import path from 'node:path';

export const modelFolder = (dataDir: string) => path.join(dataDir, 'model');
export const runtimeFolder = (dataDir: string) => path.join(modelFolder(dataDir), 'runtime');
/** What scripts/llamaRuntime.mjs installs. */
export const runtimeEntry = (dataDir: string) =>
  path.join(runtimeFolder(dataDir), 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
