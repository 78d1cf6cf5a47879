// The first step of the engine's thread where the server runs from its sources: tsx's loader flag does nothing inside a thread.
// In the build, engineWorker.ts has this name.
import { register } from 'tsx/esm/api';

register();
await import('./engineWorker.ts');
