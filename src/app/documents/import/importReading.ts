// Reads a quiz file in a worker, which is ended after a time limit or when the student cancels.
import type { ImportRequest, OpenedFile } from '#core/formats/readers';
import { unreadable } from '#core/formats/reading';

const MOST_MS = 30_000;

type Answer = { opened: OpenedFile } | { failure: string };

/** What was read, or why it failed. Never rejects. */
export function readInWorker(request: ImportRequest, signal: AbortSignal): Promise<OpenedFile> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./importWorker.ts', import.meta.url), { type: 'module' });
    const { port1, port2 } = new MessageChannel();
    const end = (fileContent: OpenedFile) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      port1.close();
      worker.terminate();
      resolve(fileContent);
    };
    const stop = () => end({ reading: unreadable({ code: 'reading_stopped' }) });
    const fail = (failure: unknown) => {
      console.error('A quiz file could not be read.', failure);
      end({ reading: unreadable({ code: 'file_unreadable' }) });
    };
    const timer = setTimeout(() => end({ reading: unreadable({ code: 'reading_slow' }) }), MOST_MS);
    signal.addEventListener('abort', stop);
    worker.addEventListener('error', (event) => fail(event.message));
    port1.onmessage = ({ data }: MessageEvent<Answer>) => ('opened' in data ? end(data.opened) : fail(data.failure));
    worker.postMessage(request, [port2]);
  });
}
