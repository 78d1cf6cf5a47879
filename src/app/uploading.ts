// Uploading a document: with progress while there is a network, put by on the device while there is none. ofetch reports
// no progress, so this is the one place that uses XMLHttpRequest.

import { useMutation } from '@tanstack/react-query';
import { proxy } from 'valtio';
import { type TimerChoice, UploadAnswer } from '#core/document';
import { endpoints, pathOf } from '#core/endpoints';
import { failureText } from '#core/failure';
import { ApiFailure, parseJson } from '#device/api';
import type { UploadRow } from '#device/db';
import { newUuid } from '#device/ids';
import { dropUpload, keepUpload, noteUpload, waitingUploads } from '#device/uploads';
import { db } from './device.ts';
import { onUnauthorized } from './queries.ts';
import { queryClient } from './queryClient.ts';
import { session } from './session.ts';

export type UploadRequest = { file: File; timer: TimerChoice | null; onProgress: (percent: number) => void };
export type Uploaded = { state: 'sent'; filename: string } | { state: 'kept'; filename: string };

/** Progress of files that are being sent from the device's store, by upload id: 0 to 100. */
export const sending = proxy<Record<string, number>>({});

/**
 * Uploads one file. Without a network the file is kept on this device and sent once when there is one ('kept').
 * A refusal by the server is thrown with its sentence.
 */
export function useUpload() {
  return useMutation<Uploaded, Error, UploadRequest>({
    mutationFn: async ({ file, timer, onProgress }) => {
      const uploadId = newUuid();
      const attempt = { uploadId, filename: file.name, blob: file, timer };
      if (navigator.onLine) {
        try {
          const { filename } = await sendFile(attempt, onProgress);
          return { state: 'sent', filename };
        } catch (error) {
          if (!(error instanceof ApiFailure) || error.kind === 'http') throw error;
        }
      }
      await keepForLater(file, uploadId, timer);
      return { state: 'kept', filename: file.name };
    },
    onSuccess: (result) => {
      if (result.state === 'sent') void queryClient.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}

async function keepForLater(file: File, uploadId: string, timer: TimerChoice | null): Promise<void> {
  const userId = session.user?.user_id;
  if (userId === undefined) throw new Error('Log in once before you put a file by.');
  await keepUpload(db, {
    uploadId,
    userId,
    filename: file.name,
    type: file.type,
    bytes: await file.arrayBuffer(),
    timer,
    addedAt: Date.now(),
    state: 'waiting',
    reason: null,
  });
}

let running: Promise<void> | null = null;

/** Sends the waiting files of the signed-in student, one after the other. Each arrives once: its id is the key. */
export function sendWaitingUploads(): Promise<void> {
  running ??= sendAll().finally(() => {
    running = null;
  });
  return running;
}

async function sendAll(): Promise<void> {
  const userId = session.user?.user_id;
  if (userId === undefined || !navigator.onLine) return;
  const { rows } = await waitingUploads(db, userId);
  for (const row of rows.filter((r) => r.state !== 'refused')) {
    if (!(await sendOne(row, userId))) return;
  }
}

async function sendOne(row: UploadRow, userId: number): Promise<boolean> {
  if (session.user?.user_id !== userId) return false;
  try {
    const blob = new Blob([row.bytes], { type: row.type });
    await sendFile({ uploadId: row.uploadId, filename: row.filename, blob, timer: row.timer }, (percent) => {
      sending[row.uploadId] = percent;
    });
    await dropUpload(db, row.uploadId);
    void queryClient.invalidateQueries({ queryKey: ['documents'] });
    return true;
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.kind !== 'http' || error.status >= 500 || error.status === 429) return false;
    if (error.status === 401) {
      await noteUpload(db, row.uploadId, 'needs-login', null);
      return false;
    }
    await noteUpload(db, row.uploadId, 'refused', error.message);
    return true;
  } finally {
    delete sending[row.uploadId];
  }
}

type Sent = { uploadId: string; filename: string; blob: Blob; timer: TimerChoice | null };

/** Unknown total: 50 is shown (specification, section 4). */
const UNKNOWN_TOTAL_PERCENT = 50;

function sendFile({ uploadId, filename, blob, timer }: Sent, onProgress: (percent: number) => void): Promise<UploadAnswer> {
  const { token } = session;
  const form = new FormData();
  if (timer !== null) form.append('timer_duration_seconds', String(timer));
  form.append('file', blob, filename);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoints.upload.method, pathOf(endpoints.upload));
    request.setRequestHeader('idempotency-key', uploadId);
    request.setRequestHeader('accept', 'application/json');
    if (token !== null) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = (event) => {
      onProgress(
        event.lengthComputable && event.total > 0 ? Math.floor((event.loaded * 100) / event.total) : UNKNOWN_TOTAL_PERCENT,
      );
    };
    const noNetwork = () => reject(new ApiFailure('network', 0, null, 'There is no network right now.'));
    request.onerror = noNetwork;
    request.ontimeout = noNetwork;
    request.onabort = noNetwork;
    request.onload = () => {
      const body = parseJson(request.responseText);
      const answer = UploadAnswer.safeParse(body);
      if (request.status >= 200 && request.status < 300 && answer.success) return resolve(answer.data);
      const detail = failureText(body);
      if (request.status === 401 && detail !== null && token !== null) void onUnauthorized(token);
      const ours = detail !== null || request.status >= 500;
      reject(new ApiFailure(ours ? 'http' : 'foreign', request.status, detail, 'Upload failed. Please try again.'));
    };
    request.send(form);
  });
}
