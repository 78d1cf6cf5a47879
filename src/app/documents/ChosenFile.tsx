// The file that was chosen: its name and size, how far it has got, or that it failed.
import { IconButton } from '../ui/IconButton.tsx';
import { Cross, Warning } from '../ui/icons.tsx';
import { ProgressBar } from '../ui/Progress.tsx';
import { sizeWords } from './dateWords.ts';
import { FileName, FileTile } from './FileName.tsx';

type Props = {
  file: File /** null while nothing is being sent */;
  percent: number | null;
  hasFailed: boolean;
  onRemove: () => void;
};

export function ChosenFile({ file, percent, hasFailed, onRemove }: Props) {
  return (
    <div className="file">
      <div className="doc__head file__head">
        <FileTile name={file.name} />
        <div>
          <FileName name={file.name} />
          <p className="small muted num">{sizeWords(file.size)}</p>
        </div>
        <IconButton label="Remove file" disabled={percent !== null} onClick={onRemove}>
          <Cross />
        </IconButton>
      </div>
      {percent === null ? null : (
        <div className="file__progress">
          <ProgressBar percent={percent} label={`Uploading ${file.name}`} />
          <p className="label num">{percent}% Uploaded</p>
        </div>
      )}
      {hasFailed ? (
        <p className="row label file__failed" role="alert">
          <Warning />
          Upload failed. Please check the console for details.
        </p>
      ) : null}
    </div>
  );
}
