// The document endpoints.
import type { Deps } from '../deps.ts';
import type { Mount } from '../route.ts';
import { giveLetters, openChoices, remove, restore, upload } from './decisions.ts';
import { listDocuments } from './store.ts';

export function documentRoutes(mount: Mount, deps: Deps): void {
  mount('documents', ({ user }) => listDocuments(deps.db, user.user_id));
  mount('upload', ({ user, header, request }) => upload(deps, user.user_id, header('idempotency-key'), request));
  mount('deleteDocument', async ({ user, id }) => {
    await remove(deps, user.user_id, id('doc_id'));
    return { message: 'Document deleted.' };
  });
  mount('openChoices', ({ user, id }) => openChoices(deps, user.user_id, id('doc_id')));
  mount('giveLetters', ({ user, id, body }) => giveLetters(deps, user.user_id, id('doc_id'), body));
  mount('restoreDocument', ({ user, id }) => restore(deps, user.user_id, id('doc_id')));
}
