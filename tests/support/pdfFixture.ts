// Writes small PDFs for tests: lines in Helvetica, with bold, italic and sizes, packed on request. No embedded fonts.
import { deflateSync } from 'node:zlib';

type PdfPiece = { text: string; bold?: boolean; italic?: boolean };
export type PdfLine = { pieces: (string | PdfPiece)[]; size?: number; x?: number; y?: number };

const LINE_HEIGHT = 1.2;
const BODY = 11;
const fonts = ['Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'];

/** Windows-1252 for the signs that the fixtures use. */
const special: Record<string, string> = { '’': '\x92', '“': '\x93', '”': '\x94', '—': '\x97', '–': '\x96', '•': '\x95' };

function escaped(text: string): string {
  return text.replace(/[’“”—–•]/g, (sign) => special[sign] ?? sign).replace(/[\\()]/g, '\\$&');
}

function pieceCode(piece: string | PdfPiece, size: number): string {
  const { text, bold = false, italic = false } = typeof piece === 'string' ? { text: piece } : piece;
  return `/F${bold ? 2 : italic ? 3 : 1} ${size} Tf (${escaped(text)}) Tj`;
}

function pageCode(lines: readonly PdfLine[]): string {
  let y = 780;
  return lines
    .map(({ pieces, size = BODY, x = 56, y: at }) => {
      y = at ?? y - size * LINE_HEIGHT - (size > BODY ? 8 : 0);
      return `BT 1 0 0 1 ${x} ${y.toFixed(1)} Tm ${pieces.map((piece) => pieceCode(piece, size)).join(' ')} ET`;
    })
    .join('\n');
}

/** A page's code as a stream, packed as most programs pack it or as it is. */
function streamOf(code: string, packed: boolean): string {
  const bytes = Buffer.from(code, 'latin1');
  const content = packed ? deflateSync(bytes).toString('latin1') : code;
  return `<< ${packed ? '/Filter /FlateDecode ' : ''}/Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** A PDF with these pages of lines; `size`: how wide and high a page is, in points. */
export function pdfOf(pages: readonly PdfLine[][], title?: string, packed = false, size = [595, 842]): Uint8Array {
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  const firstPage = 3 + fonts.length;
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(`<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${firstPage + at * 2} 0 R`).join(' ')}] >>`);
  for (const font of fonts) add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  const resources = `<< /Font << ${fonts.map((_, at) => `/F${at + 1} ${3 + at} 0 R`).join(' ')} >> >>`;
  pages.forEach((lines, at) => {
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Resources ${resources} /Contents ${firstPage + at * 2 + 1} 0 R >>`,
    );
    add(streamOf(pageCode(lines), packed));
  });
  if (title) add(`<< /Title (${escaped(title)}) >>`);
  let file = '%PDF-1.4\n';
  const offsets = objects.map((body, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R${title ? ` /Info ${objects.length} 0 R` : ''} >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (sign) => sign.charCodeAt(0));
}

/** A text broken into lines of a page, as wide as a page takes. */
export function wrapped(text: string, width = 85): PdfLine[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + word.length + 1 > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => ({ pieces: [one] }));
}

/** A PDF of one page whose font is not inside it and names a code table of Chinese, as printers' drivers write them. */
export function codeTablePdf(lines: readonly string[]): Uint8Array {
  const hex = (line: string) => [...line].map((sign) => sign.charCodeAt(0).toString(16).padStart(4, '0')).join('');
  const code = `BT /F 6 Tf 30 800 Td ${lines.map((line) => `<${hex(line)}> Tj 0 -8 Td`).join(' ')} ET`;
  const collection = '/CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 6 0 R >>',
    '<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UCS2-H /DescendantFonts [5 0 R] >>',
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /DW 500 ${collection} /FontDescriptor 7 0 R >>`,
    streamOf(code, false),
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 >>',
  ];
  const file = objects.map((body, at) => `${at + 1} 0 obj\n${body}\nendobj\n`).join('');
  return new TextEncoder().encode(`%PDF-1.4\n${file}trailer\n<< /Root 1 0 R /Size 8 >>\n%%EOF\n`);
}
