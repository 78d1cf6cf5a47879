// What a student can expect while a document is being read.
import { stateOf } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import type { DocumentView } from './documentView.ts';

/** While it is being read: the server tells no page numbers, so a student hears what to expect. */
export function ReadingWords({ document }: Pick<DocumentView, 'document'>) {
  if (stateOf(document) !== 'reading' || !/\.pdf$/i.test(document.filename)) return null;
  return <p className="small muted table__reason">{documentsTexts.readingTime}</p>;
}
