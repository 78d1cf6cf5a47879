// Text that a Word document may contain: XML allows no lone surrogates, and no control characters except tab and line breaks.

export function printable(text: string): string {
  return text.replace(/[^\P{C}\t\n\r\p{Cf}\p{Co}\p{Cn}]/gu, '');
}
