// Removes what a Word document cannot contain: lone surrogates, and control characters other than tab and line breaks.

export function printable(text: string): string {
  return text.replace(/[^\P{C}\t\n\r\p{Cf}\p{Co}\p{Cn}]/gu, '');
}
