// Brings the file of a model and the program that loads it into DATA_DIR: everything is checked first, then said and asked, then
// installed and downloaded. Of a try that fails nothing is left but a part of a download that broke off.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '../config.ts';
import type { FileChoice } from './choice.ts';
import { bytesOf, download, partOf, requireRoom, sha256Of } from './download.ts';
import { modelFolder, runtimeFolder } from './folder.ts';
import { type HubFile, readHub } from './hub.ts';
import { freeMemory, gigabytes, memoryFor } from './localModel.ts';

/** What installs the program that loads a model (scripts/llamaRuntime.mjs). */
export type Runtime = {
  name: string;
  isKnownPlatform: boolean;
  isInstalled: (folder: string) => boolean;
  /** null, or in a sentence why not */
  install: (folder: string) => string | null;
};

/** What getting a model needs, wherever it goes. */
export type GetOptions = {
  host: string;
  model: string;
  say: (line: string) => void;
  /** throws where the person says no; a licence that is not one of the free ones is not agreed to by --yes */
  agree: (statement: string, question: string, isFree: boolean) => Promise<void>;
};

type FileModelOptions = GetOptions & { dataDir: string; runtime: Runtime };

const FREE_LICENCES = ['apache-2.0', 'mit'];
/** Measured on Linux, with the build for the processor alone. */
const RUNTIME_BYTES = 90e6;
const PERCENT = 100;
const STEP = 10;

export const isFreeLicence = ({ licence }: HubFile) => FREE_LICENCES.includes(licence);

/** Throws where the machine has too little free memory for it. */
export function requireMemory({ model, bytes }: HubFile): void {
  const needed = memoryFor(bytes);
  const free = freeMemory();
  if (free < needed)
    throw new StartFailure(
      `${model} needs about ${gigabytes(needed)} of free memory, and ${gigabytes(free)} are free: name a smaller model.`,
    );
}

/** Gets the model, has `tryIt` decide whether it is of use, and gives it back; else removes what this call brought. */
export async function getFileModel(options: FileModelOptions, tryIt: (choice: FileChoice) => Promise<void>): Promise<FileChoice> {
  const { host, model, dataDir, runtime, say, agree } = options;
  if (!runtime.isKnownPlatform)
    throw new StartFailure(
      `${runtime.name} has no build for this machine (${process.platform} ${process.arch}): use Ollama, or set LLM_BASE_URL.`,
    );
  const source = await readHub(host, model);
  const folder = modelFolder(dataDir);
  const file = path.join(folder, source.file);
  requireMemory(source);
  const hadFolder = existsSync(folder);
  const hadRuntime = runtime.isInstalled(runtimeFolder(dataDir));
  const hadFile = bytesOf(file) === source.bytes && (await sha256Of(file)) === source.sha256;
  requireRoom(dataDir, (hadRuntime ? 0 : RUNTIME_BYTES) + (hadFile ? 0 : source.bytes - bytesOf(partOf(file))));
  if (!hadRuntime)
    say(`It installs ${runtime.name} (MIT licence, about ${Math.round(RUNTIME_BYTES / 1e6)} MB) from the npm registry.`);
  if (!hadFile)
    say(
      `It downloads ${source.file} (${gigabytes(source.bytes)}, licence ${source.licence}) of ${model} from ${new URL(host).host}.`,
    );
  const place = hadRuntime || hadFile ? `It goes to ${folder}.` : `Both go to ${folder}.`;
  await agree(hadRuntime && hadFile ? 'Nothing is downloaded.' : place, 'Do it?', isFreeLicence(source));
  await mkdir(folder, { recursive: true });
  try {
    const failure = runtime.install(runtimeFolder(dataDir));
    if (failure !== null) throw new StartFailure(failure);
    if (!hadFile) await download(source, file, progressOf(source.bytes, say));
    const { url, bytes, sha256, licence } = source;
    const choice: FileChoice = { kind: 'file', model, file: source.file, url, bytes, sha256, licence };
    await tryIt(choice);
    return choice;
  } catch (error) {
    if (!hadFile) await rm(file, { force: true });
    if (!hadRuntime) await rm(runtimeFolder(dataDir), { recursive: true, force: true });
    if (!hadFolder && (await readdir(folder)).length === 0) await rm(folder, { recursive: true });
    throw error;
  }
}

/** Files of models other than this one: after a change nobody asks for them. */
export async function removeOthers(dataDir: string, { file }: FileChoice): Promise<void> {
  const names = await readdir(modelFolder(dataDir));
  const oldFiles = names.filter((name) => /\.gguf(?:\.part)?$/.test(name) && name !== file);
  for (const name of oldFiles) await rm(path.join(modelFolder(dataDir), name));
}

/** A line for each tenth. */
export function progressOf(whole: number, say: (line: string) => void): (bytes: number) => void {
  let next = STEP;
  return (bytes) => {
    const percent = Math.floor((bytes / whole) * PERCENT);
    if (percent < next) return;
    say(`${percent} % of ${gigabytes(whole)}`);
    next = percent - (percent % STEP) + STEP;
  };
}
