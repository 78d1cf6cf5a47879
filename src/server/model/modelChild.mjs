// A process for one language model, in plain JavaScript: it loads the model's file with node-llama-cpp, answers one request at a time, and
// holds each reply to a JSON schema by grammar. It stands behind everything else on the machine, and ends with the server.
import { die, standBehind } from '../process/standBehind.mjs';

const { RUNTIME, MODEL_FILE, THREADS, WHOLE_MB } = process.env;
const LOOK_MS = 500;
const TEMPERATURE = 0.2;
/** Room for a passage with its rules and a reply; a language that takes more tokens gets more. */
const USUAL_CONTEXT = 8_192;
const STEP = 1_024;

standBehind();
setInterval(() => {
  if (process.memoryUsage.rss() > Number(WHOLE_MB) * 1024 * 1024) process.send({ kind: 'memory' }, die);
}, LOOK_MS);

let llama;
let model;
let context = null;
let sequence = null;
let session = null;

async function load() {
  const runtime = await import(RUNTIME);
  llama = await runtime.getLlama({
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: runtime.LlamaLogLevel.disabled,
    // Threads that wait for a busy processor hold all others up.
    maxThreads: Number(THREADS),
  });
  model = await llama.loadModel({ modelPath: MODEL_FILE });
  session = (options) => new runtime.LlamaChatSession(options);
}

/** The same context as long as it is large enough: it keeps the rules and the passage that two requests have in common. */
async function sequenceFor(tokens) {
  const size = Math.max(USUAL_CONTEXT, Math.ceil(tokens / STEP) * STEP);
  if (size > model.trainContextSize) throw new Error('The passage is too long for this model.');
  if (context === null || context.contextSize < size) {
    await context?.dispose();
    context = await model.createContext({ contextSize: size });
    sequence = context.getSequence();
  }
  return sequence;
}

async function reply({ system, prompt, schema, tokens }) {
  const grammar = await llama.createGrammarForJsonSchema(schema);
  const length = model.tokenize(system).length + model.tokenize(prompt).length;
  const contextSequence = await sequenceFor(length + tokens + STEP);
  const chat = session({ contextSequence, systemPrompt: system });
  try {
    return await chat.prompt(prompt, { grammar, maxTokens: tokens, temperature: TEMPERATURE });
  } finally {
    chat.dispose({ disposeSequence: false });
  }
}

const messageOf = (error) => (error instanceof Error ? error.message : String(error));

try {
  await load();
  process.send({ kind: 'loaded' });
} catch (error) {
  process.send({ kind: 'unloadable', message: messageOf(error) }, die);
}
process.on('message', async (request) => {
  try {
    process.send({ kind: 'reply', text: await reply(request) });
  } catch (error) {
    process.send({ kind: 'failed', message: messageOf(error) });
  }
});
