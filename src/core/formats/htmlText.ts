// Text as HTML for programs that show nothing else, and the text of their HTML. No markup of a file is ever kept or run: what comes
// out of here is text.
const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  times: '×',
  divide: '÷',
  deg: '°',
  micro: 'µ',
  plusmn: '±',
  le: '≤',
  ge: '≥',
  ne: '≠',
  minus: '−',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  lambda: 'λ',
  mu: 'μ',
  pi: 'π',
  sigma: 'σ',
  theta: 'θ',
  omega: 'ω',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ouml: 'ö',
  uuml: 'ü',
  auml: 'ä',
  szlig: 'ß',
  rarr: '→',
  larr: '←',
  infin: '∞',
};
const ENTITY = /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));/gi;
const HIGHEST = 0x10_ff_ff;

/** The characters of HTML that stand for themselves. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The same with line breaks. */
export function toHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

/** The text with its entities read; an unknown one stays as it is. */
export function unescapeHtml(text: string): string {
  return text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= HIGHEST ? String.fromCodePoint(code) : whole;
  });
}

const UNSHOWN = /^(?:script|style|template|iframe|object)$/;
const BREAKS = /^(?:br|p|div|li|tr|h[1-6]|ul|ol|table|pre|blockquote)$/;

/** What a reader of this HTML would see. One way through the text, whatever stands in it. */
export function fromHtml(html: string): string {
  const parts: string[] = [];
  let at = 0;
  let hidden: string | null = null;
  const say = (text: string) => {
    if (hidden === null && text !== '') parts.push(unescapeHtml(oneLine(text)));
  };
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    const comment = html.startsWith('<!--', open);
    const isTag = comment || /[a-z/!?]/i.test(html[open + 1] ?? '');
    const end = isTag ? html.indexOf(comment ? '-->' : '>', open) : -1;
    if (isTag && end < 0) break;
    say(html.slice(at, isTag ? open : open + 1));
    at = isTag ? end + (comment ? 3 : 1) : open + 1;
    const [, closes, name = ''] = isTag
      ? (/^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(html.slice(open, open + 20).toLowerCase()) ?? [])
      : [];
    if (hidden !== null) hidden = closes === '/' && name === hidden ? null : hidden;
    else if (closes === '' && UNSHOWN.test(name)) hidden = name;
    else if (name === 'br' || (BREAKS.test(name) && (closes === '/' || parts.length > 0))) breakLine(parts, name);
  }
  say(html.slice(at));
  return parts.join('').trim();
}

/** A line break in HTML is a space. */
function oneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === lines.length - 1 ? line.trimStart() : line.trim()))
    .join(' ');
}

/** A break that was asked for counts each time; the end of one block and the beginning of the next are one. */
function breakLine(parts: string[], name: string): void {
  if (name === 'br' || parts.at(-1) !== '\n') parts.push('\n');
}

const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|su[bp]|span|div|[uo]l|li|img|a|table|t[rdh]|code|pre|h[1-6]|script|style)\b[^<>]{0,500}>/i;

/** Is this text HTML, where its file does not say so? A lone < is none. */
export function hasHtml(text: string): boolean {
  return TAG.test(text);
}

export const PICTURE = 'This question has a picture, and pictures cannot be imported. Say in words what it shows.';

/** A question without its picture would be half of one. */
export function hasPicture(html: string): boolean {
  return /<(?:img|svg|video|audio|object)\b/i.test(html);
}
