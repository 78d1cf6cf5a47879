// Lets a language model write a better quiz in the background, after a document has the built-in engine's quiz. It may take as
// long as it needs and continues after a restart, since its state is in the database. One document at a time, as for a model on
// a home computer.
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { OWN_WRITER } from '#core/quiz/quiz';
import type { Db } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import type { ModelSource } from '../model/source.ts';
import type { FileStore } from '../outside/files.ts';
import { type LimitedModel, type Llm, ModelAway } from '../outside/llm.ts';
import type { Log } from '../process/log.ts';
import {
  claimBetter,
  claimOld,
  dropReplies,
  findReplies,
  keepBetter,
  leaveBetter,
  saveProgress,
  saveReply,
} from './betterStore.ts';
import type { Engine } from './engineProcess.ts';
import { fileKeyOf, type StoredDocument } from './store.ts';

export type BetterQuizzes = {
  /** Looks for work at once instead of at the next poll. */
  wake: () => void;
  stop: () => Promise<void>;
};

type BetterQuizDeps = {
  db: Db;
  files: FileStore;
  engine: Engine;
  models: ModelSource;
  log: Log;
  now: () => number;
  /** this server's instance number */
  instance: number;
  pollMs?: number;
};

const POLL_MS = 2_000;
/** The pause between looks for older documents, when none is left. */
const LOOK_BACK_MS = 60_000;
/** How often a model that gave nothing usable, or was away, is asked again, and after how long. */
const TRIES = 3;
const AGAIN_MS = 10 * 60_000;

export function startBetterQuizzes(deps: BetterQuizDeps): BetterQuizzes {
  const { db, models, log, now, instance, pollMs = POLL_MS } = deps;
  const stopping = new AbortController();
  let woken = new AbortController();

  let nextLook = 0;
  let restUntil = 0;
  const next = async () => {
    if (now() < restUntil) return null;
    const llm = await models.current();
    if (llm === null) return null;
    const at = new Date(now());
    let document = await claimBetter(db, instance, at, llm.before !== null);
    if (document === null && llm.before !== null && now() >= nextLook) {
      document = await claimOld(db, instance, at, llm.before.since);
      if (document === null) nextLook = now() + LOOK_BACK_MS;
    }
    return document && { llm, document };
  };
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const work = await next().catch((err: unknown) => {
        log.warn({ err }, 'Could not look for quizzes that a model is to write.');
        return null;
      });
      if (work === null) await pause();
      else if ((await write(deps, work.llm, work.document, stopping.signal)) === 'away') restUntil = now() + AGAIN_MS;
    }
  };
  const pause = async (): Promise<void> => {
    await sleep(pollMs, null, { signal: woken.signal }).catch(() => undefined);
    if (!stopping.signal.aborted) woken = new AbortController();
  };
  const running = loop();
  return {
    wake: () => woken.abort(),
    stop: async () => {
      stopping.abort();
      woken.abort();
      await running;
    },
  };
}

/**
 * Makes one try; the row always records what comes next. A try in which the model never answered does not count. If it went away
 * midway, the next try continues from there.
 */
async function write(
  { db, files, engine, log, now }: BetterQuizDeps,
  llm: Llm,
  document: StoredDocument,
  signal: AbortSignal,
): Promise<'tried' | 'away'> {
  const { filename: name, letters, wishes } = document;
  const began = now();
  const later = document.betterTries < TRIES ? new Date(began + AGAIN_MS) : null;
  try {
    const { file, done: releaseFile } = await files.open(await fileKeyOf(db, document));
    const heard = { replies: 0, isAway: false };
    const model = await rememberingModel(db, document, llm.forDocument(signal), heard);
    const outcome = await engine.run({ file, name, signal, model, letters, wishes }).finally(releaseFile);
    const isCounted = heard.replies > 0;
    if (heard.isAway && (later !== null || !isCounted)) {
      await leaveBetter(db, document, isCounted ? later : document.betterAfter, isCounted);
      return 'away';
    }
    if (outcome.kind !== 'quiz' || outcome.quiz.written_by === OWN_WRITER) {
      await dropReplies(db, document);
      await leaveBetter(db, document, later, true);
      log.info({ document: document.id, tries: document.betterTries }, 'The model wrote no better quiz.');
    } else if (await keepBetter(db, document, storable(outcome.quiz), new Date(now()))) {
      log.info({ document: document.id, questions: outcome.quiz.questions.length, ms: now() - began }, 'A better quiz is ready.');
    }
  } catch (err) {
    const isStopping = signal.aborted;
    if (!isStopping) log.warn({ err, document: document.id }, 'Writing a better quiz failed.');
    await leaveBetter(db, document, isStopping ? document.betterAfter : later, !isStopping).catch(() => undefined);
  }
  return 'tried';
}

/** A model whose replies are stored as they arrive, so that nothing is asked twice after a kill. */
async function rememberingModel(
  db: Db,
  document: StoredDocument,
  model: LimitedModel,
  heard: { replies: number; isAway: boolean },
): Promise<LimitedModel> {
  const replies = await findReplies(db, document);
  return {
    ...model,
    ask: async (request) => {
      const hash = createHash('sha256')
        .update(JSON.stringify([model.name, request]))
        .digest('hex');
      if (replies.has(hash)) return replies.get(hash);
      const answer = await model.ask(request).catch((error: unknown) => {
        heard.isAway ||= error instanceof ModelAway;
        throw error;
      });
      heard.replies += 1;
      const reply = storable(answer);
      await saveReply(db, document, hash, reply);
      return reply;
    },
    // Reports progress; the value on a screen may be slightly old.
    onPart: (count, parts) => void saveProgress(db, document, count, parts).catch(() => undefined),
  };
}
