// The documents: cards on phones, a table from 1100 px. It knows how they look, not where they come from.
import type { DocumentRow } from '#core/document';
import { useMediaQuery } from '../ui/mediaQuery.ts';
import { DocumentActions } from './DocumentActions.tsx';
import { DocumentChips, isKept } from './DocumentChips.tsx';
import { DocumentMenu } from './DocumentMenu.tsx';
import { dateWords } from './dateWords.ts';
import { FileName, FileTile } from './FileName.tsx';
import type { OnDevice } from './onDevice.ts';

const WIDE = '(min-width: 1100px)';

type Props = {
  documents: readonly DocumentRow[];
  device: OnDevice;
  online: boolean;
  onDeleted: (document: DocumentRow) => void;
};

export function DocumentList(props: Props) {
  return useMediaQuery(WIDE) ? <DocumentTable {...props} /> : <DocumentCards {...props} />;
}

function DocumentTable({ documents, device, online, onDeleted }: Props) {
  return (
    <div className="tablecard">
      <table className="table">
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
          {documents.map((document) => (
            <tr key={document.doc_id}>
              <td>
                <div className="row file__row">
                  <FileTile name={document.filename} />
                  <FileName name={document.filename} />
                </div>
              </td>
              <td className="small muted num table__date">{dateWords(document.uploaded_at)}</td>
              <td>
                <div className="row wrap chips--row">
                  <DocumentChips document={document} device={device} online={online} />
                </div>
                <Reason document={document} device={device} className="small table__reason" />
              </td>
              <td>
                <div className="acts">
                  <DocumentActions document={document} screen="wide" unreachable={!online && !isKept(document, device)} />
                  <DocumentMenu document={document} device={device} onDeleted={onDeleted} />
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DocumentCards({ documents, device, online, onDeleted }: Props) {
  return (
    <ul className="docs">
      {documents.map((document) => (
        <li key={document.doc_id} className="card doc">
          <div className="doc__head">
            <FileTile name={document.filename} />
            <div>
              <FileName name={document.filename} />
              <p className="small muted num">{dateWords(document.uploaded_at)}</p>
            </div>
            <DocumentMenu document={document} device={device} onDeleted={onDeleted} />
          </div>
          <div className="chips">
            <DocumentChips document={document} device={device} online={online} />
          </div>
          <Reason document={document} device={device} className="reason" />
          <div className="acts">
            <DocumentActions document={document} screen="small" unreachable={!online && !isKept(document, device)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Why it failed, or why its answers were not accepted. */
function Reason({ document, device, className }: { document: DocumentRow; device: OnDevice; className: string }) {
  const unsent = document.generated_quiz_id === null ? undefined : device.unsent.get(document.generated_quiz_id);
  const reason = document.upload_status === 'error' ? document.error : unsent?.state === 'refused' ? unsent.reason : null;
  return reason ? <p className={className}>{reason}</p> : null;
}
