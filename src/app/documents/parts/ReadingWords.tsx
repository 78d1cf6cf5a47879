// Explains what to expect while a document is being read. It keeps its room afterwards, so that nothing below moves.
import { useState } from 'react';
import { stateOf } from '#core/document/document';
import { documentsTexts } from '#texts/documents';
import type { DocumentView } from './documentView.ts';

/** The server reports no page numbers, so this only says what to expect. */
export function ReadingWords({ document }: Pick<DocumentView, 'document'>) {
  const state = stateOf(document);
  const [hasRoom] = useState((state === 'waiting' || state === 'reading') && /\.pdf$/i.test(document.filename));
  if (!hasRoom || state === 'failed') return null;
  return <p className={`small muted table__reason${state === 'reading' ? '' : ' unseen'}`}>{documentsTexts.readingTime}</p>;
}
