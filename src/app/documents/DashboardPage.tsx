// The dashboard: what to go on with, and the documents with their quizzes (specification, section 2).
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { type DocumentRow, isReady } from '#core/document';
import { useDocuments } from '../api.ts';
import { sentenceFor } from '../queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { buttonClass } from '../ui/buttonClass.ts';
import { InstallOffer } from '../ui/InstallOffer.tsx';
import { Upload } from '../ui/icons.tsx';
import { ErrorNote } from '../ui/Note.tsx';
import { useOnline } from '../ui/online.ts';
import { Page } from '../ui/Page.tsx';
import { BlankDocuments } from './BlankDocuments.tsx';
import { DeletedNote } from './DeletedNote.tsx';
import { DocumentList } from './DocumentList.tsx';
import { viewOf } from './documentView.ts';
import { EmptyDocuments } from './EmptyDocuments.tsx';
import { useOnDevice, useOpenAttempts, useWaitingFiles } from './onDevice.ts';
import { ResumeCard } from './ResumeCard.tsx';
import { SearchField } from './SearchField.tsx';
import { useUnknownUser } from './unknownUser.ts';
import { VerifyBanner } from './VerifyBanner.tsx';
import './documents.css';

const MOST_WITHOUT_SEARCH = 8;

export function DashboardPage() {
  const { data: documents, error, isFetching, refetch } = useDocuments();
  const unknown = useUnknownUser();
  const files = useWaitingFiles();
  const attempts = useOpenAttempts();
  const device = useOnDevice(attempts);
  const online = useOnline();
  const [deleted, setDeleted] = useState<DocumentRow | null>(null);
  const [wanted, setWanted] = useState('');
  const sought = useDeferredValue(wanted).trim().toLowerCase();
  const isSought = (row: { filename: string }) => row.filename.toLowerCase().includes(sought);
  const views = (documents ?? []).filter(isSought).map((document) => viewOf(document, device, online));
  const shownFiles = files.filter(isSought);
  const [resumable] = attempts;
  const failure = documents ? null : (unknown.error ?? error);
  const isEmpty = documents?.length === 0 && files.length === 0;
  // Until then its place is kept: a button that the empty state replaces would take the focus with it.
  const isKnown = documents !== undefined || failure !== null || files.length > 0;
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
          <Link
            className={buttonClass({ look: resumable ? 'line' : 'main' })}
            style={isKnown ? undefined : { visibility: 'hidden' }}
            to="/dashboard/upload"
          >
            <Upload />
            Upload New Document
          </Link>
        )}
      </div>
      {deleted ? <DeletedNote key={deleted.doc_id} document={deleted} onDone={() => setDeleted(null)} /> : null}
      {documents && documents.length > MOST_WITHOUT_SEARCH ? <SearchField value={wanted} onChange={setWanted} /> : null}
      {failure ? (
        <ErrorNote
          title="Failed to load documents"
          message={sentenceFor(failure, 'An unknown error occurred')}
          action={
            <Button look="danger-line" disabled={isFetching} onClick={() => void (unknown.error ? unknown.retry() : refetch())}>
              Try Again
            </Button>
          }
        />
      ) : null}
      {isEmpty ? <EmptyDocuments /> : null}
      {views.length + shownFiles.length > 0 ? <DocumentList files={shownFiles} views={views} onDeleted={setDeleted} /> : null}
      {documents || failure ? null : <BlankDocuments />}
      <p className={documents?.length && views.length === 0 ? 'muted' : 'vh'} role="status">
        {documents?.length && views.length === 0 ? `No document has “${wanted.trim()}” in its name.` : ''}
      </p>
      {views.some(({ document }) => isReady(document)) ? <InstallOffer /> : null}
      <p className="small muted">Please refresh the page if it's taking too long to generate the quiz.</p>
    </Page>
  );
}
