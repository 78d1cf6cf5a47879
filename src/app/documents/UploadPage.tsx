// Uploading a document: choose, set a time limit, send (specification, sections 2, 4, 5 and 8). Without a network the file
// is put by on this device and goes out by itself.
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { checkUpload } from '#core/document';
import { notify } from '../notices.tsx';
import { isApiFailure } from '../queryClient.ts';
import { Button } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';
import { useUpload } from '../uploading.ts';
import { ChosenFile } from './ChosenFile.tsx';
import { DropPicture } from './DropPicture.tsx';
import { refuseMinutes, type TimeLimit, TimeLimitChoice, toTimerChoice } from './timeLimit.tsx';
import './documents.css';

const DropZone = lazy(() => import('./DropZone.tsx').then(({ DropZone: Z }) => ({ default: Z })));

export function UploadPage() {
  const navigate = useNavigate();
  const upload = useUpload();
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const [limit, setLimit] = useState<TimeLimit>({ kind: 'none', minutes: '20' });
  const [limitError, setLimitError] = useState<string | null>(null);
  const { isPending } = upload;

  function choose(next: File): void {
    const refusal = checkUpload(next);
    if (refusal !== null) {
      notify.error(refusal);
      return;
    }
    setFile(next);
    setHasFailed(false);
  }

  function send(chosen: File): void {
    const wrong = refuseMinutes(limit);
    setLimitError(wrong);
    if (wrong !== null) return;
    setHasFailed(false);
    setPercent(0);
    upload.mutate(
      { file: chosen, timer: toTimerChoice(limit), onProgress: setPercent },
      {
        onSuccess: ({ state, filename }) => {
          setFile(null);
          setPercent(0);
          if (state === 'sent') notify.success(`'${filename}' uploaded successfully! Processing started.`);
          else notify.info(`'${filename}' is kept on this device. It will be uploaded when you are online.`);
          void navigate({ to: '/dashboard' });
        },
        onError: (error) => {
          console.error('The upload failed.', error);
          setPercent(0);
          setHasFailed(true);
          notify.error((isApiFailure(error) ? error.detail : error.message) || 'Upload failed. Please try again.');
        },
      },
    );
  }

  return (
    <Page title="Upload Documents">
      <div className="narrow">
        <section className="card">
          <h1>Upload Documents</h1>
          <p className="muted upload__about">
            Upload your textbooks, lecture notes or past exams (PDF, PPTX, TXT). An automatic quiz will be generated from the
            content.
          </p>
          <div>
            {file ? (
              <ChosenFile
                file={file}
                percent={isPending ? percent : null}
                hasFailed={hasFailed}
                onRemove={() => {
                  setFile(null);
                  setHasFailed(false);
                }}
              />
            ) : (
              <Suspense fallback={<DropFallback />}>
                <DropZone disabled={isPending} onFile={choose} onRejected={(message) => notify.error(message)} />
              </Suspense>
            )}
          </div>
          <TimeLimitChoice limit={limit} disabled={isPending} error={limitError} onChange={setLimit} />
          {file ? (
            <Button full className="upload__go" disabled={isPending} onClick={() => send(file)}>
              {isPending ? 'Uploading...' : hasFailed ? 'Try Again' : 'Upload Document'}
            </Button>
          ) : null}
        </section>
        <p className="small muted upload__note">
          One file at a time, 100 MB at most. The quiz is kept on this device as soon as it is ready.
        </p>
      </div>
    </Page>
  );
}

/** The drop area's drawing, until the area itself is loaded. */
function DropFallback() {
  return (
    <div className="drop" aria-hidden="true">
      <DropPicture />
      <p>Drag &amp; drop PDF, PPTX, or TXT file here, or click to select file</p>
    </div>
  );
}
