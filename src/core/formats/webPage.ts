// The text of a web page, also as mail sends it (MHTML), with the marks of its headings and points as Markdown has them.
import { fromHtml } from './htmlText.ts';

const HEAD = 2_000;
const CODES = /(?:=[0-9A-F]{2})+/gi;

/** The text between these codes of bytes, "caf=C3=A9", without the line breaks that mail put in. */
function unquoted(text: string): string {
  const utf8 = new TextDecoder();
  const bytesOf = (codes: string) => Uint8Array.from(codes.slice(1).split('='), (code) => Number.parseInt(code, 16));
  return text.replace(/=\r?\n/g, '').replace(CODES, (codes) => utf8.decode(bytesOf(codes)));
}

/** What a reader of this page would see; nothing where its bytes are packed for mail. A plain text comes back as it is. */
export function fromWebPage(source: string): string {
  const head = source.slice(0, HEAD);
  if (/^content-transfer-encoding:\s*base64/im.test(head)) return '';
  const page = /^content-transfer-encoding:\s*quoted-printable/im.test(head) ? unquoted(source) : source;
  const start = page.search(/<body\b/i);
  if (start < 0) return page;
  const end = page.search(/<\/body\b/i);
  const mark = (tag: string, level = 0) => `${tag}${'#'.repeat(level) || '-'} `;
  const body = page.slice(start, end < start ? undefined : end).replace(/<(?:h([1-6])|li)\b[^<>]*>/gi, mark);
  return fromHtml(body).replaceAll('\n', '\n\n');
}
