// One segment a question: those behind, and the one at hand, in the sun's colour.

/** `current` of `total`, counted from 1. */
export function Steps({ current, total, label }: { current: number; total: number; label: string }) {
  const places = Array.from({ length: total }, (_, i) => i + 1);
  return (
    <div className="steps" role="progressbar" aria-label={label} aria-valuemin={0} aria-valuemax={total} aria-valuenow={current}>
      {places.map((place) => (
        <i key={place} className={place < current ? 'done' : place === current ? 'now' : undefined} />
      ))}
    </div>
  );
}
