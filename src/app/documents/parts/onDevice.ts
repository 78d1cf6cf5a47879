// What this device has for the documents, live: kept quizzes, undelivered submissions, attempts, waiting files.
import { useMemo } from 'react';
import type { Attempt } from '#core/attempt/attempt';
import { openAttempts } from '#device/attempts/attempts';
import { waitingUploads } from '#device/files/uploads';
import { submissionRowsOf } from '#device/queue/submissions';
import { keptIds, keptTitles, unkeptIds } from '#device/quizzes/library';
import type { SubmissionRow } from '#device/rows/submissionRow';
import type { UploadRow } from '#device/rows/uploadRow';
import { db } from '../../data/device.ts';
import { liveQueryOf, liveValue, readAhead, readValue, useLive } from '../../data/live.ts';
import { useOnline } from '../../data/online.ts';
import { refusalText } from '../../data/queryClient.ts';
import { useSession } from '../../data/session.ts';
import { useIsShellMissing } from '../../shell/shellCache.ts';
import { useIsKeeping } from '../../sync/keeping.ts';
import type { OnDevice, UnsentAnswers } from './documentView.ts';

/** A file that waits for the network. */
export type WaitingFile = UploadRow;

const noItems: never[] = [];

const keptIdsOf = liveQueryOf((userId: number) => keptIds(db, userId));
const unkeptIdsOf = liveQueryOf((userId: number) => unkeptIds(db, userId));
const unsentOf = liveQueryOf(
  async (userId: number): Promise<readonly SubmissionRow[]> => (await submissionRowsOf(db, userId)).rows,
);
const openAttemptsOf = liveQueryOf((userId: number) => openAttempts(db, userId));
const waitingFilesOf = liveQueryOf(async (userId: number): Promise<WaitingFile[]> => (await waitingUploads(db, userId)).rows);
const keptTitlesOf = liveQueryOf(async (userId: number, isAsked: boolean) => (isAsked ? keptTitles(db, userId) : noTitles));

/** Reads what a screen shows of it first. */
export function prepareOnDevice(userId: number): Promise<void> {
  return readAhead(keptIdsOf(userId), unkeptIdsOf(userId), unsentOf(userId), openAttemptsOf(userId), waitingFilesOf(userId));
}

/** The open attempts of a student, after they were prepared. */
export function readOpenAttempts(userId: number): readonly Attempt[] {
  return readValue(openAttemptsOf(userId)) ?? noItems;
}

/** `attempts`: the open ones, whose quizzes also open offline. */
export function useOnDevice(attempts: readonly Attempt[]): OnDevice {
  const userId = useSession().user?.user_id ?? 0;
  const online = useOnline();
  const keptQuizIds = liveValue(useLive(keptIdsOf(userId)), noItems);
  const unkept = liveValue(useLive(unkeptIdsOf(userId)), noItems);
  const rows = liveValue(useLive(unsentOf(userId)), noItems);
  // Oasis itself is being fetched again: until then a kept quiz would not open without a network.
  const isFilling = useIsShellMissing() && online;
  const busy = useIsKeeping() || isFilling;
  return useMemo(
    () => ({
      kept: new Set(isFilling ? noItems : keptQuizIds),
      unkept: new Set(unkept),
      open: new Set(attempts.map((attempt) => attempt.quizId)),
      unsent: unsentByQuiz(rows),
      busy,
    }),
    [keptQuizIds, unkept, attempts, rows, busy, isFilling],
  );
}

/** One quiz may have several unsent submissions; a refused one must be shown even if another one waits. */
function unsentByQuiz(rows: readonly SubmissionRow[]): Map<number, UnsentAnswers> {
  const byQuiz = new Map<number, UnsentAnswers>();
  for (const row of rows) {
    const { waits, refusal } = byQuiz.get(row.quizId) ?? { waits: false, refusal: null };
    byQuiz.set(row.quizId, {
      waits: waits || row.state !== 'refused',
      refusal: row.state === 'refused' ? refusalText(row) : refusal,
    });
  }
  return byQuiz;
}

/** The attempts to continue: first the one whose clock runs out first, then the newest. */
export function useOpenAttempts(): readonly Attempt[] {
  const userId = useSession().user?.user_id ?? 0;
  const attempts = liveValue(useLive(openAttemptsOf(userId)), noItems);
  return useMemo(() => [...attempts].sort((a, b) => deadlineOf(a) - deadlineOf(b)), [attempts]);
}

function deadlineOf(attempt: Attempt): number {
  return attempt.timer?.deadlineAt ?? Number.MAX_SAFE_INTEGER;
}

const noTitles: ReadonlyMap<number, string> = new Map();

/** The titles of the kept quizzes, by quiz id, during a search. */
export function useKeptTitles(isAsked: boolean): ReadonlyMap<number, string> {
  const userId = useSession().user?.user_id ?? 0;
  return liveValue(useLive(keptTitlesOf(userId, isAsked)), noTitles);
}

/** The files that wait for the network. */
export function useWaitingFiles(): readonly WaitingFile[] {
  const userId = useSession().user?.user_id ?? 0;
  return liveValue(useLive(waitingFilesOf(userId)), noItems);
}
