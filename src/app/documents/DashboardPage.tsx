// The dashboard: what to go on with, and the documents with their quizzes (specification, section 2).
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { DocumentRow } from '#core/document';
import { useDocuments, useRestoreDocument } from '../api.ts';
import { notify } from '../notices.tsx';
import { sentenceFor } from '../queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { Upload } from '../ui/icons.tsx';
import { ErrorNote, Note } from '../ui/Note.tsx';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/Page.tsx';
import { DocumentList } from './DocumentList.tsx';
import { EmptyDocuments } from './EmptyDocuments.tsx';
import { useOnDevice, useOpenAttempts, useWaitingUploads } from './onDevice.ts';
import { ResumeCard } from './ResumeCard.tsx';
import { SearchField } from './SearchField.tsx';
import { VerifyBanner } from './VerifyBanner.tsx';
import { WaitingFiles } from './WaitingFiles.tsx';
import './documents.css';

const SEARCH_FROM = 8;

export function DashboardPage() {
  const query = useDocuments();
  const device = useOnDevice();
  const waiting = useWaitingUploads();
  const [resumable] = useOpenAttempts();
  const online = useOnline();
  const [deleted, setDeleted] = useState<DocumentRow | null>(null);
  const [wanted, setWanted] = useState('');
  const sought = useDeferredValue(wanted).trim().toLowerCase();
  const documents = query.data;
  const isEmpty = documents?.length === 0 && waiting.length === 0;
  const shown = documents?.filter((d) => d.filename.toLowerCase().includes(sought)) ?? [];
  return (
    <Page title="Dashboard" className="stack">
      <VerifyBanner />
      {resumable ? <ResumeCard attempt={resumable} /> : null}
      <div className="dhead">
        <div>
          <h1>Your Documents</h1>
          <p className="muted">Manage materials and take auto-generated quizzes.</p>
        </div>
        {isEmpty ? null : (
          <Link className={buttonClass({ look: resumable ? 'line' : 'main' })} to="/dashboard/upload">
            <Upload />
            Upload New Document
          </Link>
        )}
      </div>
      {deleted ? <Undo document={deleted} onDone={() => setDeleted(null)} /> : null}
      {documents && documents.length > SEARCH_FROM ? <SearchField value={wanted} onChange={setWanted} /> : null}
      <WaitingFiles files={waiting} />
      {query.isPending && !query.isError ? <Loading /> : null}
      {query.isError && !documents ? (
        <ErrorNote
          title="Failed to load documents"
          message={sentenceFor(query.error, 'An unknown error occurred')}
          action={
            <Button look="danger-line" disabled={query.isFetching} onClick={() => void query.refetch()}>
              Try Again
            </Button>
          }
        />
      ) : null}
      {isEmpty ? <EmptyDocuments /> : null}
      {shown.length > 0 ? <DocumentList documents={shown} device={device} online={online} onDeleted={setDeleted} /> : null}
      {documents && documents.length > 0 && shown.length === 0 ? (
        <p className="muted" role="status">
          No document has “{wanted.trim()}” in its name.
        </p>
      ) : null}
      <p className="small muted">Please refresh the page if it's taking too long to generate the quiz.</p>
    </Page>
  );
}

function Loading() {
  return (
    <div className="stack" role="status">
      <span className="vh">Loading documents…</span>
      <div className="blank blank--card" />
      <div className="blank blank--card" />
    </div>
  );
}

/** A deletion can be undone as long as this stands here. */
function Undo({ document, onDone }: { document: DocumentRow; onDone: () => void }) {
  const restore = useRestoreDocument();
  const undo = () =>
    restore.mutate(document.doc_id, {
      onSuccess: onDone,
      onError: (error) => notify.error(sentenceFor(error, 'The document could not be brought back. Please try again.')),
    });
  return (
    <Note
      tone="info"
      role="status"
      title={`“${document.filename}” was deleted`}
      action={
        <Button look="line" disabled={restore.isPending} onClick={undo}>
          Undo
        </Button>
      }
    >
      Its submissions stay. You can undo this until you leave the page.
    </Note>
  );
}
