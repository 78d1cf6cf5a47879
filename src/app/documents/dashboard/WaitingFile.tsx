// A file that waits on this device for the network, as a card or as a row of the table. It goes out once, by itself.
import { takeOffUpload } from '#device/files/uploads';
import { waitingFilesTexts } from '#texts/waitingFiles';
import { wishText } from '#texts/wishes';
import { db } from '../../data/device.ts';
import { notify } from '../../shell/notices.tsx';
import { useSentPercent } from '../../sync/fileSender.ts';
import { sendSoon } from '../../sync/sendSoon.ts';
import { dateParts, dateWords, sizeWords } from '../../ui/dateWords.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { Bin } from '../../ui/icons.tsx';
import { FileName, FileTile } from '../parts/FileName.tsx';
import type { WaitingFile } from '../parts/onDevice.ts';
import { offerUndo } from '../parts/undoing.ts';
import { WaitingState } from '../parts/WaitingState.tsx';
import type { RowPlace } from './windowed.ts';

type Props = { file: WaitingFile };

export function WaitingCard({ file }: Props) {
  return (
    <div className="card doc">
      <div className="doc__head">
        <FileTile name={file.filename} />
        <div>
          <FileName name={file.filename} />
          <p className="small muted num">{waitingFilesTexts.dateAndSize(dateWords(file.addedAt), sizeWords(file.size))}</p>
          {file.wishes ? <p className="small muted">{wishText(file.wishes)}</p> : null}
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
          <div>
            <FileName name={file.filename} />
            {file.wishes ? <p className="small muted">{wishText(file.wishes)}</p> : null}
          </div>
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

/** Removes the file, with undo. Disabled while it is being sent, since it may have arrived. */
function RemoveFile({ file }: Props) {
  const isSending = useSentPercent(file.uploadId) !== undefined;
  const remove = async () => {
    try {
      const putBack = await takeOffUpload(db, file.uploadId);
      offerUndo({
        key: `file ${file.uploadId}`,
        words: waitingFilesTexts.removed(file.filename),
        detail: waitingFilesTexts.notUploaded,
        undo: () => putBack().then(sendSoon),
        failure: waitingFilesTexts.restoreFailed,
      });
    } catch (error) {
      console.error('A waiting file could not be removed.', error);
      notify.error(waitingFilesTexts.removeFailed);
    }
  };
  return (
    <IconButton label={waitingFilesTexts.remove(file.filename)} disabled={isSending} onClick={() => void remove()}>
      <Bin />
    </IconButton>
  );
}
