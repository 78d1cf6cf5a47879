// The document endpoints.
import type { Deps } from '../deps.ts';
import { invalid } from '../http/failures.ts';
import { JsonText } from '../http/jsonAnswer.ts';
import type { Mount } from '../http/route.ts';
import { giveLetters, openChoices, parts, remove, restore, upload, writeAnother } from './decisions.ts';
import { listStatement } from './listStore.ts';
import { textAnswer, textStatement } from './textStore.ts';

export function documentRoutes(mount: Mount, deps: Deps): void {
  mount(
    'documents',
    async ({ askAs, query }) => {
      const page = [wholeNumber('limit', query('limit')), wholeNumber('before', query('before'))];
      return new JsonText(String((await askAs(listStatement, page)).documents));
    },
    'in-query',
  );
  mount('upload', ({ user, header, request }) => upload(deps, user.user_id, header('idempotency-key'), request));
  mount('parts', ({ user, id }) => parts(deps, user.user_id, id('doc_id')));
  mount('writeAnother', ({ user, id, body, header }) =>
    writeAnother(deps, { userId: user.user_id, docId: id('doc_id'), key: header('idempotency-key'), body }),
  );
  mount('deleteDocument', async ({ user, id }) => {
    await remove(deps, user.user_id, id('doc_id'));
    return { message: 'Document deleted.' };
  });
  mount(
    'documentText',
    async ({ askAs, id }) => new JsonText(textAnswer(await askAs(textStatement, [id('doc_id')]))),
    'in-query',
  );
  mount('openChoices', ({ user, id }) => openChoices(deps, user.user_id, id('doc_id')));
  mount('giveLetters', ({ user, id, body }) => giveLetters(deps, user.user_id, id('doc_id'), body));
  mount('restoreDocument', ({ user, id }) => restore(deps, user.user_id, id('doc_id')));
}

const MOST_DOCUMENTS = 1_000;

function wholeNumber(name: 'limit' | 'before', text: string | null): number | null {
  if (text === null) return null;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (number === 0 || (name === 'limit' && number > MOST_DOCUMENTS)) {
    throw invalid(
      ['query', name],
      name === 'limit' ? 'A limit is a number from 1 to 1000.' : 'This is no document.',
      'int_parsing',
    );
  }
  return number;
}
