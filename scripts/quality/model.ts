// npm run quality -- --model FILES: the engine with the language model that is set up, by LLM_BASE_URL and LLM_MODEL or by `npm run model`.
// Prints which documents are served, by how many questions of the model, in how many seconds and tokens, and writes a sheet for readers (`--read FOLDER` reads it).
import { readConfig, StartFailure } from '#server/config';
import { withStore } from '#server/model/openStore';
import { openChoice } from '#server/model/source';
import { findModel } from '#server/model/store';
import { createLlm } from '#server/outside/llm';
import { silentLog } from '#server/process/log';
import type { Engine } from './outcome.ts';
import { printServed } from './served.ts';
import { writeSheet } from './sheet.ts';

const CHARACTERS_PER_TOKEN = 4;

type SheetOptions = { seed: number; most: number; spoil: number };

async function openModel() {
  const { llm, dataDir } = readConfig(process.env);
  if (llm !== null) return { llm: createLlm(llm, silentLog), close: () => {} };
  const stored = await withStore(process.env, findModel);
  if (stored === null)
    throw new StartFailure('There is no language model: run `npm run model`, or set LLM_BASE_URL and LLM_MODEL.');
  return openChoice(stored.choice, dataDir, silentLog);
}

export async function measureModel(
  { makeQuiz }: Engine,
  files: readonly string[],
  folder: string,
  options: SheetOptions,
): Promise<void> {
  if (files.length === 0) throw new StartFailure('Say which documents: npm run quality -- --model FILES…');
  const { llm, close } = await openModel();
  const letters = { in: 0, out: 0 };
  const { signal } = new AbortController();
  const { name } = llm.forDocument(signal);
  const engine: Engine = {
    name,
    makeQuiz: (file, more) => {
      const model = llm.forDocument(signal);
      const ask: typeof model.ask = async (request) => {
        letters.in += request.system.length + request.prompt.length;
        const reply = await model.ask(request);
        letters.out += JSON.stringify(reply).length;
        return reply;
      };
      return makeQuiz(file, { ...more, model: { ...model, ask } });
    },
  };
  try {
    const outcomes = await printServed(engine, files);
    // Only a draft of our own has a kind.
    const kinds = outcomes.flatMap(({ questions }) => questions.map(({ kind }) => kind));
    const modelCount = kinds.filter((kind) => kind === 'unknown').length;
    console.log(`${modelCount} of ${kinds.length} questions are by ${name}, the others by the built-in engine`);
    const tokens = (count: number) => Math.round(count / CHARACTERS_PER_TOKEN);
    console.log(`tokens, counted by letters: ${tokens(letters.in)} in, ${tokens(letters.out)} out`);
    writeSheet(outcomes, folder, options);
    console.log(`A sheet for a reader is in ${folder}; then: npm run quality -- --read ${folder}`);
  } finally {
    close();
  }
}
