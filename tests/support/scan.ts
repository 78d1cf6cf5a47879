// A scanned document for tests: pages of text, drawn and kept as pictures only.
import { createRequire } from 'node:module';
import path from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { pdfjs } from './engineInput.ts';
import { type PdfLine, pdfOf } from './pdfFixture.ts';

const fonts = `${path.dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/standard_fonts/`;
const DOTS_PER_POINT = 2.5;

/** The text in lines of at most `width` letters. */
export function linesOfText(text: string, width = 80): PdfLine[] {
  const lines: PdfLine[] = [];
  for (const paragraph of text.split('\n').filter((one) => one.trim() !== '')) {
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (`${line} ${word}`.length > width) {
        lines.push({ pieces: [line] });
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push({ pieces: [line] });
  }
  return lines;
}

/** A PDF whose pages are pictures of these pages. */
export async function scanOf(pages: readonly PdfLine[][]): Promise<Uint8Array> {
  const file = await pdfjs.getDocument({ data: pdfOf(pages), disableFontFace: true, standardFontDataUrl: fonts, verbosity: 0 })
    .promise;
  const pictures: { jpeg: Buffer; width: number; height: number }[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale: DOTS_PER_POINT });
    const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
    await page.render({ canvas: canvas as never, viewport }).promise;
    pictures.push({ jpeg: canvas.toBuffer('image/jpeg', 80), width: canvas.width, height: canvas.height });
  }
  return pictureBook(pictures);
}

function pictureBook(pictures: readonly { jpeg: Buffer; width: number; height: number }[]): Uint8Array {
  const kids = pictures.map((_, at) => `${3 + at * 3} 0 R`).join(' ');
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Count ${pictures.length} /Kids [${kids}] >>`),
  ];
  for (const [at, { jpeg, width, height }] of pictures.entries()) {
    const first = 3 + at * 3;
    const drawing = 'q 595 0 0 842 0 0 cm /P Do Q';
    objects.push(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /P ${first + 2} 0 R >> >> /Contents ${first + 1} 0 R >>`,
      ),
      Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
      Buffer.concat([
        Buffer.from(
          `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
        ),
        jpeg,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  // Without a table of offsets: readers rebuild it.
  const body = objects.flatMap((object, at) => [Buffer.from(`${at + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
  return new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.4\n'), ...body, Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n')]));
}
