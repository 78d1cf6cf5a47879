// The documents as cards, for phones. In a long list only the cards near the screen are drawn, and a card redraws only when it
// changes.

import { memo } from 'react';
import { isUploaded } from '#core/document/document';
import { dateWords } from '../../ui/dateWords.ts';
import type { DocumentView } from '../parts/documentView.ts';
import { FileName } from '../parts/FileName.tsx';
import { ReadingWords } from '../parts/ReadingWords.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { PlacedTile, statusChip, UploadedChip } from './DocumentChips.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { DocumentOffer } from './DocumentOffer.tsx';
import type { ListProps } from './listItem.ts';
import { WaitingCard } from './WaitingPlace.tsx';

export function DocumentCards({ rows: { stretches, list, measure }, total }: ListProps) {
  return (
    <ul className="docs" ref={list}>
      {stretches.map((stretch) => {
        if ('gap' in stretch) return <li key={stretch.key} aria-hidden="true" style={{ height: stretch.gap }} />;
        const { key, index, item } = stretch;
        return (
          <li
            key={key}
            ref={measure}
            className="docs__one"
            data-index={index}
            data-key={key}
            aria-posinset={index + 1}
            aria-setsize={total}
          >
            {'file' in item ? <WaitingCard file={item.file} /> : <DocumentCard {...item.view} />}
          </li>
        );
      })}
    </ul>
  );
}

const DocumentCard = memo(function DocumentCard(view: DocumentView) {
  const { document, place, reason, title } = view;
  return (
    <div className="card doc">
      <div className="doc__head">
        <PlacedTile document={document} place={place} />
        <div>
          <FileName name={document.filename} />
          {title === null ? null : <p className="small muted">{title}</p>}
        </div>
        <DocumentMenu document={document} isKept={place === 'on-device'} />
        <div className="doc__when">
          <time className="small muted num" dateTime={document.uploaded_at}>
            {dateWords(document.uploaded_at)}
          </time>
          {/* With room for a status, so that nothing below moves when it changes. */}
          <div className="chips">
            {isUploaded(document) ? <UploadedChip /> : null}
            {statusChip(view)}
          </div>
        </div>
      </div>
      <ReadingWords document={document} />
      {reason ? <p className="reason">{reason}</p> : null}
      <DocumentOffer document={document} />
      <div className="acts">
        <DocumentActions {...view} screen="small" />
      </div>
    </div>
  );
});
