// What became of files that were shared into the app, on the upload screen: those that wait or are being sent, and a sentence
// for each that was not taken.
import { shareOutcomes, shareTexts } from '#core/share';
import { Note } from '../ui/Note.tsx';
import { useWaitingFiles } from './onDevice.ts';
import { WaitingCard } from './WaitingFile.tsx';

/** `search`: the part of the address that says what became of them. */
export function SharedFiles({ search }: { search: string }) {
  const files = useWaitingFiles();
  const outcomes = shareOutcomes(search);
  const refused = outcomes.filter((outcome) => outcome !== 'kept' && outcome !== 'login');
  return (
    <div className="stack">
      {refused.map((outcome) => (
        <Note key={outcome} tone="err" role="alert" title="Not taken">
          {shareTexts[outcome]}
        </Note>
      ))}
      {refused.length < outcomes.length ? (
        <Note tone="info" role="status" title="Shared with Oasis">
          {files.length > 0 ? shareTexts.kept : 'A shared file that was sent is on your dashboard.'}
        </Note>
      ) : null}
      {files.map((file) => (
        <WaitingCard key={file.uploadId} file={file} />
      ))}
    </div>
  );
}
