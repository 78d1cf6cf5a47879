// Removes running heads, feet and page numbers: first and last lines that return on page after page.
import type { Line } from './pdfLine.ts';

const SHARE_OF_PAGES = 0.08;
const FEWEST_PAGES = 3;
const LINES_TO_LOOK_AT = 2;
/** "Answer: B" and "D. none of these" come back in a past exam, and are no head of its pages. */
const OF_EXAM = /^(?:\p{L}+\s?:\s?\S|\(?[A-Ea-e][.)]\s)/u;

function withoutDigits(text: string): string {
  return text
    .replace(/[\d\s]+/g, ' ')
    .replace(/\b[ivxlc]+\b/gi, '')
    .trim()
    .toLowerCase();
}

function edgesOf(lines: readonly Line[]): Line[] {
  return [...new Set([...lines.slice(0, LINES_TO_LOOK_AT), ...lines.slice(-LINES_TO_LOOK_AT)])];
}

/** The same pages without running heads and bare page numbers. */
export function withoutRunningHeads(pages: readonly Line[][]): Line[][] {
  const counts = new Map<string, number>();
  for (const lines of pages) {
    for (const key of new Set(edgesOf(lines).map((line) => withoutDigits(line.text))))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const minPages = Math.max(FEWEST_PAGES, pages.length * SHARE_OF_PAGES);
  return pages.map((lines) => {
    const edges = new Set(edgesOf(lines));
    return lines.filter((line) => {
      if (!edges.has(line) || OF_EXAM.test(line.text)) return true;
      const key = withoutDigits(line.text);
      return key === '' ? !/^(?:\W*(?:\d+|[ivxlc]+)\W*)+$/i.test(line.text) : (counts.get(key) ?? 0) < minPages;
    });
  });
}
