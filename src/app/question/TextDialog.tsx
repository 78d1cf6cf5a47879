// The text of a document, page by page, with the quote marked. The copy on this device comes first; the network is asked where there is
// none.
import { useEffect, useState } from 'react';
import type { TextPage } from '#core/document/documentText';
import { findQuote } from '#core/document/findQuote';
import type { Source } from '#core/quiz/quiz';
import { keptPages } from '#device/files/texts';
import type { TextRow } from '#device/rows/textRows';
import { documentPagesTexts } from '#texts/documentPages';
import { db } from '../data/device.ts';
import { callAs } from '../data/queries.ts';
import { Busy } from '../ui/Blank.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextPages } from './TextPages.tsx';
import './documentText.css';

type Props = { userId: number; text: TextRow; source: Source; onClose: () => void };

export function TextDialog({ userId, text, source, onClose }: Props) {
  const [pages, setPages] = useState<TextPage[] | 'failed' | null>(null);
  const { docId } = text;
  useEffect(() => {
    let isOver = false;
    pagesOf(userId, docId).then(
      (loadedPages) => isOver || setPages(loadedPages),
      () => isOver || setPages('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [userId, docId]);
  return (
    <Dialog
      open
      isLong
      title={text.filename}
      onClose={onClose}
      actions={<Button onClick={onClose}>{documentPagesTexts.close}</Button>}
    >
      {pages === null ? <Busy /> : null}
      {pages === 'failed' ? <p role="alert">{documentPagesTexts.failed}</p> : null}
      {Array.isArray(pages) && pages.length > 0 ? (
        <TextPages pages={pages} quotePosition={findQuote(pages, source)} hasNumbers={source.section === undefined} />
      ) : null}
      {Array.isArray(pages) && pages.length === 0 ? <p>{documentPagesTexts.notKept}</p> : null}
    </Dialog>
  );
}

async function pagesOf(userId: number, docId: number): Promise<TextPage[]> {
  const storedPages = await keptPages(db, userId, docId).catch(() => null);
  return storedPages ?? (await callAs(userId, 'documentText', { params: { doc_id: docId } })).pages;
}
