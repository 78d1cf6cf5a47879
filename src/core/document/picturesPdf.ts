// Writes a PDF of JPEG pictures, one on each page, as large as it is at 200 dots per inch.

/** A JPEG in colour. `width` and `height` in pixels. */
export type PdfPicture = { jpeg: Uint8Array<ArrayBuffer>; width: number; height: number };

/** The resolution at which the server draws a page to read it: each pixel of a picture then is one. */
const DOTS_PER_INCH = 200;
const POINTS_PER_INCH = 72;

const points = (pixels: number) => ((pixels * POINTS_PER_INCH) / DOTS_PER_INCH).toFixed(2);

/** The objects of a page begin here; before them stand the catalogue and the list of pages. */
const FIRST_PAGE = 3;
const OBJECTS_PER_PAGE = 3;

/** The bytes of the PDF in pieces, as a `File` takes them: the pictures, in their order, are not copied. */
export function pdfOf(pictures: readonly PdfPicture[]): Uint8Array<ArrayBuffer>[] {
  const encoder = new TextEncoder();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const offsets: number[] = [];
  let length = 0;
  const add = (part: string | Uint8Array<ArrayBuffer>) => {
    const bytes = typeof part === 'string' ? encoder.encode(part) : part;
    parts.push(bytes);
    length += bytes.length;
  };
  const addObject = (dictionary: string, stream?: string | Uint8Array<ArrayBuffer>) => {
    offsets.push(length);
    add(`${offsets.length} 0 obj\n${dictionary}\n`);
    if (stream !== undefined) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };
  const pageNumbers = pictures.map((_, at) => FIRST_PAGE + at * OBJECTS_PER_PAGE);
  // The second line says to programs that copy files that this one is not text.
  add('%PDF-1.4\n%\u00e2\u00e3\u00cf\u00d3\n');
  addObject('<< /Type /Catalog /Pages 2 0 R >>');
  addObject(`<< /Type /Pages /Count ${pictures.length} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`);
  for (const [at, { jpeg, width, height }] of pictures.entries()) {
    const page = FIRST_PAGE + at * OBJECTS_PER_PAGE;
    const [across, down] = [points(width), points(height)];
    const drawing = `q ${across} 0 0 ${down} 0 0 cm /Picture Do Q`;
    addObject(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${page + 1} 0 R /Resources << /XObject << /Picture ${page + 2} 0 R >> >> >>`,
    );
    addObject(`<< /Length ${drawing.length} >>`, drawing);
    addObject(
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>`,
      jpeg,
    );
  }
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  add(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return parts;
}
