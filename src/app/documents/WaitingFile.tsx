// A file that waits on this device for the network, as a card or as a row of the table. It goes out once, by itself.
import { agreeToUpload, dropUpload, retryUpload, waitingUploads } from '#device/uploads';
import { db } from '../data/device.ts';
import { userIdNow } from '../data/queries.ts';
import { notify } from '../shell/notices.tsx';
import { useSentPercent } from '../sync/fileSender.ts';
import { sendWaitingUploads } from '../sync/uploading.ts';
import { Button } from '../ui/Button.tsx';
import { dateParts, dateWords, sizeWords } from '../ui/dateWords.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Bin } from '../ui/icons.tsx';
import { RefusedChip, WaitingChip } from './DocumentChips.tsx';
import { FileName, FileTile } from './FileName.tsx';
import type { WaitingFile } from './onDevice.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useWaitsFor } from './waitingWords.ts';
import type { RowPlace } from './windowed.ts';

type Props = { file: WaitingFile };

export function WaitingCard({ file }: Props) {
  return (
    <div className="card doc">
      <div className="doc__head">
        <FileTile name={file.filename} />
        <div>
          <FileName name={file.filename} />
          <p className="small muted num">
            {dateWords(file.addedAt)}, {sizeWords(file.size)}
          </p>
        </div>
        <RemoveFile file={file} />
      </div>
      <WaitingState file={file} className="chips" />
    </div>
  );
}

export function WaitingTableRow({ file, index, name, measure }: Props & RowPlace) {
  const [day, time] = dateParts(file.addedAt);
  return (
    <tr ref={measure} data-index={index} data-key={name} aria-rowindex={index + 2}>
      <td>
        <div className="row file__row">
          <FileTile name={file.filename} />
          <FileName name={file.filename} />
        </div>
      </td>
      <td className="small muted num table__date">
        {day} <br />
        {time}
      </td>
      <td>
        <WaitingState file={file} className="row wrap chips--row" />
      </td>
      <td>
        <div className="acts">
          <span className="small muted num acts__word">{sizeWords(file.size)}</span>
          <RemoveFile file={file} />
        </div>
      </td>
    </tr>
  );
}

/** Removes the file. Disabled while it is being sent: it may have arrived already. */
function RemoveFile({ file }: Props) {
  const isSending = useSentPercent(file.uploadId) !== undefined;
  const remove = () =>
    dropUpload(db, file.uploadId).catch((error: unknown) => {
      console.error('A waiting file could not be removed.', error);
      notify.error('The file could not be removed. Please try again.');
    });
  return (
    <IconButton label={`Remove ${file.filename} from this device`} disabled={isSending} onClick={() => void remove()}>
      <Bin />
    </IconButton>
  );
}

function WaitingState({ file, className }: Props & { className: string }) {
  const percent = useSentPercent(file.uploadId);
  const waiting = useWaitsFor(file);
  if (percent !== undefined) return <UploadProgress filename={file.filename} percent={percent} />;
  if (file.asks) {
    return (
      <>
        <p className="small table__reason">It was shared with Oasis and is not uploaded yet.</p>
        <div className="shared__acts">
          <Button look="main" label={`Upload ${file.filename}`} onClick={() => void agree(file)}>
            Upload This File
          </Button>
        </div>
      </>
    );
  }
  if (file.state !== 'refused') {
    return (
      <>
        <div className={className}>
          <WaitingChip />
        </div>
        <p className="small table__reason">{whenUploaded[waiting]}</p>
      </>
    );
  }
  return (
    <>
      <div className={className}>
        <RefusedChip />
        <Button look="text" label={`Try Again: ${file.filename}`} onClick={() => void tryAgain(file)}>
          Try Again
        </Button>
      </div>
      <p className="small table__reason">{file.reason}</p>
    </>
  );
}

const whenUploaded = {
  network: 'It is uploaded by itself when you are online.',
  login: 'It is uploaded after your next login.',
  server: 'It did not get through yet. It is tried again by itself.',
};

async function agree({ uploadId, filename }: WaitingFile): Promise<void> {
  try {
    await agreeToUpload(db, uploadId);
    await sendWaitingUploads({ eager: true });
    // Gone from here: the server has it.
    const left = await waitingUploads(db, userIdNow());
    if (!left.rows.some((row) => row.uploadId === uploadId))
      notify.success(`'${filename}' uploaded successfully! Processing started.`);
  } catch (error) {
    console.error('A shared file could not be sent.', error);
    notify.error('The file could not be sent. Please try again.');
  }
}

async function tryAgain({ uploadId }: WaitingFile): Promise<void> {
  try {
    await retryUpload(db, uploadId);
    await sendWaitingUploads({ eager: true });
  } catch (error) {
    console.error('A waiting file could not be sent again.', error);
    notify.error('The file could not be sent. Please try again.');
  }
}
