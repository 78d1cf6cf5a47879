// Reads quiz files in a worker, so that no file holds up the page. The answer goes back through the port that came with the request.
import { type ImportRequest, readImport } from '#core/formats/readers';

addEventListener('message', (event: MessageEvent<ImportRequest>) => {
  const [port] = event.ports;
  void readImport(event.data).then(
    (fileContent) => port?.postMessage({ opened: fileContent }),
    (error: unknown) => port?.postMessage({ failure: String(error) }),
  );
});
