// Decides what may happen to a student's documents: which files are accepted, once each, and what deleting means.
import { type DocumentRow, TimerChoice } from '#core/document/document';
import { checkLetters } from '#core/document/letters';
import type { GivenLetters, OpenChoice } from '#core/document/openChoice';
import { type Part, type QuizOfDocument, realWishes, Wishes } from '#core/document/wishes';
import { storable } from '../database/storable.ts';
import type { Deps } from '../deps.ts';
import { invalid, invalidField, invalidIssue, Refusal } from '../http/failures.ts';
import { findDocument } from './listStore.ts';
import { refuseBeyond } from './quota.ts';
import { oneByOne } from './quotaStore.ts';
import { realKind } from './realKind.ts';
import {
  deleteDocument,
  findOpenChoices,
  findSource,
  findUpload,
  insertDocument,
  restoreDocument,
  type StoredDocument,
  takeLetters,
} from './store.ts';
import { drain, receiveUpload, type Upload } from './upload.ts';

const MAX_KEY_LENGTH = 200;

type UploadAnswer = { filename: string; doc_id: number };

/** Accepts one upload. The same key always gives the same document, also for concurrent requests. */
export async function upload(deps: Deps, userId: number, key: string | null, request: Request): Promise<UploadAnswer> {
  if (key !== null && key.length > MAX_KEY_LENGTH) throw invalid(['header', 'Idempotency-Key'], 'The key is too long.');
  const earlierUpload = key === null ? null : await findUpload(deps.db, userId, key);
  if (earlierUpload !== null) {
    await drain(request);
    return answerOf(earlierUpload);
  }
  const receivedFile = await receiveUpload(request, deps.files);
  try {
    const document = await keep(deps, userId, key, receivedFile);
    if (document !== null) {
      deps.jobs.wake();
      return answerOf(document);
    }
  } catch (error) {
    await receivedFile.arrival.discard();
    throw error;
  }
  // A concurrent request with the same key was faster.
  await receivedFile.arrival.discard();
  const first = key === null ? null : await findUpload(deps.db, userId, key);
  if (first === null) throw new Error('A document was neither stored nor there already.');
  return answerOf(first);
}

/** Inserts the row and its job in one transaction; null if the row already exists. */
async function keep(
  deps: Deps,
  userId: number,
  key: string | null,
  { name, arrival, timer, wishes }: Upload,
): Promise<StoredDocument | null> {
  const timerChoice = parseTimer(timer);
  const wished = parseWishes(wishes);
  if (arrival.size === 0) throw invalidField(['body', 'file'], 'file_empty');
  const kind = await realKind(arrival.file, arrival.size);
  if (kind === null) throw new Refusal('file_type');
  await arrival.keep();
  return deps.db.transaction(async (tx) => {
    await oneByOne(tx, userId);
    const document = await insertDocument(tx, {
      userId,
      filename: name,
      kind,
      sizeBytes: arrival.size,
      fileKey: arrival.key,
      uploadKey: key,
      timerChoice,
      wishes: wished,
      uploadedAt: new Date(deps.now()),
      status: 'pending',
    });
    if (document === null) return null;
    await refuseBeyond(tx, userId, deps.quota);
    await deps.jobs.enqueue(tx, document.id);
    return document;
  });
}

function parseTimer(timerText: string | null): string | null {
  if (timerText === null) return null;
  const parsed = TimerChoice.safeParse(/^\d+$/.test(timerText) ? Number(timerText) : timerText);
  if (parsed.success) return String(parsed.data);
  const issue = parsed.error.issues[0];
  const loc = ['body', 'timer_duration_seconds'];
  if (issue?.code === 'invalid_union') throw invalid(loc, { code: 'time_limit' }, issue.code);
  throw invalidIssue(loc, issue, issue?.code);
}

