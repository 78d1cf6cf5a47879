// `npm run model`: finds a server of language models on this machine, or downloads a model, tries it, and remembers it in the database, where a running Oasis
// finds it. What it says is for a person at a terminal; every failure is one line.
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig, StartFailure } from '../config.ts';
import type { Db } from '../database/database.ts';
import { withoutEndSlashes } from '../http/withoutEndSlashes.ts';
import { silentLog } from '../process/log.ts';
import type { ModelChoice } from './choice.ts';
import { getFileModel, type Runtime, removeOthers } from './fileModel.ts';
import { modelFolder } from './folder.ts';
import { HUB } from './hub.ts';
import { freeMemory, memoryFor } from './localModel.ts';
import { withStore } from './openStore.ts';
import { type FoundModel, findServers } from './servers.ts';
import { openChoice } from './source.ts';
import { deleteModel, saveModel } from './store.ts';
import { runTrial, trialLines } from './trial.ts';

const USAGE = `npm run model                    finds Ollama, LM Studio or llama.cpp's server on this machine, and uses a model of it
  -- --use NAME                  this one of its models
  -- --at ADDRESS                the server at this address of this machine
  -- --model OWNER/NAME          downloads the model of this repository instead, and runs it here
  -- --host ADDRESS              from this host; ${HUB} by default
  -- --from-now                  leaves the documents that are there already
  -- --yes                       asks nothing
  -- --off                       the built-in engine writes alone again
  -- --remove                    the same, and deletes what was downloaded`;

const OPTIONS = {
  use: { type: 'string' },
  at: { type: 'string' },
  'from-now': { type: 'boolean' },
  yes: { type: 'boolean' },
  off: { type: 'boolean' },
  remove: { type: 'boolean' },
  model: { type: 'string' },
  host: { type: 'string', default: HUB },
  help: { type: 'boolean' },
} as const;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new StartFailure(
      `${error instanceof Error ? error.message.split('. ')[0] : error}. \`npm run model -- --help\` lists what there is.`,
    );
  }
}
type Flags = ReturnType<typeof readFlags>;

