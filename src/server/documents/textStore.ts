// The text of a document as the engine read it: stored with the document's quiz and sent unchanged.
import type { DocumentText } from '#core/document/documentText';
import { WHO } from '../accounts/store.ts';
import type { Db, Row, Statement } from '../database/database.ts';
import { storable } from '../database/storable.ts';
import { documentTexts } from '../database/tables.ts';
import { Refusal } from '../http/failures.ts';

/** For the owner only, and not for a deleted document. $3: the document */
export const textStatement: Statement = {
  name: 'document-text',
  text: `with ${WHO} select who.*, d.id, t.text from who
    left join documents d on d.id = $3 and d.user_id = who.user_id and d.deleted_at is null
    left join document_texts t on t.document_id = d.id`,
};

export function textAnswer({ id, text }: Row): string {
  if (id === null) throw new Refusal('document_not_found');
  return text === null ? '{"pages":[]}' : String(text);
}

/** A document that is read again, with its student's letters, gets the newest text. */
export async function keepText(tx: Db, documentId: number, read: DocumentText): Promise<void> {
  const text = JSON.stringify(storable(read));
  await tx
    .insert(documentTexts)
    .values({ documentId, text })
    .onConflictDoUpdate({ target: documentTexts.documentId, set: { text } });
}
