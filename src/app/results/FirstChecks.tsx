// What the first checks said, beside a score that may have been mended after them. Nothing where nothing was checked.
import type { Score } from '#core/submission';

export function FirstChecks({ score: { results } }: { score: Score }) {
  const checked = results.filter((result) => result.first_check !== undefined);
  if (checked.length === 0) return null;
  const right = checked.filter((result) => result.first_check === 'correct').length;
  return (
    <p className="small score__first">
      Right at the first check: {right} of {checked.length}
    </p>
  );
}