/** Runs the command, and sets the exit code. */
export async function runModel(args: string[], env: NodeJS.ProcessEnv, runtime: Runtime): Promise<void> {
  try {
    const flags = readFlags(args);
    if (flags.help) return say(USAGE);
    if (flags.off || flags.remove) return await turnOff(env, flags);
    if (env.LLM_BASE_URL || env.LLM_MODEL)
      say('LLM_BASE_URL and LLM_MODEL are set: they go before what is set up here, wherever Oasis starts with them.');
    const { dataDir } = readConfig(env);
    await withStore(env, (db) =>
      flags.model === undefined ? setUpServer(db, flags) : setUpFile(db, flags.model, flags, { dataDir, runtime }),
    );
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartFailure ? error.message : `It failed: ${error instanceof Error ? error.message : error}`}\n`,
    );
    process.exitCode = 1;
  }
}

async function turnOff(env: NodeJS.ProcessEnv, { remove }: Flags): Promise<void> {
  const { dataDir } = readConfig(env);
  const hasDownload = existsSync(modelFolder(dataDir));
  const wasOn = await withStore(env, deleteModel);
  if (remove && hasDownload) await rm(modelFolder(dataDir), { recursive: true, maxRetries: 5 });
  const isRemoved = remove && hasDownload;
  if (!wasOn && !isRemoved) return say('There was no language model set up.');
  say(`The language model is off${isRemoved ? ', and what was downloaded for it is deleted' : ''}. Quizzes that it wrote stay.`);
}

async function setUpServer(db: Db, flags: Flags): Promise<void> {
  const models = await findServers(checkedAddress(flags.at));
  const { program, baseUrl, model } = chooseModel(models, flags);
  if (models.length > 1 && flags.use === undefined)
    say(`There is: ${models.map(({ model: name }) => name).join(', ')}. Another one is taken with --use NAME.`);
  await agree(`${program} on this machine has the model ${model}.`, 'Let it write quizzes?', flags);
  const choice: ModelChoice = { kind: 'server', program, baseUrl, model };
  await tryModel(choice, '');
  await remember(db, choice, flags);
}

async function setUpFile(
  db: Db,
  model: string,
  flags: Flags,
  { dataDir, runtime }: { dataDir: string; runtime: Runtime },
): Promise<void> {
  if (!/^https?:/.test(flags.host) || !URL.canParse(flags.host))
    throw new StartFailure('--host takes an address, like https://huggingface.co.');
  const choice = await getFileModel(
    {
      ...{ host: withoutEndSlashes(flags.host), model, dataDir, runtime, say },
      agree: (statement, question, isFree) => agree(statement, question, isFree ? flags : { ...flags, yes: false }),
    },
    (fileChoice) => tryModel(fileChoice, dataDir),
  );
  await remember(db, choice, flags);
  await removeOthers(dataDir, choice);
}

/** A model of another machine would get the documents of all students: LLM_BASE_URL says so on purpose. */
function checkedAddress(address: string | undefined): string | undefined {
  if (address === undefined) return undefined;
  if (!URL.canParse(address) || !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(address).hostname))
    throw new StartFailure(
      '--at takes an address of this machine, like http://127.0.0.1:11434. For another one set LLM_BASE_URL and LLM_MODEL.',
    );
  return new URL(address).origin;
}

/** The largest model that the free memory holds, or the one that is named. */
function chooseModel(models: FoundModel[], { use }: Flags): FoundModel {
  const fitting = models.find(({ bytes }) => memoryFor(bytes ?? 0) <= freeMemory()) ?? models.at(-1);
  const choice = use === undefined ? fitting : models.find(({ model }) => model === use);
  if (choice !== undefined) return choice;
  const names = models.map(({ model }) => model).join(', ');
  if (names === '')
    throw new StartFailure(
      'No Ollama, LM Studio or llama.cpp server with a model answers on this machine: start one, pull a model into Ollama (`ollama pull NAME`), or name one to download: npm run model -- --model OWNER/NAME (a repository at huggingface.co, of the maker of the model).',
    );
  throw new StartFailure(`There is no model ${use} here. There is: ${names}.`);
}

/** Throws where the person says no, or cannot be asked. */
async function agree(statement: string, question: string, { yes }: Flags): Promise<void> {
  if (yes) return say(statement);
  if (!process.stdin.isTTY) throw new StartFailure(`${statement} ${question} Nobody can be asked here: say --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${statement} ${question} [y/N] `);
  terminal.close();
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new StartFailure('Nothing was changed.');
}

/** Throws where it writes nothing that can be used. */
async function tryModel(choice: ModelChoice, dataDir: string): Promise<void> {
  say('It writes a quiz of a short text, to see how well and how fast it does. This can take minutes.');
  const reasons: string[] = [];
  const note = (fields: object) => void ('reason' in fields && reasons.push(String(fields.reason)));
  const { llm, close } = openChoice(choice, dataDir, { ...silentLog, warn: note });
  const trial = await runTrial(llm, new AbortController().signal).finally(close);
  if (trial === null) {
    const reason = reasons.length === 0 ? '' : ` (${reasons.at(-1)?.replace(/\.$/, '')})`;
    throw new StartFailure(
      `${choice.model} wrote no question that can be used, so it is not set up${reason}. Try another model.`,
    );
  }
  for (const line of trialLines(trial)) say(line);
}

async function remember(db: Db, choice: ModelChoice, flags: Flags): Promise<void> {
  await saveModel(db, { choice, documentsSince: flags['from-now'] ? new Date() : null });
  say(
    `From now on ${choice.model} writes a better quiz behind the built-in one. If it is too slow, try a smaller model; \`npm run model -- --off\` turns it off.`,
  );
}
