// The time that somebody on a leaderboard took, in figures.

/** `12:05`, and over an hour `1:02:05`; of one without a time a dash. */
export function timeWords(seconds: number | null): string {
  if (seconds === null) return '–';
  const totalSeconds = Math.round(seconds);
  const parts = [Math.floor(totalSeconds / 3600), Math.floor((totalSeconds % 3600) / 60), totalSeconds % 60];
  const visibleParts = parts[0] === 0 ? parts.slice(1) : parts;
  return visibleParts.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
