// Stands for the browser's workers, which jsdom has none of: what is sent is read in this process by what the worker calls.
import { type ImportRequest, readImport } from '#core/formats/readers';

export class WorkerHere extends EventTarget {
  isEnded = false;

  postMessage(request: ImportRequest, [port]: MessagePort[]): void {
    void readImport(request).then((opened) => this.isEnded || port?.postMessage({ opened }));
  }

  terminate(): void {
    this.isEnded = true;
  }
}
