// The progress of an upload: the bar, its text (P6.5), and an announcement for screen readers at every quarter.
import { waitingFilesTexts } from '#texts/waitingFiles';
import { ProgressBar } from '../../ui/Progress.tsx';

const QUARTER = 25;

export function UploadProgress({ filename, percent }: { filename: string; percent: number }) {
  return (
    <div className="file__progress">
      <ProgressBar percent={percent} label={waitingFilesTexts.progress(filename)} />
      <p className="label num">{waitingFilesTexts.percentUploaded(percent)}</p>
      {/* Each percent read out would drown everything else. */}
      <span className="vh" role="status">
        {waitingFilesTexts.percent(Math.floor(percent / QUARTER) * QUARTER)}
      </span>
    </div>
  );
}
