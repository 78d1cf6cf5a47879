// Uploading a document: stored on this device first, then sent, with progress. What the network swallows goes out by itself
// later, once. ofetch reports no progress, so this is the one place that uses XMLHttpRequest.

import { useMutation } from '@tanstack/react-query';
import { proxy } from 'valtio';
import type { TimerChoice } from '#core/document';
import { endpoints, pathOf } from '#core/endpoints';
import { failureText } from '#core/failure';
import type { Reply } from '#core/submission';
import { parseJson, retryAfterMs } from '#device/api';
import { ApiFailure } from '#device/failure';
import { newUuid } from '#device/ids';
import { isDue } from '#device/queue';
import { dropUpload, judgeUpload, keepUpload, recordUpload, sendable, waitingUpload, waitingUploads } from '#device/uploads';
import { db } from '../data/device.ts';
import { onUnauthorized } from '../data/queries.ts';
import { queryClient } from '../data/queryClient.ts';
import { session } from '../data/session.ts';

export type UploadRequest = { file: File; timer: TimerChoice | null; onProgress: (percent: number) => void };
export type Uploaded = { state: 'sent'; filename: string } | { state: 'kept'; filename: string; waitsFor: 'network' | 'login' };

/** Progress of the files that are being sent, by upload id: 0 to 100. */
export const sending = proxy<Record<string, number>>({});

/** A chosen file keeps its key until the server has it: a retry after an answer that was lost is the same upload. */
const ids = new WeakMap<File, string>();

function idOf(file: File): string {
  const id = ids.get(file) ?? newUuid();
  ids.set(file, id);
  return id;
}

/** Takes a chosen file back: what was stored of it goes too. */
export async function forgetUpload(file: File): Promise<void> {
  const id = ids.get(file);
  ids.delete(file);
  if (id !== undefined) await dropUpload(db, id);
}

/**
 * Uploads one file. Without a network it waits on this device and is sent once when there is one ('kept'). A refusal by the
 * server is thrown with its sentence; a device without room throws only when there is no network either.
 */
