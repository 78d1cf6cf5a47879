// Runs the server as a process: `node build/server/run.mjs`, or `tsx src/server/run.ts` from the sources.
import { serveUntilSignal } from './main.ts';

await serveUntilSignal(process.env);
