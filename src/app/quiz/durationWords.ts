// A time limit in words.

/** `45 minutes`, `1 hour 30 minutes`, `1 minute 30 seconds` */
export function durationWords(seconds: number): string {
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor((seconds % 3600) / 60), 'minute'],
    [seconds % 60, 'second'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, noun]) => `${count} ${noun}${count === 1 ? '' : 's'}`)
    .join(' ');
}
