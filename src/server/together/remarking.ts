// Marks hand-ins by the version that a teacher chose, in portions: the first within the request, the others behind it. What a
// stopped server leaves is finished by any worker. What arrives later is marked at its arrival.
import type { Question } from '#core/quiz/quiz';
import { type Ask, askIn, type Db } from '../database/database.ts';
import type { Log } from '../process/log.ts';
import { pause } from '../process/pause.ts';
import { remarked } from '../quizzes/remark.ts';
import { keepRemarks, lockByIds, readQuestions, type StoredSubmission } from '../quizzes/store.ts';
import { statements } from './versionStore.ts';

type Decision = { groupId: number; quizId: number; versionId: number };

export type Remarking = {
  /** Marks as many hand-ins as a request may take; the others follow. */
  begin: (decision: Decision) => Promise<void>;
  stop: () => Promise<void>;
};

/** Of a hundred hand-ins each, so that a class of a hundred finds all of its results marked. */
const PORTIONS_IN_REQUEST = 3;
const EVERY_MS = 5_000;

export function startRemarking({ db, log, isWorker }: { db: Db; log: Log; isWorker: boolean }): Remarking {
  let running: Promise<unknown> = Promise.resolve();
  const stopping = new AbortController();
  const finishAll = async () => {
    for (const decision of await findUnfinished(db)) await remark(db, decision, { signal: stopping.signal });
  };
  const wake = () => {
    running = running.then(finishAll).catch((err: unknown) => log.warn({ err }, 'Could not mark all hand-ins again yet.'));
  };
  const timer = isWorker ? setInterval(wake, EVERY_MS).unref() : undefined;
  if (isWorker) wake();
  return {
    begin: async (decision) => {
      if (!(await remark(db, decision, { portions: PORTIONS_IN_REQUEST, signal: stopping.signal }))) wake();
    },
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await running;
    },
  };
}

async function findUnfinished(db: Db): Promise<Decision[]> {
  const rows = await askIn(db)(statements.unfinishedRemarks, []);
  return rows.map((row) => ({ groupId: Number(row.group_id), quizId: Number(row.quiz_id), versionId: Number(row.version_id) }));
}

/** Whether nothing is left to this server. */
async function remark(
  db: Db,
  decision: Decision,
  { portions = Number.POSITIVE_INFINITY, signal }: { portions?: number; signal: AbortSignal },
): Promise<boolean> {
  const questionsOf = createQuestionsReader();
  let place: Place | null = { userId: 0, id: 0 };
  for (let count = 0; place !== null; count += 1) {
    if (count >= portions || signal.aborted) return false;
    place = await remarkPortion(db, decision, place, questionsOf);
  }
  return true;
}

/** The last submission of a portion. */
type Place = { userId: number; id: number };
type QuestionsReader = ReturnType<typeof createQuestionsReader>;

/** Null: it is done, or another server is at it. */
function remarkPortion(db: Db, decision: Decision, place: Place, questionsOf: QuestionsReader): Promise<Place | null> {
  const { groupId, quizId, versionId } = decision;
  const key = [groupId, quizId, versionId];
  return db.transaction(async (tx) => {
    const ask = askIn(tx);
    if ((await ask(statements.lockRemark, key)).length === 0) return null;
    const foundRows = await ask(statements.handIns, [...key, place.userId, place.id]);
    const last = foundRows.at(-1);
    if (last === undefined) {
      await ask(statements.endRemark, key);
      return null;
    }
    const version = { id: versionId, questions: await questionsOf(tx, versionId) };
    const changes = [];
    for (const row of await lockByIds(
      tx,
      foundRows.map(({ id }) => Number(id)),
    )) {
      const marks = remarked(await questionsOf(tx, row.quizId), row, version);
      if (marks !== null) changes.push({ ...marks, id: row.id });
      await pause();
    }
    if (changes.length > 0) await keepRemarks(tx, changes);
    return { userId: Number(last.user_id), id: Number(last.id) };
  });
}

/** Reads the questions of each version once. */
function createQuestionsReader() {
  const questionsById = new Map<number, Question[]>();
  return async (tx: Db, id: number): Promise<Question[]> => {
    const questions = questionsById.get(id) ?? (await readQuestions(tx, id));
    questionsById.set(id, questions);
    return questions;
  };
}

/**
 * The submission as it counts by a teacher's decision. Call it after the row was committed: a decision made before that is seen
 * here, and one made after it finds the row.
 */
export async function remarkArrival(
  { ask, db }: { ask: Ask; db: Db },
  questions: readonly Question[],
  arrivedRow: StoredSubmission,
): Promise<StoredSubmission> {
  const { userId, quizId, countedVersion } = arrivedRow;
  const [decision] = await ask(statements.countedVersion, [userId, quizId, countedVersion]);
  if (decision === undefined) return arrivedRow;
  const versionId = Number(decision.version_id);
  return db.transaction(async (tx) => {
    const [row] = await lockByIds(tx, [arrivedRow.id]);
    if (row === undefined) return arrivedRow;
    const version = { id: versionId, questions: await readQuestions(tx, versionId) };
    const marks = remarked(questions, row, version);
    if (marks === null) return row;
    await keepRemarks(tx, [{ ...marks, id: row.id }]);
    return { ...row, ...marks };
  });
}
