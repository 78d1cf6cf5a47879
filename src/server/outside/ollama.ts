// Is there an Ollama on this machine, and how would it be used? It is asked for its list of models and told nothing.
import * as z from 'zod';

const ADDRESS = 'http://127.0.0.1:11434';
const MOST_MS = 1_500;

const Models = z.object({ models: z.array(z.object({ name: z.string(), size: z.number().optional() })) });
/** They turn text into numbers and write none. */
const WRITES_NOTHING = /embed|bge-|minilm|rerank/i;
/** What may stand in a command line as it is. */
const PLAIN_NAME = /^[\w.:/-]{1,100}$/;

/** One line for the person who starts Oasis without a language model; null where none answers in time, or none can write. */
export async function ollamaHint(address = ADDRESS): Promise<string | null> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), MOST_MS);
  try {
    const response = await fetch(`${address}/api/tags`, { signal: stop.signal, redirect: 'error' });
    const { models } = Models.parse(await response.json());
    const [largest] = models
      .filter(({ name }) => PLAIN_NAME.test(name) && !WRITES_NOTHING.test(name))
      .sort((a, b) => (b.size ?? 0) - (a.size ?? 0));
    if (largest === undefined) return null;
    return `An Ollama answers on this machine and is not used. Start with LLM_BASE_URL=${address}/v1 LLM_MODEL=${largest.name} to let it write better quizzes.`;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
