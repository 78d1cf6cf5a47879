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
import { type ModelChoice, shownName } from './choice.ts';
import { type GetOptions, getFileModel, type Runtime, removeOthers } from './fileModel.ts';
import { modelFolder } from './folder.ts';
import { HUB } from './hub.ts';
import { freeMemory, gigabytes, memoryFor } from './localModel.ts';
import { deletePulled, pullModel } from './ollamaPull.ts';
import { withStore } from './openStore.ts';
import { type FoundModel, findOllama, findServers } from './servers.ts';
import { openChoice } from './source.ts';
import { deleteModel, findModel, saveModel } from './store.ts';
import { runTrial, trialLines } from './trial.ts';

const USAGE = `npm run model                    finds Ollama, LM Studio or llama.cpp's server on this machine, and uses a model of it
  -- --use NAME                  this one of its models
  -- --at ADDRESS                the server at this address of this machine
  -- --model OWNER/NAME          has Ollama pull the model of this repository; without Ollama, downloads it and runs it here
  -- --host ADDRESS              from this host; ${HUB} by default
  -- --from-now                  leaves the documents that are there already
  -- --yes                       asks nothing
  -- --off                       the built-in engine writes alone again
  -- --remove                    the same, and deletes what was downloaded or pulled`;

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

const REPOSITORY = 'a repository at huggingface.co, of the maker of the model';
const NO_MODEL_IN_OLLAMA = 'Ollama answers on this machine and has no model that can write: name one that it shall pull';
const NO_SERVER =
  'No Ollama, LM Studio or llama.cpp server with a model answers on this machine: start one, or name a model to download';
const NOTHING_CHANGED = 'Nothing was changed.';

const say = (line: string) => void process.stdout.write(`${line}\n`);

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, strict: true }).values;
  } catch (error) {
    throw new StartFailure(
      `${error instanceof Error ? error.message.split(/\.\s|\n/)[0] : error}. \`npm run model -- --help\` lists what there is.`,
    );
  }
}
type Flags = ReturnType<typeof readFlags>;

type SetUpOptions = {
  db: Db;
  flags: Flags;
  env: NodeJS.ProcessEnv;
  runtime: Runtime;
  /** of the servers, where it is not the usual one */
  address: string | undefined;
};

