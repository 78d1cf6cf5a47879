// Sends files, with progress. ofetch reports none, so this is the one place that uses XMLHttpRequest; a worker has none and
// sends no files.
import { proxy, useSnapshot } from 'valtio';
import { endpoints, pathOf } from '#core/api/endpoints';
import type { TimerChoice } from '#core/document/document';
import type { Wishes } from '#core/document/wishes';
import type { Reply } from '#core/submission/submission';
import { failureFacts } from '#core/wire/failure';
import { type FileSender, waitingUpload } from '#device/files/uploads';
import { parseJson, retryAfterMs } from '#device/queue/api';
import { db } from '../data/device.ts';
import { onUnauthorized } from '../data/queries.ts';

/** Progress of the files that are being sent, by upload id: 0 to 100. */
const sending = proxy<Record<string, number>>({});

/** How much of this file is sent, in percent, live; undefined while nobody sends it. */
export function useSentPercent(uploadId: string): number | undefined {
  return useSnapshot(sending)[uploadId];
}

/** Runs the work while nobody else, here or in another tab, sends this file; null when somebody does. */
export async function exclusively<T>(uploadId: string, work: () => Promise<T>): Promise<T | null> {
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

/** How the queue sends a waiting file. */
export const fileSender: FileSender = {
  runAlone: exclusively,
  async send({ uploadId }, token) {
    const file = await waitingUpload(db, uploadId).catch((error: unknown) => {
      console.error('A waiting file could not be read; it is tried again.', error);
    });
    if (!file) return 'nothing';
    const { filename, timer, wishes, bytes, type } = file;
    return sendFile({ uploadId, filename, timer, wishes: wishes ?? null, blob: new Blob([bytes], { type }) }, token);
  },
};

type Sent = { uploadId: string; filename: string; blob: Blob; timer: TimerChoice | null; wishes: Wishes | null };

/** Unknown total: 50 is shown (P6.5). */
const UNKNOWN_TOTAL_PERCENT = 50;
/** A send that shows no sign of life for so long is given up: its lock would keep every other try away. */
const SILENCE_LIMIT_MS = 120_000;

/** Sends a file under this token; what brings no answer is 'nothing'. A login that is over ends this page's session. */
export function sendFile(
  { uploadId, filename, blob, timer, wishes }: Sent,
  token: string | null,
  onProgress: (percent: number) => void = () => undefined,
): Promise<Reply> {
  const form = new FormData();
  if (timer !== null) form.append('timer_duration_seconds', String(timer));
  if (wishes !== null) form.append('wishes', JSON.stringify(wishes));
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
      if (request.status === 401 && failureFacts(body) !== null && token !== null) void onUnauthorized(token);
      resolve({ status: request.status, body, retryAfterMs: retryAfterMs(request.getResponseHeader('retry-after')) });
    };
    request.send(form);
  });
}
