// Selects the language model to use: the environment's, or else the database row, read each time so that changes take effect at
// once in every process.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import type { Db } from '../database/database.ts';
import { createLlm, type Limits, type Llm, MODEL_LIMITS } from '../outside/llm.ts';
import type { Log } from '../process/log.ts';
import { type ModelChoice, shownName } from './choice.ts';
import { bytesOf } from './download.ts';
import { modelFolder, runtimeEntry } from './folder.ts';
import { createLocalModel } from './localModel.ts';
import { findModel } from './store.ts';

export type ModelSource = {
  /** null: only the built-in engine writes */
  current: () => Promise<CurrentModel | null>;
  close: () => void;
};

/** `before`: whether it also writes for older documents, and from when; null: only for new ones, since each may cost money */
export type CurrentModel = Llm & { before: { since: Date | null } | null };

export type OpenModel = { llm: Llm; close: () => void };

const HOUR_MS = 3_600_000;
/** A local model may have no graphics card: it reads 30 tokens a second and writes 5, and nobody waits for it. */
const HOME_LIMITS: Limits = { ...MODEL_LIMITS, documentMs: 6 * HOUR_MS, requestMs: HOUR_MS / 2, silenceMs: HOUR_MS / 6 };

type SourceOptions = { config: Pick<Config, 'llm' | 'dataDir' | 'role'>; db: Db; log: Log };

export function createModelSource({ config, db, log }: SourceOptions): ModelSource {
  if (config.llm !== null) {
    const llm = { ...createLlm(config.llm, log), before: null };
    return { current: async () => llm, close: () => {} };
  }
  let cache: { key: string; model: OpenModel | null } | null = null;
  const close = () => {
    cache?.model?.close();
    cache = null;
  };
  return {
    current: async () => {
      const row = await findModel(db);
      const key = JSON.stringify(row?.choice ?? null);
      if (cache?.key !== key || !isThere(cache.model, row?.choice, config.dataDir)) {
        const wasSaid = cache?.key === key && cache.model === null;
        close();
        cache = { key, model: row && openHere(row.choice, config, wasSaid ? null : log, log) };
      }
      return cache.model && { ...cache.model.llm, before: { since: row?.documentsSince ?? null } };
    },
    close,
  };
}

/** The file may be deleted, or appear, while Oasis runs. */
function isThere(model: OpenModel | null, choice: ModelChoice | undefined, dataDir: string): boolean {
  return choice?.kind !== 'file' || (model !== null) === hasFile(choice, dataDir);
}

function hasFile({ file, bytes }: Extract<ModelChoice, { kind: 'file' }>, dataDir: string): boolean {
  return bytesOf(path.join(modelFolder(dataDir), file)) === bytes && existsSync(runtimeEntry(dataDir));
}

/**
 * Null if this process cannot load the file: a process that answers requests should not, and another machine may not have it.
 */
function openHere(choice: ModelChoice, { dataDir, role }: SourceOptions['config'], news: Log | null, log: Log): OpenModel | null {
  if (choice.kind === 'file' && role === 'web') return null;
  if (choice.kind === 'file' && !hasFile(choice, dataDir)) {
    news?.warn({}, `The file of the language model ${choice.model} is not in DATA_DIR here: this process goes on without it.`);
    return null;
  }
  return openChoice(choice, dataDir, log);
}

/** A server gets one request at a time, so that one with a single slot keeps rules and passage in its cache. */
export function openChoice(choice: ModelChoice, dataDir: string, log: Log): OpenModel {
  const name = shownName(choice);
  if (choice.kind === 'server') {
    const { baseUrl, model } = choice;
    const llm = createLlm({ baseUrl, apiKey: null, model }, log, HOME_LIMITS, 1);
    return { llm: { forDocument: (signal, ms) => ({ ...llm.forDocument(signal, ms), name }) }, close: () => {} };
  }
  const file = path.join(modelFolder(dataDir), choice.file);
  const llm = createLocalModel({ name, file, runtime: runtimeEntry(dataDir), log, limits: HOME_LIMITS });
  return { llm, close: llm.unload };
}
