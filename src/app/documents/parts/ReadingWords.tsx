// Explains what to expect while a document is being read.
import { stateOf } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import type { DocumentView } from './documentView.ts';

/** The server reports no page numbers, so this only says what to expect. */
export function ReadingWords({ document }: Pick<DocumentView, 'document'>) {
  if (stateOf(document) !== 'reading' || !/\.pdf$/i.test(document.filename)) return null;
  return <p className="small muted table__reason">{documentsTexts.readingTime}</p>;
}
