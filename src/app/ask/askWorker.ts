// Searches the texts of documents in a worker, so that a long one does not block the page. The first message brings the texts, each
// later one a question and the port for its answer.
import { type AskableDocument, type AskIndex, askIndexOf, findPassages } from '#core/ask/asking';

export type AskMessage = { documents: AskableDocument[] } | { question: string; docIds: readonly number[] };

let index: AskIndex | null = null;

addEventListener('message', ({ data, ports: [port] }: MessageEvent<AskMessage>) => {
  if ('documents' in data) index = askIndexOf(data.documents);
  else if (index !== null) port?.postMessage(findPassages(index, data.question, data.docIds));
});
