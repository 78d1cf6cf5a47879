// What a public library puts around a book: its name in front, its licence behind. Nobody studies that.

/** "*** START OF THIS PROJECT GUTENBERG EBOOK …", "***END OF THE PROJECT GUTENBERG EBOOK …***" */
const MARK = /^[ \t]*\*{3}[ \t]*(START|END) OF (?:THE|THIS) PROJECT GUTENBERG\b.*$/gm;

/** The book itself, between the marks; the whole text where there are none. */
export function withoutLicence(text: string): string {
  const marks = [...text.matchAll(MARK)];
  const start = marks.find(([, side]) => side === 'START');
  const from = start === undefined ? 0 : start.index + start[0].length;
  const end = marks.find(({ index, 1: side }) => side === 'END' && index >= from);
  return text.slice(from, end?.index);
}