function parseWishes(wishesText: string | null): Wishes | null {
  if (wishesText === null) return null;
  let parsedWishes: unknown;
  try {
    parsedWishes = JSON.parse(wishesText);
  } catch {
    throw invalid(['body', 'wishes'], 'The wishes are not valid JSON.', 'json_invalid');
  }
  const parsed = Wishes.safeParse(parsedWishes);
  if (parsed.success) return realWishes(storable(parsed.data));
  const [issue] = parsed.error.issues;
  throw invalidIssue(['body', 'wishes'], issue, issue?.code);
}

function answerOf(document: StoredDocument): UploadAnswer {
  return { filename: document.filename, doc_id: document.id };
}

/** Queues another quiz of an existing document: a row beside it, with a job like an upload's. Once for each key. */
export async function writeAnother(
  deps: Deps,
  request: { userId: number; docId: number; key: string | null; body: QuizOfDocument },
): Promise<UploadAnswer> {
  const { userId, docId, key, body } = request;
  if (key !== null && key.length > MAX_KEY_LENGTH) throw invalid(['header', 'Idempotency-Key'], 'The key is too long.');
  const timer = body.timer_duration_seconds ?? null;
  const timerChoice = parseTimer(timer === null ? null : String(timer));
  const wishes = realWishes(storable(body.wishes));
  const document = await deps.db.transaction(async (tx) => {
    await oneByOne(tx, userId);
    const earlierUpload = key === null ? null : await findUpload(tx, userId, key);
    if (earlierUpload !== null) return earlierUpload;
    const source = await findSource(tx, userId, docId);
    if (source === null) throw new Refusal('document_not_found');
    if (source.fileKey === '') throw new Refusal('file_gone');
    const { filename, kind, letters } = source;
    const document = await insertDocument(tx, {
      ...{ userId, filename, kind, letters, timerChoice, wishes },
      ...{ sourceId: source.id, sizeBytes: 0, fileKey: '', uploadKey: key },
      uploadedAt: new Date(deps.now()),
      status: 'pending',
    });
    if (document === null) throw new Error('A further quiz was neither queued nor there already.');
    await refuseBeyond(tx, userId, deps.quota);
    await deps.jobs.enqueue(tx, document.id);
    return document;
  });
  deps.jobs.wake();
  return answerOf(document);
}

/** The parts of a document that a student can choose. Empty if it was not read yet or has no headings. */
export async function parts(deps: Deps, userId: number, docId: number): Promise<Part[]> {
  const source = await findSource(deps.db, userId, docId);
  if (source === null) throw new Refusal('document_not_found');
  return source.parts ?? [];
}

export async function remove(deps: Deps, userId: number, id: number): Promise<void> {
  if (!(await deleteDocument(deps.db, userId, id, new Date(deps.now())))) throw new Refusal('document_not_found');
}

/** Undoes a deletion. A document that was not deleted stays as it is. */
export async function restore(deps: Deps, userId: number, id: number): Promise<DocumentRow> {
  await restoreDocument(deps.db, userId, id);
  const row = await findDocument(deps.ask, userId, id);
  if (row === null) throw new Refusal('document_not_found');
  return row;
}

/** The questions of a past paper without answers; empty for every other document. */
export async function openChoices(deps: Deps, userId: number, id: number): Promise<OpenChoice[]> {
  const choices = await findOpenChoices(deps.db, userId, id);
  if (choices === null) throw new Refusal('document_not_found');
  return choices;
}

/** Reads the paper again with these letters, unless it no longer waits for them. */
export async function giveLetters(deps: Deps, userId: number, id: number, { letters }: GivenLetters): Promise<DocumentRow> {
  const choices = await openChoices(deps, userId, id);
  if (choices.length > 0) {
    const wrong = checkLetters(choices, letters);
    if (wrong !== null) throw invalid(['body', 'letters'], wrong);
    await deps.db.transaction(async (tx) => {
      if (await takeLetters(tx, userId, id, letters)) await deps.jobs.enqueue(tx, id);
    });
    deps.jobs.wake();
  }
  const row = await findDocument(deps.ask, userId, id);
  if (row === null) throw new Refusal('document_not_found');
  return row;
}
