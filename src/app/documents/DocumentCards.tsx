// The documents as cards, for phones. A card is drawn again only when something in it has changed.
import { memo } from 'react';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentChips } from './DocumentChips.tsx';
import type { ListProps } from './DocumentList.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { dateWords } from './dateWords.ts';
import type { DocumentView } from './documentView.ts';
import { FileName, FileTile } from './FileName.tsx';
import { WaitingCard } from './WaitingFile.tsx';

export function DocumentCards({ files, views, onDeleted }: ListProps) {
  return (
    <ul className="docs">
      {files.map((file) => (
        <WaitingCard key={file.uploadId} file={file} />
      ))}
      {views.map((view) => (
        <DocumentCard key={view.document.doc_id} {...view} onDeleted={onDeleted} />
      ))}
    </ul>
  );
}

type CardProps = DocumentView & Pick<ListProps, 'onDeleted'>;

const DocumentCard = memo(function DocumentCard({ onDeleted, ...view }: CardProps) {
  const { document, canOpen, place, reason } = view;
  return (
    <li className="card doc">
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
    </li>
  );
});
