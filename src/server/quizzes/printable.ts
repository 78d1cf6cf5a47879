// What may stand in a Word document: XML knows no halves of letters, and no control characters but tab and line breaks.

export function printable(text: string): string {
  return text.replace(/[^\P{C}\t\n\r\p{Cf}\p{Co}\p{Cn}]/gu, '');
}
