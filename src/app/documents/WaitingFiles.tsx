// Files that wait on this device for the network, above the documents: they go out once, by themselves.
import { useSnapshot } from 'valtio';
import type { UploadRow } from '#device/db';
import { dropUpload } from '#device/uploads';
import { db } from '../device.ts';
import { Chip } from '../ui/Chip.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Bin, PaperPlane, Warning } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/Progress.tsx';
import { sending } from '../uploading.ts';
import { dateWords, sizeWords } from './dateWords.ts';
import { FileName, FileTile } from './FileName.tsx';

export function WaitingFiles({ files }: { files: readonly UploadRow[] }) {
  const progress = useSnapshot(sending);
  if (files.length === 0) return null;
  return (
    <ul className="docs docs--waiting" aria-label="Files that wait on this device">
      {files.map((file) => (
        <li key={file.uploadId} className="card doc">
          <div className="doc__head">
            <FileTile name={file.filename} />
            <div>
              <FileName name={file.filename} />
              <p className="small muted num">
                {dateWords(file.addedAt)}, {sizeWords(file.bytes.byteLength)}
              </p>
            </div>
            {progress[file.uploadId] === undefined ? (
              <IconButton label={`Remove ${file.filename} from this device`} onClick={() => void dropUpload(db, file.uploadId)}>
                <Bin />
              </IconButton>
            ) : null}
          </div>
          <WaitingState file={file} percent={progress[file.uploadId]} />
        </li>
      ))}
    </ul>
  );
}

function WaitingState({ file, percent }: { file: UploadRow; percent: number | undefined }) {
  if (percent !== undefined) {
    return (
      <div className="file__progress" aria-live="polite">
        <ProgressBar percent={percent} label={`Uploading ${file.filename}`} />
        <p className="label num">{percent}% Uploaded</p>
      </div>
    );
  }
  if (file.state === 'refused') {
    return (
      <>
        <div className="chips">
          <Chip tone="err" icon={<Warning />}>
            Not accepted
          </Chip>
        </div>
        <p className="reason">{file.reason}</p>
      </>
    );
  }
  return (
    <div className="chips">
      <Chip tone="warn" icon={<PaperPlane />}>
        Waiting to send
      </Chip>
      <span className="small muted">It is uploaded by itself when you are online.</span>
    </div>
  );
}
