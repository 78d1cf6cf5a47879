// Converts text to HTML for programs that need it, and HTML to text. Markup of a file is never kept or run.
import { type Script, ScriptText, withoutScriptTags } from '../text/raisedText.ts';
import { hasEntity, unescapeHtml, unescapeNamed } from './htmlEntities.ts';

/** Escapes `&`, `<` and `>`. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The same with line breaks. */
export function toHtml(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

const UNSHOWN = /^(?:script|style|template|iframe|object)$/;
const BREAKS = /^(?:br|p|div|li|tr|h[1-6]|ul|ol|table|pre|blockquote)$/;
const SCRIPTS: Record<string, Script> = { sup: 'raised', sub: 'lowered' };
/** Formatting elements whose look plain text cannot keep. */
const FACES = /^(?:b|i|u|s|em|strong|strike|del|ins|mark)$/;

/** What was lost from a text. */
export type TextChange = 'face' | 'footnote' | 'embedded' | 'sound' | 'answer_picture' | 'note_fields';

/** The text that a reader of this HTML would see, in a single pass over any input. `changes` collects what was lost. */
export function fromHtml(html: string, changes: Set<TextChange> = new Set()): string {
  const writer = new HtmlWriter(html, changes);
  const isClosed = closingTags(html);
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    const comment = html.startsWith('<!--', open);
    const tag = comment ? null : tagAt(html, open, isClosed);
    const end = comment ? html.indexOf('-->', open) : (tag?.end ?? open);
    if (end < 0) {
      at = html.length;
      break;
    }
    writer.say(html.slice(at, comment || tag ? open : open + 1));
    at = comment ? end + 3 : tag ? end : open + 1;
    if (tag) writer.tag(tag, at);
  }
  writer.say(html.slice(at));
  return writer.text();
}

type Tag = { name: string; closes: boolean; end: number };

const ATTRIBUTE = String.raw`\s+[\w:@.-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=]+))`;
const TAG_HERE = new RegExp(
  String.raw`<(/?)([a-z][a-z0-9]*(?:[:-][a-z][a-z0-9-]*)?)((?:${ATTRIBUTE}|\s+(?:hidden|disabled|open|reversed|controls|checked|nowrap|allowfullscreen|async|defer))*)\s*/?>|<[!?][^>]*>`,
  'iy',
);
const ELEMENTS = new Set(
  (
    'a abbr acronym address article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col colgroup ' +
    'data dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 head header hr html i ' +
    'iframe img input ins kbd label legend li link main map mark math meta nav object ol option p param picture pre q rp rt ruby s samp ' +
    'script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead ' +
    'time title tr tt u ul var video wbr'
  ).split(' '),
);
/** "a<b>c" is a comparison; these names are elements only if they are closed. */
const CLOSED = /^[abiqsu]$/;

/** The tag that begins here, or null if this "<" is a literal sign. Text that only resembles HTML must not be lost. */
function tagAt(html: string, open: number, isClosed: (name: string, at: number) => boolean): Tag | null {
  TAG_HERE.lastIndex = open;
  const match = TAG_HERE.exec(html);
  if (match === null) return null;
  const [source, slash, word = '', attributes = ''] = match;
  const name = word.toLowerCase();
  const tag = { name, closes: slash === '/', end: open + source.length };
  // <!DOCTYPE …>, and what Word adds, <o:p>.
  if (name === '' || name.includes(':')) return tag;
  if (!ELEMENTS.has(name)) return null;
  return CLOSED.test(name) && !tag.closes && attributes === '' && !isClosed(name, tag.end) ? null : tag;
}

/** Whether a closing tag of this name follows. */
function closingTags(html: string): (name: string, at: number) => boolean {
  const last = new Map<string, number>();
  const small = html.toLowerCase();
  return (name, at) => {
    if (!last.has(name)) last.set(name, small.lastIndexOf(`</${name}>`));
    return (last.get(name) ?? -1) >= at;
  };
}

/** How many characters after raised or lowered text are looked at. */
const AFTER = 40;

/** Collects the text of HTML as its tags are read. */
class HtmlWriter {
  readonly #html: string;
  readonly #changes: Set<TextChange>;
  readonly #text = new ScriptText();
  readonly #parts = this.#text.parts;
  #hidden: string | null = null;
  #isCode = false;
  /** where the text of an open <sup> or <sub> begins */
  #script: { name: string; part: number } | null = null;

  constructor(html: string, changes: Set<TextChange>) {
    this.#html = html;
    this.#changes = changes;
  }

  say(text: string): void {
    if (this.#hidden === null && text !== '') this.#parts.push(unescapeHtml(this.#isCode ? text : oneLine(text)));
  }

  /** `end`: the position after the tag. */
  tag({ name, closes }: Tag, end: number): void {
    if (this.#hidden !== null) this.#hidden = closes && name === this.#hidden ? null : this.#hidden;
    else if (!closes && UNSHOWN.test(name)) {
      this.#hidden = name;
      if (name !== 'style') this.#changes.add('embedded');
    } else if (name in SCRIPTS) this.#writeScript(name, closes, end);
    else if (name === 'br' || (BREAKS.test(name) && (closes || this.#parts.length > 0))) this.#breakLine(name);
    if (name === 'pre') this.#isCode = !closes;
    if (FACES.test(name)) this.#changes.add('face');
  }

  text(): string {
    return this.#parts.join('').trim();
  }

  #writeScript(name: string, closes: boolean, end: number): void {
    if (!closes) this.#script = { name, part: this.#parts.length };
    else if (this.#script?.name === name) {
      const inner = this.#parts.splice(this.#script.part).join('');
      this.#script = null;
      const textAfter = unescapeHtml(this.#html.slice(end, end + AFTER).replace(/<[^<>]*>?/g, ''));
      if (this.#text.addScript(inner, SCRIPTS[name] ?? 'raised', textAfter)) this.#changes.add('footnote');
    }
  }

  /** Each <br> counts. The end of one block and the start of the next are a single break. */
  #breakLine(name: string): void {
    if (name === 'br' || this.#parts.at(-1) !== '\n') this.#parts.push('\n');
  }
}

/** A line break in HTML is a space. */
function oneLine(text: string): string {
  if (!text.includes('\n')) return text;
  const lines = text.split('\n');
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === lines.length - 1 ? line.trimStart() : line.trim()))
    .join(' ');
}

const TAG =
  /<\/?(?:p|br|b|i|u|em|strong|su[bp]|span|div|[uo]l|li|img|a|table|t[rdh]|code|pre|h[1-6]|script|style)\b[^<>]{0,500}>/i;

/** Whether this text is HTML, if its file does not say. A lone "<" is not enough. */
export function hasHtml(text: string): boolean {
  return TAG.test(text) || hasEntity(text);
}

/**
 * Converts text of a format without markup: superscripts, subscripts and named entities are converted, everything else stays.
 */
export function fromPlain(text: string, changes: Set<TextChange> = new Set()): string {
  return unescapeNamed(withoutScriptTags(text, () => changes.add('footnote')));
}

/** What was lost from these texts. */
export function changesIn(texts: readonly string[]): ReadonlySet<TextChange> {
  const changes = new Set<TextChange>();
  for (const text of texts) fromHtml(text, changes);
  return changes;
}

export const PICTURE = { code: 'picture' } as const;

/** A question without its picture would be incomplete. */
export function hasPicture(html: string): boolean {
  return /<(?:img|svg|video|audio|object)\b/i.test(html);
}
