// Uploading a document: stored on this device first, then sent, with progress. What the network swallows goes out by itself
// later, once, from the queue.
import { useMutation } from '@tanstack/react-query';
import type { TimerChoice } from '#core/document/document';
import type { Wishes } from '#core/document/wishes';
import type { Reply } from '#core/submission/submission';
import { failureFacts } from '#core/wire/failure';
import { dropUpload, judgeUpload, keepUpload, recordUpload } from '#device/files/uploads';
import { ApiFailure } from '#device/rows/failure';
import { newUuid } from '#device/rows/ids';
import { syncTexts } from '#texts/sync';
import { db } from '../data/device.ts';
import { queryClient } from '../data/queryClient.ts';
import { sessionNow } from '../data/session.ts';
import { exclusively, sendFile } from './fileSender.ts';
import { files } from './outbox.ts';

type Asked = { timer: TimerChoice | null; wishes: Wishes | null };
export type UploadRequest = Asked & { file: File; onProgress: (percent: number) => void };
export type Uploaded = { state: 'sent'; filename: string } | { state: 'kept'; filename: string; waitsFor: 'network' | 'login' };

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
    mutationFn: async ({ file, timer, wishes, onProgress }) => {
      const uploadId = idOf(file);
      const storedResult: Uploaded = { state: 'kept', filename: file.name, waitsFor: 'network' };
      // Under the lock from before it is stored: the timer would else send it beside us.
      const result = await exclusively(uploadId, async () => {
        const storing = await keep(file, uploadId, { timer, wishes }).then(
          () => null,
          (error: unknown) => error,
        );
        if (!navigator.onLine) return storing === null ? storedResult : Promise.reject(storing);
        const reply = await sendFile(
          { uploadId, filename: file.name, blob: file, timer, wishes },
          sessionNow().token,
          onProgress,
        );
        const verdict = judgeUpload(reply);
        // Where the note cannot be stored the row stays as it was: at worst it is sent once more, under the same key.
        if (storing === null) await recordUpload(db, { uploadId, tries: 0 }, verdict, Date.now()).catch(() => undefined);
        if (verdict.kind === 'delivered') return { state: 'sent', filename: verdict.receipt.filename } satisfies Uploaded;
        if (verdict.kind === 'no-answer' && (reply === 'nothing' || reply.status < 500)) {
          if (storing !== null) throw storing;
          return storedResult;
        }
        if (verdict.kind === 'needs-login' && storing === null) return { ...storedResult, waitsFor: 'login' } satisfies Uploaded;
        // A failure on screen, as specified. The row stays beside it: it may be on the server already, under this key.
        throw failureOf(reply);
      });
      if (result?.state === 'sent') ids.delete(file);
      return result ?? storedResult;
    },
    onSuccess: (result) => {
      if (result.state === 'sent') void queryClient.invalidateQueries({ queryKey: ['documents'] });
    },
  });
}

function failureOf(reply: Reply): ApiFailure {
  const { status, body } = reply === 'nothing' ? { status: 0, body: null } : reply;
  return new ApiFailure('http', status, `The upload was refused: ${status}`, failureFacts(body));
}

async function keep(file: File, uploadId: string, { timer, wishes }: Asked): Promise<void> {
  const userId = sessionNow().user?.user_id;
  if (userId === undefined) throw new Error(syncTexts.loginNeeded);
  const { name: filename, type } = file;
  await keepUpload(db, { uploadId, userId, filename, type, timer, wishes, addedAt: Date.now(), bytes: await file.arrayBuffer() });
}

/**
 * Sends the waiting files of the signed-in student that are due, one after the other. `eager` (start, online, foreground,
 * login, the student's own word) ignores the backoff. Each arrives once: its id is the key.
 */
export async function sendWaitingUploads({ eager }: { eager: boolean }): Promise<void> {
  // What was not even tried did not fail.
  if (!navigator.onLine) return;
  const { delivered } = await files.drain({ eager });
  if (delivered > 0) void queryClient.invalidateQueries({ queryKey: ['documents'] });
}
