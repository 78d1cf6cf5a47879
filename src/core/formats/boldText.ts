// Finds Markdown's bold text in a line, in a single pass. A power such as 2**3 is not bold, nor is a blank of three
// underscores or more.

type Span = { start: number; end: number };

/** Where bold parts stand, with their asterisks or underscores. */
function boldSpans(line: string): Span[] {
  const spans: Span[] = [];
  for (const mark of ['**', '__']) {
    let open = -1;
    for (let at = line.indexOf(mark); at >= 0; at = line.indexOf(mark, at + mark.length)) {
      const [signBefore = ' ', signAfter = ' '] = [line[at - 1], line[at + mark.length]];
      if (mark === '__' && (signBefore === '_' || signAfter === '_')) continue;
      if (open < 0) open = /[\s([*_]/.test(signBefore) && /\S/.test(signAfter) ? at : -1;
      else if (/\S/.test(signBefore) && /[^\p{L}\p{N}]/u.test(signAfter)) {
        spans.push({ start: open, end: at + mark.length });
        open = -1;
      }
    }
  }
  return spans.sort((a, b) => a.start - b.start);
}

/** The line without the signs of its bold parts. */
export function withoutBold(line: string): string {
  if (!line.includes('**') && !line.includes('__')) return line;
  const signs = boldSpans(line).flatMap(({ start, end }) => [start, end - 2]);
  let text = '';
  let at = 0;
  for (const sign of signs.sort((a, b) => a - b)) {
    if (sign < at) continue;
    text += line.slice(at, sign);
    at = sign + 2;
  }
  return (text + line.slice(at)).trim();
}

/** Whether this part at the end of the line is bold as a whole. A bold “A.” before it is not. */
export function hasBold(line: string, part: string): boolean {
  const text = part.replace(/[.;,]$/, '');
  const at = line.lastIndexOf(text);
  return text !== '' && at >= 0 && boldSpans(line).some(({ start, end }) => start < at && at + text.length <= end);
}
