// Warns before upload that a file of the same name exists, with a link to it. It does not block: a new edition of the same notes
// has the same name.
import { Link } from '@tanstack/react-router';
import { isReady } from '#core/document/document';
import { uploadTexts } from '#texts/upload';
import { useDocuments } from '../../sync/documentList.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { dateWords } from '../../ui/dateWords.ts';
import { Note } from '../../ui/Note.tsx';
import { useWaitingFiles } from '../parts/onDevice.ts';

export function SameName({ name }: { name: string }) {
  const { data: documents } = useDocuments();
  const files = useWaitingFiles();
  const listedDocument = documents?.find(({ filename }) => filename === name);
  const waitingFile = files.find(({ filename }) => filename === name);
  if (!listedDocument && !waitingFile) return null;
  const quizId = listedDocument && isReady(listedDocument) ? listedDocument.generated_quiz_id : null;
  const look = buttonClass({ look: 'line' });
  return (
    <div className="same">
      <Note
        tone="info"
        role="status"
        title={uploadTexts.sameName}
        action={
          quizId === null ? (
            <Link className={look} to="/dashboard">
              {uploadTexts.goToIt}
            </Link>
          ) : (
            <Link className={look} to="/dashboard/quiz/$quizId" params={{ quizId: String(quizId) }} preload={false}>
              {uploadTexts.openItsQuiz}
            </Link>
          )
        }
      >
        {listedDocument ? uploadTexts.uploadedAt(dateWords(listedDocument.uploaded_at)) : uploadTexts.waitsHere}{' '}
        {uploadTexts.bothKept}
      </Note>
    </div>
  );
}
