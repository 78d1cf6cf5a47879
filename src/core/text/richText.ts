// Finds formulas in a text. It renders nothing and makes no HTML.

export type Segment = { kind: 'text' | 'inline' | 'display'; text: string };

/**
 * Splits a text at `$…$` (inline) and `$$…$$` (display). Amounts of money are not formulas: an opening inline dollar has a
 * non-space after it, a closing one has a non-space before it and no digit after it; `\$` is a dollar (P2.8). Joined again, the
 * segments give the whole text.
 */
export function splitMath(text: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) segments.push({ kind: 'text', text: text.slice(at, end).replaceAll('\\$', '$') });
  };
  for (const { segment, start, end } of mathSpans(text)) {
    addText(start);
    segments.push(segment);
    at = end;
  }
  addText(text.length);
  return segments;
}

/** The formulas of a text and their positions, dollars included: `end` is behind the last dollar. */
export function mathSpans(text: string): MathSpan[] {
  const spans: MathSpan[] = [];
  let at = 0;
  while (at < text.length) {
    if (text.startsWith('\\$', at)) {
      at += 2;
      continue;
    }
    const span = text[at] === '$' ? (displayAt(text, at) ?? inlineAt(text, at)) : null;
    if (span) spans.push({ ...span, start: at });
    at = span?.end ?? at + 1;
  }
  return spans;
}

export type MathSpan = Span & { start: number };
type Span = { segment: Segment; end: number };

function displayAt(text: string, start: number): Span | null {
  if (!text.startsWith('$$', start)) return null;
  const end = text.indexOf('$$', start + 2);
  const inner = end < 0 ? '' : text.slice(start + 2, end);
  return inner.trim() === '' ? null : { segment: { kind: 'display', text: inner.trim() }, end: end + 2 };
}

function inlineAt(text: string, start: number): Span | null {
  if (!/\S/.test(text[start + 1] ?? ' ') || text[start + 1] === '$') return null;
  for (let end = start + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === '\n' && text[end + 1] === '\n') return null;
    else if (text[end] === '$') {
      const closes = /\S/.test(text[end - 1] ?? ' ') && !/\d/.test(text[end + 1] ?? '');
      return closes ? { segment: { kind: 'inline', text: text.slice(start + 1, end) }, end: end + 1 } : null;
    }
  }
  return null;
}

/** An inline formula and the text attached to it without a space: a comma, a bracket, the rest of a word. */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'display'; text: string }
  | { kind: 'inline'; text: string; before: string; after: string };

const AGAINST_THE_FRONT = /(?:(?:^|\s)(\S{1,8})|([([{“‘"']))$/u;
const AGAINST_THE_END = /^(?:\S{1,12}(?!\S)|[.,;:!?…)\]}”’"'%]+)/u;

/** Splits a text into pieces that keep a formula and its attached text on one line. Joined again, they give the whole text. */
export function piecesOf(text: string): Piece[] {
  const segments = splitMath(text);
  const isInline = (at: number) => segments[at]?.kind === 'inline';
  const pieces: Piece[] = [];
  let rest = '';
  for (const [at, segment] of segments.entries()) {
    if (segment.kind === 'text') {
      const suffix = isInline(at - 1) ? (AGAINST_THE_END.exec(segment.text)?.[0] ?? '') : '';
      const formula = pieces.at(-1);
      if (formula?.kind === 'inline') formula.after = suffix;
      rest = segment.text.slice(suffix.length);
      const [, word, bracket] = (isInline(at + 1) && AGAINST_THE_FRONT.exec(rest)) || [];
      const prefix = word ?? bracket ?? '';
      const middleText = rest.slice(0, rest.length - prefix.length);
      rest = prefix;
      if (middleText !== '') pieces.push({ kind: 'text', text: middleText });
    } else {
      pieces.push(
        segment.kind === 'inline'
          ? { kind: 'inline', text: segment.text, before: rest, after: '' }
          : { kind: 'display', text: segment.text },
      );
      rest = '';
    }
  }
  return pieces;
}
