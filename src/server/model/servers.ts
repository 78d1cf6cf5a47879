// Finds language model servers on this machine, each by its list of models. Only models that run here and write text count:
// Ollama also lists models of its cloud, and all list embedding models. The protocols:
// github.com/ollama/ollama/blob/main/docs/api.md and api/types.go; lmstudio.ai/docs/api/rest-api;
// github.com/ggml-org/llama.cpp/tree/master/tools/server
import * as z from 'zod';

export type FoundModel = {
  program: string;
  baseUrl: string;
  model: string;
  /** size of its file, if the server tells */
  bytes: number | null;
};

type Program = {
  name: string;
  address: string;
  list: (address: string) => Promise<FoundModel[]>;
};

/** A server on this machine lists its models at once. */
const MOST_MS = 1_500;
/** Embedding models turn text into numbers and write none. */
const WRITES_NOTHING = /embed|bge-|minilm|rerank/i;
/** Names that need no quoting in a command line. */
const PLAIN_NAME = /^[\w.:/@+-]{1,200}$/;

const OllamaList = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      size: z.number().optional(),
      remote_host: z.string().optional(),
      remote_model: z.string().optional(),
    }),
  ),
});
const OllamaModel = z.object({
  capabilities: z.array(z.string()).optional(),
  remote_host: z.string().optional(),
  remote_model: z.string().optional(),
});
const LmStudioList = z.object({ data: z.array(z.object({ id: z.string(), type: z.string() })) });
const LlamaCppList = z.object({ data: z.array(z.object({ id: z.string(), owned_by: z.literal('llamacpp') })).min(1) });

async function ask(url: string, body?: object): Promise<unknown> {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(MOST_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`It answers ${response.status}.`);
  return response.json();
}

const isElsewhere = ({ remote_host: host, remote_model: model }: z.infer<typeof OllamaModel>) => Boolean(host || model);

async function listOllama(address: string): Promise<FoundModel[]> {
  const { models } = OllamaList.parse(await ask(`${address}/api/tags`));
  const localModels = models.filter((model) => !isElsewhere(model));
  const lists = localModels.map(async ({ name, size = null }) => {
    const details = OllamaModel.parse(await ask(`${address}/api/show`, { model: name }));
    const canWrite = details.capabilities?.includes('completion') ?? !WRITES_NOTHING.test(name);
    return canWrite && !isElsewhere(details) ? [{ model: name, bytes: size }] : [];
  });
  return (await Promise.all(lists)).flat().map((model) => ({ program: 'Ollama', baseUrl: `${address}/v1`, ...model }));
}

/** Whether this Ollama has a model of this name, whatever it can do. Throws if it does not list its models. */
export async function ollamaHas(address: string, name: string): Promise<boolean> {
  const { models } = OllamaList.parse(await ask(`${address}/api/tags`));
  return models.some((model) => model.name.toLowerCase() === name.toLowerCase());
}

async function listLmStudio(address: string): Promise<FoundModel[]> {
  const { data } = LmStudioList.parse(await ask(`${address}/api/v0/models`));
  return data
    .filter(({ type }) => type === 'llm' || type === 'vlm')
    .map(({ id }) => ({ program: 'LM Studio', baseUrl: `${address}/v1`, model: id, bytes: null }));
}

async function listLlamaCpp(address: string): Promise<FoundModel[]> {
  const { data } = LlamaCppList.parse(await ask(`${address}/v1/models`));
  return data
    .filter(({ id }) => !WRITES_NOTHING.test(id))
    .map(({ id }) => ({ program: 'llama.cpp', baseUrl: `${address}/v1`, model: id, bytes: null }));
}

const OLLAMA = 'http://127.0.0.1:11434';
const OllamaVersion = z.object({ version: z.string() });

/** The address of the Ollama that answers here, with models or without; null where none does. */
export async function findOllama(address = OLLAMA): Promise<string | null> {
  const answer = await ask(`${address}/api/version`).catch(() => null);
  return OllamaVersion.safeParse(answer).success ? address : null;
}

const PROGRAMS: readonly Program[] = [
  { name: 'Ollama', address: OLLAMA, list: listOllama },
  { name: 'LM Studio', address: 'http://127.0.0.1:1234', list: listLmStudio },
  { name: 'llama.cpp', address: 'http://127.0.0.1:8080', list: listLlamaCpp },
];

/** The models of all servers that answer, the largest first. `address`: looks there instead of at the usual ports. */
export async function findServers(address?: string): Promise<FoundModel[]> {
  const lists = PROGRAMS.map(({ list, address: usual }) => list(address ?? usual).catch(() => []));
  const models = (await Promise.all(lists)).flat().filter(({ model }) => PLAIN_NAME.test(model));
  return models.sort((a, b) => (b.bytes ?? 0) - (a.bytes ?? 0));
}

/** A hint for starting Oasis without a language model; null if no local server has one. */
export async function serverHint(address?: string): Promise<string | null> {
  const [first] = await findServers(address);
  if (first === undefined) return null;
  return `${first.program} answers on this machine and is not used. \`npm run model\` lets it write better quizzes.`;
}
