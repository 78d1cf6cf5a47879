// The server as a process of its own: `node build/server/run.mjs`, or `tsx src/server/run.ts` from its sources.
import { serveUntilSignal } from './main.ts';

await serveUntilSignal(process.env);
