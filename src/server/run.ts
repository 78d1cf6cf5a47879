// For `node --import tsx src/server/run.ts`: the server as a process of its own.
import { serveUntilSignal } from './main.ts';

await serveUntilSignal(process.env);
