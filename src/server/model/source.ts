// Says which language model writes now. The environment wins; else it is the row of the database, read anew each time, so that a model that
// is set up, replaced or turned off counts at once in every process.
import type { Config } from '../config.ts';
import type { Db } from '../database.ts';
import type { Log } from '../log.ts';
import { createLlm, type Limits, type Llm, MODEL_LIMITS } from '../outside/llm.ts';
import type { ModelChoice } from './choice.ts';
import { findModel } from './store.ts';

export type ModelSource = {
  /** null: the built-in engine writes alone */
  current: () => Promise<CurrentModel | null>;
};

/** `before`: does it write for documents from before, too, and from when on; null: for new ones alone, as each may cost money */
export type CurrentModel = Llm & { before: { since: Date | null } | null };

const HOUR_MS = 3_600_000;
/** A model on this machine may have no graphics card: it reads 30 tokens a second and writes 5, and nobody waits for it. */
const HOME_LIMITS: Limits = { ...MODEL_LIMITS, documentMs: 6 * HOUR_MS, requestMs: HOUR_MS / 2, silenceMs: HOUR_MS / 6 };

export function createModelSource({ config, db, log }: { config: Pick<Config, 'llm'>; db: Db; log: Log }): ModelSource {
  if (config.llm !== null) {
    const llm = { ...createLlm(config.llm, log), before: null };
    return { current: async () => llm };
  }
  let cache: { key: string; llm: Llm } | null = null;
  return {
    current: async () => {
      const row = await findModel(db);
      if (row === null) return null;
      const key = JSON.stringify(row.choice);
      if (cache?.key !== key) cache = { key, llm: openChoice(row.choice, log) };
      return { ...cache.llm, before: { since: row.documentsSince } };
    },
  };
}

/** One request at a time: the rules and the passage stay in the cache of a server that has one place. */
export function openChoice({ baseUrl, model }: ModelChoice, log: Log): Llm {
  return createLlm({ baseUrl, apiKey: null, model }, log, HOME_LIMITS, 1);
}