/** Runs the command, and sets the exit code. */
export async function runModel(args: string[], env: NodeJS.ProcessEnv, runtime: Runtime): Promise<void> {
  try {
    const flags = readFlags(args);
    if (flags.help) return say(USAGE);
    if (flags.off || flags.remove) return await turnOff(env, flags);
    if (env.LLM_BASE_URL || env.LLM_MODEL)
      say('LLM_BASE_URL and LLM_MODEL are set: they go before what is set up here, wherever Oasis starts with them.');
    await withStore(env, (db) => setUp({ db, flags, env, runtime, address: checkedAddress(flags.at) }));
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
  const { storedModel, wasOn } = await withStore(env, async (db) => ({
    storedModel: await findModel(db),
    wasOn: await deleteModel(db),
  }));
  if (remove && hasDownload) await rm(modelFolder(dataDir), { recursive: true, maxRetries: 5 });
  const choice = storedModel?.choice;
  const pulledChoice = choice?.kind === 'server' && choice.isPulled ? choice : null;
  const isDeleted =
    remove === true && pulledChoice !== null && (await deletePulled(new URL(pulledChoice.baseUrl).origin, pulledChoice.model));
  const isRemoved = (remove && hasDownload) || isDeleted;
  if (!wasOn && !isRemoved) return say('There was no language model set up.');
  say(`The language model is off${isRemoved ? ', and what was downloaded for it is deleted' : ''}. Quizzes that it wrote stay.`);
  if (pulledChoice !== null && !isDeleted) say(`Ollama still has it: \`ollama rm ${pulledChoice.model}\` deletes it.`);
}

/** A running Ollama pulls the model that is named: it can use the graphics card, and nothing else is installed. */
async function setUp(options: SetUpOptions): Promise<void> {
  const { flags, address } = options;
  const ollama = await findOllama(address);
  if (flags.model !== undefined) return setUpNamed(flags.model, ollama, options);
  const models = await findServers(address);
  const fitting = models.find(({ bytes }) => memoryFor(bytes ?? 0) <= freeMemory());
  if (flags.use !== undefined || fitting !== undefined) return setUpServer(chooseModel(models, fitting, flags), models, options);
  // Its memory may be that of a graphics card, which is not seen from here.
  const smallest = models.at(-1);
  const name = await askForName(ollama !== null, smallest, flags);
  if (name !== '') return setUpNamed(name, ollama, options);
  if (smallest === undefined) throw new StartFailure(NOTHING_CHANGED);
  return setUpServer(smallest, models, options);
}

async function setUpServer(
  { program, baseUrl, model }: FoundModel,
  models: FoundModel[],
  { db, flags }: SetUpOptions,
): Promise<void> {
  if (models.length > 1 && flags.use === undefined)
    say(`There is: ${models.map(({ model: name }) => name).join(', ')}. Another one is taken with --use NAME.`);
  await agree(`${program} on this machine has the model ${model}.`, 'Let it write quizzes?', flags);
  const choice: ModelChoice = { kind: 'server', program, baseUrl, model };
  await tryModel(choice, '');
  await remember(db, choice, flags);
}

async function setUpNamed(
  model: string,
  ollama: string | null,
  { db, flags, env, runtime, address }: SetUpOptions,
): Promise<void> {
  if (!/^https?:/.test(flags.host) || !URL.canParse(flags.host))
    throw new StartFailure('--host takes an address, like https://huggingface.co.');
  if (address !== undefined && ollama === null)
    throw new StartFailure(`No Ollama answers at ${address}: start it, or leave --at out to run the model without one.`);
  const { dataDir } = readConfig(env);
  const options: GetOptions = {
    ...{ host: withoutEndSlashes(flags.host), model, say },
    agree: (statement, question, isFree) => agree(statement, question, flags, isFree),
  };
  const tryIt = (choice: ModelChoice) => tryModel(choice, dataDir);
  if (ollama !== null) return remember(db, await pullModel({ ...options, address: ollama, env }, tryIt), flags);
  const choice = await getFileModel({ ...options, dataDir, runtime }, tryIt);
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

/** The model that is named, or the largest that the free memory holds. */
function chooseModel(models: FoundModel[], fitting: FoundModel | undefined, { use }: Flags): FoundModel {
  const choice = use === undefined ? fitting : models.find(({ model }) => model === use);
  if (choice !== undefined) return choice;
  const names = models.map(({ model }) => model).join(', ');
  throw new StartFailure(
    names === '' ? `There is no model ${use} here, and no other.` : `There is no model ${use} here. There is: ${names}.`,
  );
}

/** Which model to get; empty: none, or `smallest`. Throws where there is none and nobody can be asked. */
async function askForName(hasOllama: boolean, smallest: FoundModel | undefined, flags: Flags): Promise<string> {
  const state = hasOllama ? NO_MODEL_IN_OLLAMA : NO_SERVER;
  if (flags.yes || !process.stdin.isTTY) {
    if (smallest !== undefined) return '';
    throw new StartFailure(`${state}: npm run model -- --model OWNER/NAME (${REPOSITORY}).`);
  }
  if (smallest === undefined) return (await ask(`${state} (OWNER/NAME, ${REPOSITORY}): `)).trim();
  const neededMemory = gigabytes(memoryFor(smallest.bytes ?? 0));
  say(`${smallest.model} needs about ${neededMemory} of memory, and ${gigabytes(freeMemory())} are free.`);
  return (await ask(`Name a smaller model (OWNER/NAME, ${REPOSITORY}), or press Enter to try it all the same: `)).trim();
}

/** Empty where the terminal is closed. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answered = terminal.question(question).catch(() => '');
  return Promise.race([answered, closed]).finally(() => terminal.close());
}

/** Throws where the person says no, or cannot be asked. */
async function agree(statement: string, question: string, { yes }: Flags, isFree = true): Promise<void> {
  if (yes && isFree) return say(statement);
  if (!process.stdin.isTTY) {
    const reason = yes
      ? 'Its licence is neither Apache-2.0 nor MIT, so --yes is not enough: run this at a terminal.'
      : 'Nobody can be asked here: say --yes.';
    throw new StartFailure(`${statement} ${question} ${reason}`);
  }
  const answer = await ask(`${statement} ${question} [y/N] `);
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new StartFailure(NOTHING_CHANGED);
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
      `${shownName(choice)} wrote no question that can be used, so it is not set up${reason}. Try another model.`,
    );
  }
  for (const line of trialLines(trial)) say(line);
}

async function remember(db: Db, newChoice: ModelChoice, flags: Flags): Promise<void> {
  const choice = (await isPulledBefore(db, newChoice)) ? { ...newChoice, isPulled: true } : newChoice;
  await saveModel(db, { choice, documentsSince: flags['from-now'] ? new Date() : null });
  say(
    `From now on ${shownName(choice)} writes a better quiz behind the built-in one. If it is too slow, try a smaller model; \`npm run model -- --off\` turns it off.`,
  );
}

/** What it once had pulled is still its own to delete when it is set up again. */
async function isPulledBefore(db: Db, { kind, model }: ModelChoice): Promise<boolean> {
  const earlier = (await findModel(db))?.choice;
  return kind === 'server' && earlier?.kind === 'server' && earlier.model === model && earlier.isPulled === true;
}
