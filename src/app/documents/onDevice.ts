// What lies on this device about the documents, live: kept quizzes, submissions on their way, attempts, waiting files.
import { useCallback } from 'react';
import { useSnapshot } from 'valtio';
import type { Attempt } from '#core/attempt';
import { openAttempts } from '#device/attempts';
import type { OutboxRow, UploadRow } from '#device/db';
import { keptIds } from '#device/library';
import { rowsOf } from '#device/outbox';
import { waitingUploads } from '#device/uploads';
import { db } from '../device.ts';
import { keeping } from '../keeping.ts';
import { liveValue, useLive } from '../live.ts';
import { useSession } from '../session.ts';

export type OnDevice = {
  kept: ReadonlySet<number>;
  /** quizzes are being downloaded right now */
  busy: boolean;
  /** quiz id to its newest submission that has not arrived */
  unsent: ReadonlyMap<number, OutboxRow>;
};

const none: number[] = [];
const noRows: OutboxRow[] = [];
const noAttempts: Attempt[] = [];
const noUploads: UploadRow[] = [];

export function useOnDevice(): OnDevice {
  const userId = useSession().user?.user_id ?? 0;
  const ids = useLive(useCallback(() => keptIds(db, userId), [userId]));
  const rows = useLive(useCallback(() => rowsOf(db, userId).then((read) => read.rows), [userId]));
  const { busy } = useSnapshot(keeping);
  return {
    kept: new Set(liveValue(ids, none)),
    busy,
    unsent: new Map(liveValue(rows, noRows).map((row) => [row.quizId, row])),
  };
}

/** The attempts that one can go on with, the newest first. */
export function useOpenAttempts(): Attempt[] {
  const userId = useSession().user?.user_id ?? 0;
  return liveValue(useLive(useCallback(() => openAttempts(db, userId), [userId])), noAttempts);
}

/** The files that wait for the network. */
export function useWaitingUploads(): UploadRow[] {
  const userId = useSession().user?.user_id ?? 0;
  return liveValue(useLive(useCallback(() => waitingUploads(db, userId).then((read) => read.rows), [userId])), noUploads);
}
