// How far a file has got on its way: the bar, its words (P6.5), and for screen readers every quarter.
import { ProgressBar } from '../ui/Progress.tsx';

const QUARTER = 25;

export function UploadProgress({ filename, percent }: { filename: string; percent: number }) {
  return (
    <div className="file__progress">
      <ProgressBar percent={percent} label={`Uploading ${filename}`} />
      <p className="label num">{percent}% Uploaded</p>
      {/* Each percent read out would drown everything else. */}
      <span className="vh" role="status">
        {Math.floor(percent / QUARTER) * QUARTER} percent
      </span>
    </div>
  );
}
