// The documents as cards, for phones; of many only those near the screen. A card is drawn again only when something in it has changed.
import { memo } from 'react';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentChips } from './DocumentChips.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { dateWords } from './dateWords.ts';
import type { DocumentView } from './documentView.ts';
import { FileName, FileTile } from './FileName.tsx';
import type { ListProps } from './listItem.ts';
import { WaitingCard } from './WaitingFile.tsx';

export function DocumentCards({ shown: { stretches, list, measure }, total, onDeleted }: ListProps) {
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
            {'file' in item ? <WaitingCard file={item.file} /> : <DocumentCard {...item.view} onDeleted={onDeleted} />}
          </li>
        );
      })}
    </ul>
  );
}

type CardProps = DocumentView & Pick<ListProps, 'onDeleted'>;

const DocumentCard = memo(function DocumentCard({ onDeleted, ...view }: CardProps) {
  const { document, canOpen, place, reason } = view;
  return (
    <div className="card doc">
      <div className="doc__head">
        <FileTile name={document.filename} />
        <div>
          <FileName name={document.filename} />
          <p className="small muted num">
            <time dateTime={document.uploaded_at}>{dateWords(document.uploaded_at)}</time>
          </p>
        </div>
        <DocumentMenu document={document} isKept={place === 'On this device'} onDeleted={onDeleted} />
      </div>
      <div className="chips">
        <DocumentChips {...view} />
      </div>
      {reason ? <p className="reason">{reason}</p> : null}
      <div className="acts">
        <DocumentActions document={document} screen="small" canOpen={canOpen} />
      </div>
    </div>
  );
});
