// The documents as a table, for wide screens. A row is drawn again only when something in it has changed.
import { memo } from 'react';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentChips } from './DocumentChips.tsx';
import type { ListProps } from './DocumentList.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { dateParts } from './dateWords.ts';
import type { DocumentView } from './documentView.ts';
import { FileName, FileTile } from './FileName.tsx';
import { WaitingTableRow } from './WaitingFile.tsx';

export function DocumentTable({ files, views, total, onDeleted }: ListProps) {
  return (
    <div className="tablecard">
      <table className="table" aria-rowcount={total + 1}>
        <thead>
          <tr>
            <th scope="col">Filename</th>
            <th scope="col">Uploaded</th>
            <th scope="col">Status</th>
            <th scope="col">
              <span className="vh">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <WaitingTableRow key={file.uploadId} file={file} />
          ))}
          {views.map((view) => (
            <DocumentTableRow key={view.document.doc_id} {...view} onDeleted={onDeleted} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = DocumentView & Pick<ListProps, 'onDeleted'>;

const DocumentTableRow = memo(function DocumentTableRow({ onDeleted, ...view }: RowProps) {
  const { document, canOpen, place, reason } = view;
  const [day, time] = dateParts(document.uploaded_at);
  return (
    <tr>
      <td>
        <div className="row file__row">
          <FileTile name={document.filename} />
          <FileName name={document.filename} />
        </div>
      </td>
      <td className="small muted num table__date">
        <time dateTime={document.uploaded_at}>
          {day} <br />
          {time}
        </time>
      </td>
      <td>
        <div className="row wrap chips--row">
          <DocumentChips {...view} />
        </div>
        {reason ? <p className="small table__reason">{reason}</p> : null}
      </td>
      <td>
        <div className="acts">
          <DocumentActions document={document} screen="wide" canOpen={canOpen} />
          <DocumentMenu document={document} isKept={place === 'On this device'} onDeleted={onDeleted} />
        </div>
      </td>
    </tr>
  );
});
