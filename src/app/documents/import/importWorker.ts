// Reads quiz files in a worker, so that no file blocks the page. The answer is sent to the port that came with the request.
import { type ImportRequest, readImport } from '#core/formats/readers';

addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  const [port] = event.ports;
  void readImport(event.data).then(
    (fileContent) => port?.postMessage({ opened: fileContent }),
    (error: unknown) => port?.postMessage({ failure: String(error) }),
  );
});
