// Rows as CSV for spreadsheets (RFC 4180, https://www.rfc-editor.org/rfc/rfc4180). No cell can be taken for a formula (OWASP, "CSV
// Injection": https://owasp.org/www-community/attacks/CSV_Injection).
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/u;

/** The rows with a byte order mark, which tells spreadsheets the encoding. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;\t]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
