// Paths of the model's file and of the program that runs it: in DATA_DIR, outside the project.
import path from 'node:path';

export const modelFolder = (dataDir: string) => path.join(dataDir, 'model');
export const runtimeFolder = (dataDir: string) => path.join(modelFolder(dataDir), 'runtime');
/** Installed by scripts/llamaRuntime.mjs. */
export const runtimeEntry = (dataDir: string) =>
  path.join(runtimeFolder(dataDir), 'node_modules', 'node-llama-cpp', 'dist', 'index.js');
