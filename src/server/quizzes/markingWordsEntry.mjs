// The first step of the thread that looks up marking words, where the server runs from its sources: tsx's loader flag does nothing
// inside a thread. In the build, markingWordsThread.ts has this name.
import { register } from 'tsx/esm/api';

register();
await import('./markingWordsThread.ts');
