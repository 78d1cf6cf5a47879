// The state of a file waiting on this device, and what the student can do about it.

import { agreeToUpload, retryUpload, waitingUploads } from '#device/files/uploads';
import { waitingFilesTexts } from '#texts/waitingFiles';
import { db } from '../../data/device.ts';
import { userIdNow } from '../../data/queries.ts';
import { refusalText } from '../../data/queryClient.ts';
import { notify } from '../../shell/notices.tsx';
import { useSentPercent } from '../../sync/fileSender.ts';
import { sendWaitingUploads } from '../../sync/uploading.ts';
import { useWaitingText } from '../../sync/waitingText.ts';
import { Button } from '../../ui/Button.tsx';
import type { WaitingFile } from './onDevice.ts';
import { RefusedChip, WaitingChip } from './SendingChips.tsx';
import { UploadProgress } from './UploadProgress.tsx';

export function WaitingState({ file, className }: { file: WaitingFile; className: string }) {
  const percent = useSentPercent(file.uploadId);
  const waits = useWaitingText(file, waitingFilesTexts.waits);
  if (percent !== undefined) return <UploadProgress filename={file.filename} percent={percent} />;
  if (file.asks) {
    return (
      <>
        <p className="small table__reason">{waitingFilesTexts.shared}</p>
        <div className="shared__acts">
          <Button look="main" label={waitingFilesTexts.uploadOf(file.filename)} onClick={() => void agree(file)}>
            {waitingFilesTexts.upload}
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
        <p className="small table__reason">{waits}</p>
      </>
    );
  }
  return (
    <>
      <div className={className}>
        <RefusedChip />
        <Button look="text" label={waitingFilesTexts.tryAgainOf(file.filename)} onClick={() => void tryAgain(file)}>
          {waitingFilesTexts.tryAgain}
        </Button>
      </div>
      <p className="small table__reason">{refusalText(file)}</p>
    </>
  );
}

async function agree({ uploadId, filename }: WaitingFile): Promise<void> {
  try {
    await agreeToUpload(db, uploadId);
    await sendWaitingUploads({ eager: true });
    // No longer here: the server has it.
    const left = await waitingUploads(db, userIdNow());
    if (!left.rows.some((row) => row.uploadId === uploadId)) notify.success(waitingFilesTexts.uploaded(filename));
  } catch (error) {
    console.error('A shared file could not be sent.', error);
    notify.error(waitingFilesTexts.sendFailed);
  }
}

async function tryAgain({ uploadId }: WaitingFile): Promise<void> {
  try {
    await retryUpload(db, uploadId);
    await sendWaitingUploads({ eager: true });
  } catch (error) {
    console.error('A waiting file could not be sent again.', error);
    notify.error(waitingFilesTexts.sendFailed);
  }
}