export function useUpload() {
  return useMutation<Uploaded, Error, UploadRequest>({
    mutationFn: async ({ file, timer, onProgress }) => {
      const uploadId = idOf(file);
      const kept: Uploaded = { state: 'kept', filename: file.name, waitsFor: 'network' };
      // Under the lock from before it is stored: the timer would else send it beside us.
      const result = await exclusively(uploadId, async () => {
        const storing = await keep(file, uploadId, timer).then(
          () => null,
          (error: unknown) => error,
        );
        if (!navigator.onLine) return storing === null ? kept : Promise.reject(storing);
        const reply = await sendFile({ uploadId, filename: file.name, blob: file, timer }, onProgress);
        const verdict = judgeUpload(reply);
        // Where the note cannot be stored the row stays as it was: at worst it is sent once more, under the same key.
        if (storing === null) await recordUpload(db, { uploadId, tries: 0 }, verdict, Date.now()).catch(() => undefined);
        if (verdict.kind === 'delivered') return { state: 'sent', filename: verdict.receipt.filename } satisfies Uploaded;
        if (verdict.kind === 'no-answer' && (reply === 'nothing' || reply.status < 500)) {
          if (storing !== null) throw storing;
          return kept;
        }
        if (verdict.kind === 'needs-login' && storing === null) return { ...kept, waitsFor: 'login' } satisfies Uploaded;
        // A failure on screen, as specified. The row stays beside it: it may be on the server already, under this key.
        throw failureOf(reply);
      });
      if (result?.state === 'sent') ids.delete(file);
      return result ?? kept;
    },
    onSuccess: (result) => {
      if (result.state === 'sent') void queryClient.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}

function failureOf(reply: Reply): ApiFailure {
  const { status, body } = reply === 'nothing' ? { status: 0, body: null } : reply;
  return new ApiFailure('http', status, failureText(body), 'Upload failed. Please try again.');
}

async function keep(file: File, uploadId: string, timer: TimerChoice | null): Promise<void> {
  const userId = session.user?.user_id;
  if (userId === undefined) throw new Error('Log in once before you put a file by.');
  const { name: filename, type } = file;
  await keepUpload(db, { uploadId, userId, filename, type, timer, addedAt: Date.now(), bytes: await file.arrayBuffer() });
}

/** Runs the work while nobody else, here or in another tab, sends this file; null when somebody does. */
async function exclusively<T>(uploadId: string, work: () => Promise<T>): Promise<T | null> {
  if (uploadId in sending) return null;
  sending[uploadId] = 0;
  try {
    const locks = navigator.locks as LockManager | undefined;
    if (!locks) return await work();
    return await locks.request(`oasis-upload-${uploadId}`, { ifAvailable: true }, (lock) => (lock ? work() : null));
  } finally {
    delete sending[uploadId];
  }
}

let running: Promise<void> | null = null;

/**
 * Sends the waiting files of the signed-in student that are due, one after the other. `eager` (start, online, foreground,
 * login, the student's own word) ignores the backoff. Each arrives once: its id is the key.
 */
export function sendWaitingUploads({ eager }: { eager: boolean }): Promise<void> {
  running ??= sendAll(eager).finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(eager: boolean): Promise<void> {
  const userId = session.user?.user_id;
  if (userId === undefined || !navigator.onLine) return;
  const { rows } = await waitingUploads(db, userId);
  for (const { uploadId } of sendable(rows).filter((row) => isDue(row, eager, Date.now()))) {
    const goOn = await exclusively(uploadId, () => sendOne(uploadId, userId));
    if (goOn === false) return;
  }
}

/** False when there is no network: the next file would not get further. */
async function sendOne(uploadId: string, userId: number): Promise<boolean> {
  if (session.user?.user_id !== userId) return false;
  // Read under the lock: another tab may have sent it, or the student taken it back.
  const row = await waitingUpload(db, uploadId);
  if (!row || row.state === 'refused' || row.asks) return true;
  const { filename, timer, bytes, type } = row;
  const reply = await sendFile({ uploadId, filename, blob: new Blob([bytes], { type }), timer }, () => undefined);
  const verdict = judgeUpload(reply);
  await recordUpload(db, row, verdict, Date.now());
  if (verdict.kind === 'delivered') void queryClient.invalidateQueries({ queryKey: ['documents'] });
  return reply !== 'nothing' && verdict.kind !== 'needs-login';
}

type Sent = { uploadId: string; filename: string; blob: Blob; timer: TimerChoice | null };

/** Unknown total: 50 is shown (P6.5). */
const UNKNOWN_TOTAL_PERCENT = 50;
/** A send that shows no sign of life for so long is given up: its lock would keep every other try away. */
const SILENCE_LIMIT_MS = 120_000;

function sendFile({ uploadId, filename, blob, timer }: Sent, onProgress: (percent: number) => void): Promise<Reply> {
  const { token } = session;
  const form = new FormData();
  if (timer !== null) form.append('timer_duration_seconds', String(timer));
  form.append('file', blob, filename);
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const giveUp = () => request.abort();
    let silence = setTimeout(giveUp, SILENCE_LIMIT_MS);
    request.onloadend = () => clearTimeout(silence);
    request.open(endpoints.upload.method, pathOf(endpoints.upload));
    request.setRequestHeader('idempotency-key', uploadId);
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      clearTimeout(silence);
      silence = setTimeout(giveUp, SILENCE_LIMIT_MS);
      const isKnown = event.lengthComputable && event.total > 0;
      const percent = isKnown ? Math.floor((event.loaded * 100) / event.total) : UNKNOWN_TOTAL_PERCENT;
      sending[uploadId] = percent;
      onProgress(percent);
    };
    request.onerror = () => resolve('nothing');
    request.ontimeout = () => resolve('nothing');
    request.onabort = () => resolve('nothing');
    request.onload = () => {
      const body = parseJson(request.responseText);
      if (request.status === 401 && failureText(body) !== null && token !== null) void onUnauthorized(token);
      resolve({ status: request.status, body, retryAfterMs: retryAfterMs(request.getResponseHeader('retry-after')) });
    };
    request.send(form);
  });
}
