// A share of questions that are known: in words, and as a bar.
import { progressTexts } from '#texts/progress';

export function Share({ name, knownCount, of }: { name: string; knownCount: number; of: number }) {
  return (
    <>
      <div className="share__h">
        <span>{name}</span>
        <span className="small muted num">{progressTexts.knownOf(knownCount, of)}</span>
      </div>
      <div className="share" aria-hidden="true">
        <i style={{ width: `${(100 * knownCount) / Math.max(1, of)}%` }} />
      </div>
    </>
  );
}
