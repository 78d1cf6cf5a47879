// The first step of the engine's thread, in plain JavaScript: tsx's loader flag does nothing inside a thread.
import { register } from 'tsx/esm/api';

register();
await import('./engineWorker.ts');
