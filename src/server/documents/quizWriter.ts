// Turns an uploaded document into a quiz: claims it, reads and writes in a separate process, and saves. A document is never
// `completed` without its quiz, and a writer that lost its claim saves nothing. A model is asked here only if our rules find
// nothing; otherwise its quiz follows (betterQuizzes). Slow work goes to its own lane (decision 050).
import { suggestedTimer } from '#core/quiz/questionTypes';
import { OWN_WRITER, type Question } from '#core/quiz/quiz';
import type { UnusableCode } from '#engine/unusable';
import type { Db } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import { knownTrouble } from '../http/failures.ts';
import type { Work } from '../jobs/jobs.ts';
import type { ModelSource } from '../model/source.ts';
import type { FileStore } from '../outside/files.ts';
import type { Log } from '../process/log.ts';
import type { Engine } from './engineProcess.ts';
import { claimDocument, completeDocument, failDocument, fileKeyOf } from './store.ts';

type QuizWriterDeps = {
  db: Db;
  files: FileStore;
  engine: Engine;
  models: ModelSource;
  log: Log;
  now: () => number;
  instance: number;
  /** called when a document has its quiz, so that a model may write a better one */
  onWritten?: () => void;
};

/** Failures of our own rules for which a model may still write a quiz. */
const FOR_A_MODEL = new Set<UnusableCode>(['formulas', 'plain-story', 'nothing-to-ask', 'too-short']);
/** Limited, since a student waits and the job must end. */
const MODEL_MS = 600_000;
const LONG = { kind: 'long' } as const;

export function quizWriter(deps: QuizWriterDeps): Work {
  const { db, files, engine, models, log, now, instance, onWritten } = deps;
  return {
    run: async (documentId, { lastTry, lane, signal }) => {
      const document = await claimDocument(db, documentId, instance);
      // Finished earlier, by a server that stopped before reporting it.
      if (document === null) return null;
      const began = now();
      try {
        const fileKey = await fileKeyOf(db, document);
        if (fileKey === '') {
          await failDocument(db, document, 'file-gone');
          return null;
        }
        const { file, done: releaseFile } = await openFile(files, fileKey);
        const task = {
          file,
          name: document.filename,
          signal,
          letters: document.letters,
          wishes: document.wishes,
          isHurried: lane === 'text',
        };
        const llm = await models.current();
        const isForAnyone = document.wishes === null && document.sourceId === null;
        const read = async () => {
          const engineOutcome = await engine.run(task);
          const isForModel =
            llm !== null && isForAnyone && engineOutcome.kind === 'unusable' && FOR_A_MODEL.has(engineOutcome.code);
          if (!isForModel) return engineOutcome;
          // Waiting for a model takes long too.
          return lane === 'text' ? LONG : await engine.run({ ...task, model: llm.forDocument(signal, MODEL_MS) });
        };
        const outcome = await read().finally(releaseFile);
        if (outcome.kind === 'long') return 'long';
        if (outcome.kind === 'unusable') {
          await failDocument(db, document, outcome.code, outcome.open);
          log.info({ document: documentId, reason: outcome.code }, 'A document cannot be used.');
          return null;
        }
        const timerSeconds = timerFrom(document.timerChoice, outcome.quiz.questions);
        const isBetterWanted = llm !== null && outcome.quiz.written_by === OWN_WRITER;
        const at = new Date(now());
        await completeDocument(db, document, {
          quiz: storable(outcome.quiz),
          parts: storable(outcome.parts),
          text: outcome.text,
          unreadPages: outcome.unreadPages,
          timerSeconds,
          at,
          isBetterWanted,
        });
        if (isBetterWanted) onWritten?.();
        log.info({ document: documentId, questions: outcome.quiz.questions.length, ms: now() - began }, 'A quiz is ready.');
        return null;
      } catch (err) {
        if (!signal.aborted && isAway(err)) {
          log.warn({ err, document: documentId }, 'A document waits: the database or the store of files is away.');
          return 'later';
        }
        if (!signal.aborted) log.warn({ err, document: documentId, lastTry }, 'Writing a quiz failed.');
        if (signal.aborted || !lastTry) throw err;
        await failDocument(db, document, 'gave-up');
        return null;
      }
    },
    giveUp: async (documentId) => {
      const document = await claimDocument(db, documentId, instance);
      if (document !== null) await failDocument(db, document, 'server-stopped');
    },
  };
}

/** The file store failed, which is not the document's fault. */
class StoreAway extends Error {}

async function openFile(files: FileStore, key: string): ReturnType<FileStore['open']> {
  return files.open(key).catch((cause: unknown) => {
    const isMissing = cause instanceof Error && 'code' in cause && cause.code === 'ENOENT';
    throw isMissing ? cause : new StoreAway('The file could not be opened.', { cause });
  });
}

function isAway(error: unknown): boolean {
  return error instanceof StoreAway || knownTrouble(error) !== null;
}

function timerFrom(choice: string | null, questions: readonly Question[]): number | null {
  if (choice === null) return null;
  return choice === 'suggested' ? suggestedTimer(questions) : Number(choice);
}
