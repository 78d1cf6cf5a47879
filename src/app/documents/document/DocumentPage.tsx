// All quizzes of one document, and a form for another one (P6.14).
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { type DocumentRow, ofSameDocument } from '#core/document/document';
import { documentPageTexts } from '#texts/documentPage';
import { leftOutText } from '#texts/paper';
import { useOnline } from '../../data/online.ts';
import { prepareDocuments, useBetterPoll, useDocuments } from '../../sync/documentList.ts';
import { BackToDashboard } from '../../ui/BackToDashboard.tsx';
import { BlankPage } from '../../ui/Blank.tsx';
import { Note } from '../../ui/Note.tsx';
import { Page } from '../../ui/Page.tsx';
import { DocumentList } from '../dashboard/DocumentList.tsx';
import { type Made, MadeHere } from '../dashboard/MadeHere.tsx';
import { type DocumentView, viewOf } from '../parts/documentView.ts';
import { prepareOnDevice, useOnDevice, useOpenAttempts } from '../parts/onDevice.ts';
import { UndoPlace } from '../parts/UndoPlace.tsx';
import { NewQuizCard } from './NewQuizCard.tsx';
import '../parts/documents.css';
import { userIdNow } from '../../data/queries.ts';

function headingOf(quizzes: readonly DocumentRow[]): string {
  if (quizzes.length > 1) return documentPageTexts.quizzes(quizzes.length);
  return quizzes[0]?.upload_status === 'error' ? documentPageTexts.itsFailure : documentPageTexts.itsQuiz;
}

/** For a past exam also says what was left out. */
function withLeftOut(view: DocumentView): DocumentView {
  const { left_out: leftOut, question_count: count } = view.document;
  const words = leftOutText(leftOut, count ?? 0);
  return words === null ? view : { ...view, title: view.title === null ? words : `${view.title}. ${words}` };
}

export function DocumentPage() {
  const docId = Number(useParams({ strict: false }).docId);
  const { data: listed, dataUpdatedAt, error, refetch } = useDocuments();
  useBetterPoll({ data: listed, refetch });
  const [mergedList, setMergedList] = useState<Made | null>(null);
  const device = useOnDevice(useOpenAttempts());
  const online = useOnline();
  const documents = mergedList?.documents ?? listed;
  if (documents === undefined && error === null) return <BlankPage />;
  const quizzes = ofSameDocument(documents ?? [], docId);
  const [first] = quizzes;
  // All quizzes are here, so none of them links to this page.
  const rows = quizzes.map((quiz) => ({ ...quiz, source_id: null, part_count: null }));
  return (
    <Page title={documentPageTexts.page} className="stack">
      <MadeHere listed={listed} listedAt={dataUpdatedAt} onMade={setMergedList} />
      <div className="narrow stack">
        <BackToDashboard />
        <h1>{documentPageTexts.page}</h1>
        {first ? <p className="muted answers__name">{first.filename}</p> : null}
      </div>
      {first ? (
        <>
          <div className="narrow">
            <NewQuizCard docId={first.doc_id} />
          </div>
          <h2>{headingOf(quizzes)}</h2>
          <DocumentList files={[]} views={rows.map((row) => withLeftOut(viewOf(row, device, online, mergedList?.unsent)))} />
        </>
      ) : (
        <Note tone="info" title={documentPageTexts.missing}>
          {documentPageTexts.missingNote}
        </Note>
      )}
      <UndoPlace />
    </Page>
  );
}

DocumentPage.prepare = () => {
  const userId = userIdNow();
  return Promise.all([prepareDocuments(userId), prepareOnDevice(userId), MadeHere.prepare(userId)]);
};
