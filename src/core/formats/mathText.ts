// Writes formulas as \(…\) and \[…\], which MathJax always accepts, for programs that do not know dollars (Moodle, Anki, QTI
// players).
import { mathSpans } from '../text/richText.ts';

/** An invisible joiner before a literal bracket of ours keeps it from starting a formula. */
const JOINER = '\u2060';
const LITERAL = /\\(?=\u2060*[()[\]])/g;
const HIDDEN = /\\\u2060(?=\u2060*[()[\]])/g;

/** `$x$` becomes `\(x\)`, `$$x$$` becomes `\[x\]`. */
export function toBrackets(text: string): string {
  let result = '';
  let at = 0;
  const escapePart = (part: string) => part.replace(LITERAL, `\\${JOINER}`);
  for (const { segment, start, end } of mathSpans(text)) {
    const width = segment.kind === 'display' ? 2 : 1;
    const inner = text.slice(start + width, end - width);
    const [open, close] = segment.kind === 'display' ? ['\\[', '\\]'] : ['\\(', '\\)'];
    if (inner.includes(open) || inner.includes(close)) continue;
    result += escapePart(text.slice(at, start)) + open + inner + close;
    at = end;
  }
  return result + escapePart(text.slice(at));
}

/** The reverse. A formula without an end stays text. */
export function toDollars(text: string): string {
  let result = '';
  let at = 0;
  const endless = new Set<string>();
  const unescapePart = (part: string) => part.replace(HIDDEN, '\\');
  for (let open = text.indexOf('\\'); open >= 0; open = text.indexOf('\\', open)) {
    const mark = text[open + 1] ?? '';
    const close = CLOSES[mark];
    const end = close === undefined || endless.has(close) ? -1 : text.indexOf(close, open + 2);
    if (close === undefined || end < 0) {
      if (close !== undefined) endless.add(close);
      open += 1;
      continue;
    }
    const next = mark === '(' && /\d/.test(text[end + 2] ?? '') ? ' ' : '';
    result += unescapePart(text.slice(at, open)) + inDollars(text.slice(open + 2, end), mark) + next;
    at = end + 2;
    open = at;
  }
  return result + unescapePart(text.slice(at));
}

const CLOSES: Record<string, string> = { '(': '\\)', '[': '\\]' };

function inDollars(inner: string, mark: string): string {
  if (inner.trim() === '') return '';
  return mark === '[' ? `$$${inner}$$` : `$${inner.trim()}$`;
}
