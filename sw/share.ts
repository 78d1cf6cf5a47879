// Receives files that the system shares into the app: each is kept on this device as a waiting upload, and the student is led
// to the upload screen, which says what became of it. It sends nothing: the page does, and it works without a network.
import { checkUpload } from '#core/document/uploadRules';
import { SHARE_ADDRESS, SHARE_FIELD, type ShareOutcome, shareScreen } from '#core/together/share';
import { createDatabase, type OasisDatabase } from '#device/rows/db';
import { newUuid } from '#device/rows/ids';
import { keepShared } from '#device/together/shared';

/** Answers the POST of a share; other requests are left to the browser. */
export function receiveShare(event: FetchEvent): void {
  const { request } = event;
  if (request.method !== 'POST' || new URL(request.url).pathname !== SHARE_ADDRESS) return;
  event.respondWith(
    (isFromElsewhere(request) ? Promise.resolve<ShareOutcome[]>(['foreign']) : keepAll(request)).then((outcomes) =>
      Response.redirect(new URL(shareScreen(outcomes), request.url).href, 303),
    ),
  );
}

/**
 * Whether another website posted the form. The system's share sheet sends neither a referrer nor a site. A page can hide both,
 * and browsers tell a worker less than a server, so every shared file also waits for the student's confirmation.
 */
function isFromElsewhere({ headers, referrer, url }: Request): boolean {
  if (headers.get('sec-fetch-site') === 'cross-site') return true;
  return /^https?:/.test(referrer) && new URL(referrer).origin !== new URL(url).origin;
}

async function keepAll(request: Request): Promise<ShareOutcome[]> {
  const form = await request.formData().catch(() => null);
  if (form === null) return ['missed'];
  // A field left blank arrives as a file without a name.
  const files = form.getAll(SHARE_FIELD).filter((part): part is File => part instanceof File && part.name !== '');
  if (files.length === 0) return ['none'];
  const db = createDatabase();
  try {
    const outcomes: ShareOutcome[] = [];
    // One after the other: each may be 100 MB.
    for (const file of files) outcomes.push(checkUpload(file) ?? (await keep(db, file)));
    return outcomes;
  } finally {
    // An open connection would block a later version from upgrading the schema.
    db.close();
  }
}

async function keep(db: OasisDatabase, file: File): Promise<ShareOutcome> {
  try {
    const bytes = await file.arrayBuffer();
    return await keepShared(db, { uploadId: newUuid(), filename: file.name, type: file.type, bytes, addedAt: Date.now() });
  } catch (error) {
    console.error('A shared file could not be kept.', error);
    return 'full';
  }
}
