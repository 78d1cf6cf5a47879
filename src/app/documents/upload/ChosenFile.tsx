// The chosen file: its name, size and progress, or its failure.
import { uploadTexts } from '#texts/upload';
import { sizeWords } from '../../ui/dateWords.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { CircleInfo, Cross, Warning } from '../../ui/icons.tsx';
import { takeFocus } from '../../ui/takeFocus.ts';
import { FileName, FileTile } from '../parts/FileName.tsx';
import { UploadProgress } from '../parts/UploadProgress.tsx';

type Props = {
  file: File;
  /** null while nothing is being sent */
  percent: number | null;
  hasFailed: boolean;
  /** the other files that were dropped with it and ignored */
  otherNames: readonly string[];
  onRemove: () => void;
};

export function ChosenFile({ file, percent, hasFailed, otherNames: others, onRemove }: Props) {
  return (
    <section className="file" aria-label={uploadTexts.chosenFile(file.name)} tabIndex={-1} ref={takeFocus}>
      <div className="doc__head file__head">
        <FileTile name={file.name} />
        <div>
          <FileName name={file.name} />
          <p className="small muted num">{sizeWords(file.size)}</p>
        </div>
        <IconButton label={uploadTexts.removeFile} disabled={percent !== null} onClick={onRemove}>
          <Cross />
        </IconButton>
      </div>
      {others.length > 0 ? (
        <p className="row label file__failed file__others">
          <CircleInfo />
          {uploadTexts.othersNotTaken(others.map((name) => uploadTexts.quoted(name)).join(', '), others.length)}
        </p>
      ) : null}
      {percent === null ? null : <UploadProgress filename={file.name} percent={percent} />}
      {hasFailed ? (
        <p className="row label file__failed">
          <Warning />
          {uploadTexts.failedSeeConsole}
        </p>
      ) : null}
    </section>
  );
}
