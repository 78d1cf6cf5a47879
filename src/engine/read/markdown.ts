// What notes in Markdown have besides their text: front matter, code, links, quotes, tables, rules. Bold, headings and lists
// are left for the reader of plain text, which knows them.

const FRONT_MATTER =
  /^\s*---[ \t]*\n((?:[ \t]*(?:[\w-]+[ \t]*:.*|-[ \t].*|#.*|[ \t]+\S.*)?\n){1,60}?)(?:---|\.\.\.)[ \t]*(?:\n|$)/;
const FENCED = /^[ \t]*(```|~~~)[^\n]*\n[\s\S]*?^[ \t]*\1[ \t]*$/gm;
const COMMENT = /<!--[\s\S]*?-->/g;
/** `|---|:--:|`, `***`, `====`, `:::note`: lines that draw, and say nothing. */
const DRAWN = /^[ \t]*(?:\|?(?:[ \t]*:?-{3,}:?[ \t]*\|)+(?:[ \t]*:?-{3,}:?)?[ \t]*|(?:[-*_][ \t]?){3,}|={3,}|:::.*)$/gm;
/** The row that names the columns of a table, above its line. */
const HEAD_ROW = /^[ \t]*\|.+\|[ \t]*\n(?=[ \t]*\|?[ \t]*:?-{3,}:?[ \t]*\|)/gm;
const ROW = /^[ \t]*\|(.+)\|[ \t]*$/gm;

/** The title that the front matter gives, if any. */
export function titleInFront(text: string): string | null {
  const given = /^title[ \t]*:[ \t]*["']?(.+?)["']?[ \t]*$/im.exec(FRONT_MATTER.exec(text)?.[1] ?? '');
  return given?.[1] ?? null;
}

/** A row of two cells is a term and what it means; longer rows are left as one line. */
function asLine(inner: string): string {
  const cells = inner.split('|').map((cell) => cell.trim());
  return `- ${cells.filter((cell) => cell !== '').join(cells.length === 2 ? ': ' : ' · ')}\n`;
}

/** The text without the marks that no reader is meant to see. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(FRONT_MATTER, '')
    .replace(FENCED, '')
    .replace(COMMENT, '')
    .replace(HEAD_ROW, '')
    .replace(DRAWN, '')
    .replace(ROW, (_, inner: string) => asLine(inner))
    .replace(/!\[[^\]\n]*\]\([^)\s]*(?: "[^"\n]*")?\)/g, '')
    .replace(/\[([^\]\n]+)\]\((?:https?:|#|\/|\.|mailto:|[\w-]+\.)[^)\s]*(?: "[^"\n]*")?\)/g, '$1')
    .replace(/^[ \t]*>[ \t]?(?=\S)/gm, '')
    .replace(/^([ \t]*[-*] )\[[ xX]\] /gm, '$1')
    .replace(/\*\*\*(\S[^*\n]*\S)\*\*\*/g, '**$1**')
    .replace(/(?<!`)`([^`\n]+)`(?!`)/g, '$1')
    .replace(/(?<=\w)---?(?=\w)/g, '—')
    .replace(/<br ?\/?>/gi, ' ');
}
