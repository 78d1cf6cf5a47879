// Files shared into the app: those waiting for the student's confirmation, and a sentence for each that was refused.
import { Link } from '@tanstack/react-router';
import { shareOutcomes } from '#core/together/share';
import { shareTexts } from '#texts/share';
import { uploadTexts } from '#texts/upload';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Note } from '../../ui/Note.tsx';
import { WaitingCard } from '../dashboard/WaitingFile.tsx';
import { useWaitingFiles, type WaitingFile } from '../parts/onDevice.ts';

/** `search`: the query of the address, with the outcomes. */
export function SharedFiles({ search }: { search: string }) {
  const files = useWaitingFiles();
  const outcomes = shareOutcomes(search);
  const refused = outcomes.filter((outcome) => outcome !== 'kept' && outcome !== 'login');
  return (
    <div className="stack">
      {refused.map((outcome) => (
        <Note key={outcome} tone="err" role="alert" title={uploadTexts.notTaken}>
          {shareTexts[outcome]}
        </Note>
      ))}
      {refused.length < outcomes.length ? (
        <Note
          tone="info"
          role="status"
          title={uploadTexts.sharedFiles}
          action={
            <Link className={buttonClass({ look: 'line' })} to="/dashboard">
              {uploadTexts.goToDashboard}
            </Link>
          }
        >
          {stateWords(files)}
        </Note>
      ) : null}
      {files.map((file) => (
        <WaitingCard key={file.uploadId} file={file} />
      ))}
    </div>
  );
}

function stateWords(files: readonly WaitingFile[]): string {
  if (files.some(({ asks }) => asks)) return shareTexts.kept;
  return files.length > 0 ? uploadTexts.onItsWay : uploadTexts.onDashboard;
}
