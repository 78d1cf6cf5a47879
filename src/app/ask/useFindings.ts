// Asks the worker that has the texts of this device's documents. It starts with the first question and ends with the screen.
import { useEffect, useRef, useState } from 'react';
import type { Findings } from '#core/ask/asking';
import { keptPages } from '#device/files/texts';
import type { TextRow } from '#device/rows/textRows';
import { db } from '../data/device.ts';
import type { AskMessage } from './askWorker.ts';

export type Query = { question: string; docIds: readonly number[] };
type Outcome = { query: Query; findings: Findings | 'failed' };

/** What was found for the question; null while it is searched. `texts` are those to search, a new list when one was added. */
export function useFindings(userId: number, texts: readonly TextRow[], query: Query | null): Findings | 'failed' | null {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const search = useRef<ReturnType<typeof startSearch>>(undefined);
  useEffect(() => () => search.current?.end(), []);
  useEffect(() => {
    if (query === null) return;
    let isOver = false;
    if (search.current?.texts !== texts) {
      search.current?.end();
      search.current = startSearch(userId, texts);
    }
    search.current.ask(query).then(
      (findings) => isOver || setOutcome({ query, findings }),
      (error: unknown) => {
        console.error('The documents could not be searched.', error);
        if (!isOver) setOutcome({ query, findings: 'failed' });
      },
    );
    return () => {
      isOver = true;
    };
  }, [userId, texts, query]);
  return outcome !== null && outcome.query === query ? outcome.findings : null;
}

function startSearch(userId: number, texts: readonly TextRow[]) {
  const worker = new Worker(new URL('./askWorker.ts', import.meta.url), { type: 'module' });
  const failed = new Promise<never>((_, reject) => worker.addEventListener('error', (event) => reject(new Error(event.message))));
  const send = (message: AskMessage, ports: MessagePort[] = []) => worker.postMessage(message, ports);
  const ready = Promise.all(
    texts.map(async ({ docId, filename }) => ({ docId, filename, pages: (await keptPages(db, userId, docId)) ?? [] })),
  ).then((documents) => send({ documents }));
  return {
    texts,
    ask: async (query: Query): Promise<Findings> => {
      await ready;
      const { port1, port2 } = new MessageChannel();
      const answered = new Promise<Findings>((resolve) => {
        port1.onmessage = ({ data }: MessageEvent<Findings>) => resolve(data);
      });
      send(query, [port2]);
      return Promise.race([answered, failed]).finally(() => port1.close());
    },
    end: () => worker.terminate(),
  };
}
