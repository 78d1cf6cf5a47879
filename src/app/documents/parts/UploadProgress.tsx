// How far a file has got on its way: the bar, its words (P6.5), and for screen readers every quarter.
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
