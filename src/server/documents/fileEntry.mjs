// The first step of the thread that writes files, where the server runs from its sources: tsx's loader flag does nothing inside a
// thread. In the build, fileWorker.ts has this name.
import { register } from 'tsx/esm/api';

register();
await import('./fileWorker.ts');
