// A time limit in words.
import { quizTexts } from '#texts/quiz';

/** `45 minutes`, `1 hour 30 minutes`, `1 minute 30 seconds` */
export function durationWords(seconds: number): string {
  const parts: [number, (count: number) => string][] = [
    [Math.floor(seconds / 3600), quizTexts.hours],
    [Math.floor((seconds % 3600) / 60), quizTexts.minutes],
    [seconds % 60, quizTexts.seconds],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unitText]) => unitText(count))
    .join(' ');
}
